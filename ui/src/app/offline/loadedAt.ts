// Formats the time of the last loaded data: the clock time of today, otherwise with the day.
import { localDay, type Day } from '@/shared/lib/dates';

export function formatLoadedAt(at: number, today: Day, format: string): string {
  const isToday = localDay(new Date(at)) === today;
  return new Intl.DateTimeFormat(format, {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}
