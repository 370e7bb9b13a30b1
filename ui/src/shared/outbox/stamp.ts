// The time of an entry that the server has not stored yet, as the server will answer it.
import { localDay, type Day } from '@/shared/lib/dates';

interface Stamp {
  localDate: Day;
  // In minutes.
  utcOffset: number;
}

// `moment` is a timestamp.
export function stampOf(moment: string): Stamp {
  const date = new Date(moment);
  return { localDate: localDay(date), utcOffset: -date.getTimezoneOffset() };
}

// A day without a time is now if it is today, otherwise local noon. As in src/api/session.cpp.
export function momentOn(given: string, now: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given)) return given;
  return given === localDay(new Date(now)) ? now : new Date(`${given}T12:00`).toISOString();
}
