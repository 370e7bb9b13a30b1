// The 42 days as a grid with keyboard navigation (arrows, Home, End, PageUp, PageDown, Enter).
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { PlannedWorkout, Workout } from '@/shared/api/types';
import { useFormat } from '@/shared/i18n/locale';
import { weekdayName, weekdayOf, type Day } from '@/shared/lib/dates';
import { DayCell } from './DayCell';
import { dayByKey, monthOf, weeksOf, type FirstDay, type Month } from './logic';
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
  const [last, setLast] = useState<Day | null>(null);
  const root = useRef<HTMLTableElement>(null);
  // The day that a key moved to. It takes the focus once it is rendered, possibly after the month changes.
  const follow = useRef<Day | null>(null);

  const start = monthOf(today) === month ? today : (days.find((day) => monthOf(day) === month) ?? null);
  const reachable = [last, selected, start].find((day) => day !== null && days.includes(day)) ?? null;

  // A layout effect: the next key may follow at once, and the previously focused cell was removed.
  useLayoutEffect(() => {
    if (follow.current === null || !days.includes(follow.current)) return;
    root.current?.querySelector<HTMLElement>(`[data-day="${follow.current}"]`)?.focus();
    follow.current = null;
  }, [last, days]);

  const onKeyDown = (event: KeyboardEvent, day: Day) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onSelect(day, true);
    }
    const to = dayByKey(day, event.key, first);
    if (to === null) return;
    event.preventDefault();
    follow.current = to;
    setLast(to);
    const pages = event.key === 'PageUp' || event.key === 'PageDown';
    if (pages || !days.includes(to)) onMonth(monthOf(to));
  };

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
                onSelect={() => {
                  setLast(day);
                  onSelect(day, false);
                }}
                onKeyDown={(event) => onKeyDown(event, day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
