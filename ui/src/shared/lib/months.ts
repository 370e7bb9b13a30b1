// The days of a calendar month as a grid of weeks, and moving through it by keys.
import { addDays, weekStart, type Day } from './dates';

// 'YYYY-MM'.
export type Month = string;
export type FirstDay = 'sunday' | 'monday';

const CELLS = 42;
const DAYS_PER_WEEK = 7;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function firstOf(month: Month): Day {
  return `${month}-01`;
}

export function addMonths(month: Month, count: number): Month {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

// The same day of another month, or its last day if the month is shorter.
function sameDayOf(month: Month, day: Day): Day {
  const last = addDays(firstOf(addMonths(month, 1)), -1);
  const target = `${month}-${day.slice(8)}`;
  return target > last ? last : target;
}

// Six weeks, starting at the Sunday (or Monday) on or before the 1st.
export function daysOf(month: Month, first: FirstDay): Day[] {
  const start = weekStart(firstOf(month), first);
  return Array.from({ length: CELLS }, (_, index) => addDays(start, index));
}

export function weeksOf(days: readonly Day[]): Day[][] {
  return Array.from({ length: days.length / DAYS_PER_WEEK }, (_, week) =>
    days.slice(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK),
  );
}

// The day that a key moves to; null for other keys.
export function dayByKey(day: Day, key: string, first: FirstDay): Day | null {
  const month = monthOf(day);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -DAYS_PER_WEEK);
    case 'ArrowDown':
      return addDays(day, DAYS_PER_WEEK);
    case 'Home':
      return weekStart(day, first);
    case 'End':
      return addDays(weekStart(day, first), DAYS_PER_WEEK - 1);
    case 'PageUp':
      return sameDayOf(addMonths(month, -1), day);
    case 'PageDown':
      return sameDayOf(addMonths(month, 1), day);
    default:
      return null;
  }
}
