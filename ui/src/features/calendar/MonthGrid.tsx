// The 42 days as a grid with keyboard navigation (arrows, Home, End, PageUp, PageDown, Enter).
import type { PlannedWorkout, Workout } from '@/shared/api/types';
import { useDayGrid } from '@/shared/hooks/useDayGrid';
import { useFormat } from '@/shared/i18n/locale';
import { weekdayName, weekdayOf, type Day } from '@/shared/lib/dates';
import { monthOf, weeksOf, type FirstDay, type Month } from '@/shared/lib/months';
import { DayCell } from './DayCell';
import { MONTH_TITLE } from './MonthBar';
import classes from './MonthGrid.module.css';

interface MonthGridProps {
  month: Month;
  days: readonly Day[];
  first: FirstDay;
  today: Day;
  selected: Day | null;
  logged: (day: Day) => readonly Workout[];
  planned: (day: Day) => PlannedWorkout | null;
  loading: boolean;
  // `byKey`: selected by keyboard, so the focus moves to the day's panel.
  onSelect: (day: Day, byKey: boolean) => void;
  // A key moved beyond the grid.
  onMonth: (month: Month) => void;
}

export function MonthGrid({
  month,
  days,
  first,
  today,
  selected,
  logged,
  planned,
  loading,
  onSelect,
  onMonth,
}: MonthGridProps) {
  const format = useFormat();
  const { root, reachable, onKeyDown, choose } = useDayGrid({ month, days, first, today, selected, onSelect, onMonth });

  return (
    <table ref={root} role="grid" aria-labelledby={MONTH_TITLE} aria-busy={loading} className={classes.grid}>
      <thead>
        <tr>
          {days.slice(0, 7).map((day) => {
            const weekday = weekdayOf(day);
            return (
              <th key={day} scope="col" aria-label={weekdayName(weekday, format)}>
                <span className={classes.wide}>{weekdayName(weekday, format, 'short')}</span>
                <span className={classes.narrow}>{weekdayName(weekday, format, 'narrow')}</span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                outside={monthOf(day) !== month}
                today={day === today}
                selected={day === selected}
                reachable={day === reachable}
                logged={logged(day)}
                planned={planned(day)}
                onSelect={() => choose(day)}
                onKeyDown={(event) => onKeyDown(event, day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
