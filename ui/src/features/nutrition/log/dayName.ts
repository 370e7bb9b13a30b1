// A day as the log names it: today and yesterday by their word; it knows no entry.
import type { Translate } from '@/shared/i18n/translate';
import { addDays, formatDay, type Day } from '@/shared/lib/dates';

type Words = Translate<'common'>;

export function nameOfDay(day: Day, today: Day, format: string, words: Words): string {
  const date = formatDay(day, format, { weekday: 'short', day: 'numeric', month: 'short' });
  if (day === today) return `${words('today')}, ${date}`;
  if (day === addDays(today, -1)) return `${words('yesterday')}, ${date}`;
  return day.slice(0, 4) === today.slice(0, 4)
    ? date
    : formatDay(day, format, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
}
