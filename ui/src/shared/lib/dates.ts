// Local days (YYYY-MM-DD), weeks and clock times. The current time is always a parameter.
import type { Locale } from '@/shared/i18n/messages.gen';
import { dateFormatter } from './formatters';

export type Day = string;
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const pad = (value: number) => String(value).padStart(2, '0');

// Monday … Sunday, the order of a training week. 0 is Sunday, as in the API.
export const trainingWeek: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

// The day in the browser's time zone.
export function localDay(moment: Date): Day {
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

// Calculates in UTC, where every day has 24 hours, so that daylight saving time has no effect.
function atUtcMidnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function addDays(day: Day, count: number): Day {
  const date = atUtcMidnight(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((atUtcMidnight(to).getTime() - atUtcMidnight(from).getTime()) / 86_400_000);
}

export function weekdayOf(day: Day): Weekday {
  return atUtcMidnight(day).getUTCDay() as Weekday;
}

// The Monday (or Sunday) on or before the day.
export function weekStart(day: Day, first: 'monday' | 'sunday' = 'monday'): Day {
  const offset = first === 'monday' ? (weekdayOf(day) + 6) % 7 : weekdayOf(day);
  return addDays(day, -offset);
}

export function millisecondsToMidnight(moment: Date): number {
  const midnight = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1);
  return midnight.getTime() - moment.getTime();
}

export function formatDay(day: Day, format: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormatter(format, { ...options, timeZone: 'UTC' }).format(atUtcMidnight(day));
}

// The names that Intl returns. Intl itself would delay the first screen by 0.1 s on a phone.
const weekdayNames = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
} as const satisfies Record<Locale, readonly string[]>;
const shortLength: Record<Locale, number> = { en: 3, de: 2 };

export function weekdayName(weekday: Weekday, format: string, width: 'long' | 'short' | 'narrow' = 'long'): string {
  const language = format.split('-')[0] as Locale;
  const name = weekdayNames[language][weekday];
  return width === 'long' ? name : name.slice(0, width === 'short' ? shortLength[language] : 1);
}

// The clock time at the place of the entry, whatever the reader's time zone: the timestamp plus the entry's own UTC
// offset.
export function formatClock(timestamp: string, utcOffsetMinutes: number, format: string): string {
  const local = new Date(new Date(timestamp).getTime() + utcOffsetMinutes * 60_000);
  return dateFormatter(format, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(local);
}

// 75 becomes '1:15'.
export function formatTimer(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${pad(whole % 60)}`;
}

const durationUnits: Record<Locale, { hours: string; minutes: string }> = {
  en: { hours: 'h', minutes: 'min' },
  de: { hours: 'Std.', minutes: 'Min.' },
};

// 95 becomes ['1 h', '35 min'], in German ['1 Std.', '35 Min.'].
export function durationParts(minutes: number, format: string): string[] {
  const units = durationUnits[format.split('-')[0] as Locale];
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return [
    ...(hours > 0 ? [`${hours} ${units.hours}`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest} ${units.minutes}`] : []),
  ];
}

// '1 h 35 min', in German '1 Std. 35 Min.'.
export function formatMinutes(minutes: number, format: string): string {
  return durationParts(minutes, format).join(' ');
}
