// The values of the sleep form, their timestamps and the chart of the week. Clock times are in the browser's time zone.
import type { SleepTracking, SleepTrackingInput } from '@/shared/api/types';
import { addDays, durationParts, formatDay, formatMinutes, weekdayName, weekdayOf, type Day } from '@/shared/lib/dates';
import { DEFAULT_RATING } from '@/shared/lib/rating';
import { roundTo } from '@/shared/lib/numbers';
import type { ChartContent } from '@/shared/ui/chart/content';
import { clockOf, minutesOf } from './clock';
import { usualTimes } from './usual';

const WEEK_DAYS = 7;
// Nights shown at first, and added with each "Show older nights".
export const NIGHTS_SHOWN = 7;

export interface SleepValues {
  // The day of waking.
  date: Day;
  // 'HH:MM', or empty if unknown.
  bedtime: string;
  wakeTime: string;
  quality: number;
  mood: number;
  interruptions: number | null;
  dreams: string;
  notes: string;
}

// Starts with the usual times. A second sleep on the day is a nap, whose times nobody knows.
export function newNight(today: Day, nights: readonly SleepTracking[]): SleepValues {
  const slept = nights.some((night) => night.sleepDate === today && minutesOf(night) !== null);
  return {
    date: today,
    ...(slept ? { bedtime: '', wakeTime: '' } : usualTimes(today, nights)),
    quality: DEFAULT_RATING,
    mood: DEFAULT_RATING,
    interruptions: 0,
    dreams: '',
    notes: '',
  };
}

export function valuesOf(night: SleepTracking): SleepValues {
  return {
    date: night.sleepDate,
    bedtime: clockOf(night.bedtime, night.bedtimeUtcOffset),
    wakeTime: clockOf(night.wakeTime, night.utcOffset),
    quality: night.quality ?? DEFAULT_RATING,
    mood: night.mood ?? DEFAULT_RATING,
    interruptions: night.interruptions,
    dreams: night.dreams ?? '',
    notes: night.notes ?? '',
  };
}

// Bedtime is on the previous evening if it is later than the wake time: 23:00 to 7:00, but not 0:30 to 7:00.
export function isOvernight({ bedtime, wakeTime }: Pick<SleepValues, 'bedtime' | 'wakeTime'>): boolean {
  // Without a wake time, noon or later means the previous evening.
  return wakeTime === '' ? bedtime >= '12:00' : bedtime > wakeTime;
}

// A time skipped by the change to daylight saving time moves one hour ahead.
function timestampOf(day: Day, clock: string): Date {
  return new Date(`${day}T${clock}`);
}

interface NightTimes {
  bedtime: Date | null;
  wakeTime: Date | null;
}

export function nightTimes(values: SleepValues): NightTimes {
  const { date, bedtime, wakeTime } = values;
  return {
    bedtime: bedtime ? timestampOf(isOvernight(values) ? addDays(date, -1) : date, bedtime) : null,
    wakeTime: wakeTime ? timestampOf(date, wakeTime) : null,
  };
}

interface NightLength {
  minutes: number;
  // The UTC offset changed between the two times.
  clocksChanged: boolean;
}

export function lengthOf({ bedtime, wakeTime }: NightTimes): NightLength | null {
  if (!bedtime || !wakeTime) return null;
  return {
    minutes: Math.round((wakeTime.getTime() - bedtime.getTime()) / 60_000),
    clocksChanged: bedtime.getTimezoneOffset() !== wakeTime.getTimezoneOffset(),
  };
}

export type SleepProblem = 'dateRequired' | 'dateAhead' | 'timesNeeded' | 'wakesTooEarly';

export function problemsOf(
  values: SleepValues,
  today: Day,
): Partial<Record<'date' | 'bedtime' | 'wakeTime', SleepProblem>> {
  if (!values.date) return { date: 'dateRequired' };
  if (values.date > addDays(today, 1)) return { date: 'dateAhead' };
  if (!values.bedtime && !values.wakeTime) return { bedtime: 'timesNeeded' };
  const length = lengthOf(nightTimes(values));
  return length && length.minutes <= 0 ? { wakeTime: 'wakesTooEarly' } : {};
}

const toIso = (date: Date | null) => date?.toISOString() ?? null;

// `stored` is the edited night. Times that the user did not change are sent back exactly, whatever the browser's time zone.
export function bodyOf(values: SleepValues, stored: SleepTracking | null): SleepTrackingInput {
  const times = nightTimes(values);
  const before = stored && valuesOf(stored);
  const untouched =
    before && before.date === values.date && before.bedtime === values.bedtime && before.wakeTime === values.wakeTime;
  return {
    sleepDate: values.date,
    bedtime: untouched ? stored.bedtime : toIso(times.bedtime),
    wakeTime: untouched ? stored.wakeTime : toIso(times.wakeTime),
    quality: values.quality,
    mood: values.mood,
    interruptions: values.interruptions ?? 0,
    dreams: values.dreams.trim() || null,
    notes: values.notes.trim() || null,
  };
}

export interface DayOfSleep {
  day: Day;
  // All sleep that ended on this day; null when no length is known.
  minutes: number | null;
  // Of its longest sleep.
  quality: number | null;
}

// The last seven days including today, oldest first.
export function weekOf(nights: readonly SleepTracking[], today: Day): DayOfSleep[] {
  return Array.from({ length: WEEK_DAYS }, (_, index) => {
    const day = addDays(today, index + 1 - WEEK_DAYS);
    const ofDay = nights.filter(({ sleepDate }) => sleepDate === day);
    const lengths = ofDay.map(minutesOf).filter((minutes) => minutes !== null);
    const longest = [...ofDay].sort((one, other) => (minutesOf(other) ?? 0) - (minutesOf(one) ?? 0))[0];
    return {
      day,
      minutes: lengths.length > 0 ? lengths.reduce((sum, minutes) => sum + minutes, 0) : null,
      quality: longest?.quality ?? null,
    };
  });
}

interface WeekAverage {
  minutes: number;
  days: number;
  // Rounded to one decimal; null if no quality was logged.
  quality: number | null;
}

export function averageOf(week: readonly DayOfSleep[]): WeekAverage | null {
  const lengths = week.map(({ minutes }) => minutes).filter((minutes) => minutes !== null);
  if (lengths.length === 0) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const qualities = week.map(({ quality }) => quality).filter((quality) => quality !== null);
  return {
    minutes: Math.round(mean(lengths)),
    days: lengths.length,
    quality: qualities.length > 0 ? roundTo(mean(qualities), 1) : null,
  };
}

interface SleepWords {
  none: string;
  qualityOf: (quality: number) => string;
}

export function weekContent(week: readonly DayOfSleep[], words: SleepWords, format: string): ChartContent {
  return {
    axis: 'places',
    ticks: [],
    labelled: true,
    layers: [{ name: 'sleep', kind: 'bars', color: 'var(--fit-type-swimming-solid)' }],
    rows: week.map(({ day, minutes, quality }) => ({
      at: day,
      name: [weekdayName(weekdayOf(day), format, 'short')],
      rating: quality,
      values: { sleep: minutes === null ? null : minutes / 60 },
      ...(minutes !== null && { valueLines: durationParts(minutes, format) }),
      cells: [
        formatDay(day, format, { weekday: 'long', day: 'numeric', month: 'long' }),
        minutes === null ? words.none : formatMinutes(minutes, format),
        quality === null ? words.none : words.qualityOf(quality),
      ],
    })),
  };
}

export const undoKeyOf = (id: number) => `sleep-${id}`;
