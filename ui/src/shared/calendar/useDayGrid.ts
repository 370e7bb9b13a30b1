// The focus of a grid of days: one day is in the tab order, and keys move it (arrows, Home, End, PageUp, PageDown).
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Day } from '@/shared/lib/dates';
import { dayByKey, monthOf, type FirstDay, type Month } from '@/shared/lib/months';

export interface DaysOfGrid {
  month: Month;
  days: readonly Day[];
  first: FirstDay;
  today: Day;
  selected: Day | null;
  // `byKey`: selected by Enter or Space.
  onSelect: (day: Day, byKey: boolean) => void;
  // A key moved beyond the grid.
  onMonth: (month: Month) => void;
}

// Each cell has `data-day`. `reachable` is the day in the tab order.
export function useDayGrid({ month, days, first, today, selected, onSelect, onMonth }: DaysOfGrid) {
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

  const choose = (day: Day) => {
    setLast(day);
    onSelect(day, false);
  };
  return { root, reachable, onKeyDown, choose };
}
