// The calendar of the cycle beside the chosen day.
import { useState } from 'react';
import type { Cycle, PeriodTracking } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useToday } from '@/shared/hooks/useToday';
import type { Day } from '@/shared/lib/dates';
import { monthOf } from '@/shared/lib/months';
import { CycleCalendar } from './CycleCalendar';
import classes from './CycleMonth.module.css';
import { DayPanel } from './DayPanel';
import { cycleDay, shownDays } from './days';
import { usePeriodDays } from './daysApi';

interface CycleMonthProps {
  periods: readonly PeriodTracking[];
  cycle: Cycle;
  // Opens the form of a new period that starts on the day.
  onLog: (start: Day) => void;
  onEdit: (period: PeriodTracking) => void;
}

export function CycleMonth({ periods, cycle, onLog, onEdit }: CycleMonthProps) {
  const today = useToday();
  const { weekStart: first = 'sunday' } = useUser();
  const [month, setMonth] = useState(monthOf(today));
  const [selected, setSelected] = useState<{ day: Day; byKey: boolean }>({ day: today, byKey: false });
  const days = shownDays(month, first);
  const logged = usePeriodDays(days[0] ?? today, days.at(-1) ?? today);
  const data = { periods, logged: logged.data ?? [], cycle, today };
  const select = (day: Day, byKey: boolean) => {
    setSelected({ day, byKey });
    setMonth(monthOf(day));
  };
  const shown = cycleDay(selected.day, data);
  // The panel follows the calendar: a day of another month is not loaded.
  const isLoaded = logged.data !== undefined && days.includes(selected.day);
  return (
    <div className={classes.layout}>
      <CycleCalendar
        month={month}
        days={days}
        first={first}
        today={today}
        selected={selected.day}
        dayOf={(day) => cycleDay(day, data)}
        loading={logged.isFetching}
        onSelect={select}
        onMonth={setMonth}
      />
      {isLoaded && (
        <DayPanel
          day={selected.day}
          content={shown}
          loggable={selected.day <= today}
          focused={selected.byKey}
          onDay={(day) => select(day, false)}
          onLog={onLog}
          onEdit={onEdit}
        />
      )}
    </div>
  );
}
