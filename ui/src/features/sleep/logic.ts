// A night's form values and moments, and the week as bars; the browser's own zone turns clock times into moments.
import type { SleepTracking, SleepTrackingInput } from '@/shared/api/types';
import { addDays, formatDay, formatMinutes, weekdayName, weekdayOf, type Day } from '@/shared/lib/dates';
import { DEFAULT_RATING } from '@/shared/lib/rating';
import { roundTo } from '@/shared/lib/numbers';
import type { ChartContent } from '@/shared/ui/chart/content';

export const WEEK_DAYS = 7;
// So many nights are shown at first, and so many more at each press.
export const NIGHTS_SHOWN = 7;

export interface SleepValues {
  // The day of waking.
  date: Day;
  // 'HH:MM', empty when unknown.
  bedtime: string;
  wakeTime: string;
  quality: number;
  mood: number;
  interruptions: number | null;
  dreams: string;
  notes: string;
}

export function newNight(today: Day): SleepValues {
  return {
    date: today,
    bedtime: '',
    wakeTime: '',
    quality: DEFAULT_RATING,
    mood: DEFAULT_RATING,
    interruptions: 0,
    dreams: '',
    notes: '',
  };
}

// 'HH:MM' where the entry was made.
export function clockOf(timestamp: string | null, utcOffset: number | null): string {
  if (!timestamp) return '';
  return new Date(new Date(timestamp).getTime() + (utcOffset ?? 0) * 60_000).toISOString().slice(11, 16);
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

// Bedtime stands on the evening before when its clock is later than the one of waking: 23:00 to 7:00, but not 0:30 to 7:00.
export function isOvernight({ bedtime, wakeTime }: Pick<SleepValues, 'bedtime' | 'wakeTime'>): boolean {
  // Without a time of waking, an hour from noon on is the evening before.
  return wakeTime === '' ? bedtime >= '12:00' : bedtime > wakeTime;
}

// A local clock time as a moment. One that the clocks skipped in spring is the moment an hour later.
function momentOf(day: Day, clock: string): Date {
  return new Date(`${day}T${clock}`);
}

export interface NightMoments {
  bedtime: Date | null;
  wakeTime: Date | null;
}

export function momentsOf(values: SleepValues): NightMoments {
  const { date, bedtime, wakeTime } = values;
  return {
    bedtime: bedtime ? momentOf(isOvernight(values) ? addDays(date, -1) : date, bedtime) : null,
    wakeTime: wakeTime ? momentOf(date, wakeTime) : null,
  };
}

export interface NightLength {
  minutes: number;
  // The clocks were changed between the two.
  clocksChanged: boolean;
}

export function lengthOf({ bedtime, wakeTime }: NightMoments): NightLength | null {
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
  const length = lengthOf(momentsOf(values));
  return length && length.minutes <= 0 ? { wakeTime: 'wakesTooEarly' } : {};
}

const sent = (moment: Date | null) => moment?.toISOString() ?? null;

// `stored` when editing: times that were not touched go back as they came, whatever zone the browser is in now.
export function bodyOf(values: SleepValues, stored: SleepTracking | null): SleepTrackingInput {
  const moments = momentsOf(values);
  const before = stored && valuesOf(stored);
  const untouched =
    before && before.date === values.date && before.bedtime === values.bedtime && before.wakeTime === values.wakeTime;
  return {
    sleepDate: values.date,
    bedtime: untouched ? stored.bedtime : sent(moments.bedtime),
    wakeTime: untouched ? stored.wakeTime : sent(moments.wakeTime),
    quality: values.quality,
    mood: values.mood,
    interruptions: values.interruptions ?? 0,
    dreams: values.dreams.trim() || null,
    notes: values.notes.trim() || null,
  };
}

export function minutesOf({ bedtime, wakeTime }: Pick<SleepTracking, 'bedtime' | 'wakeTime'>): number | null {
  return bedtime && wakeTime ? Math.round((Date.parse(wakeTime) - Date.parse(bedtime)) / 60_000) : null;
}

export interface DayOfSleep {
  day: Day;
  // All sleep that ended on this day; null when no length is known.
  minutes: number | null;
  // Of its longest sleep.
  quality: number | null;
}

// The seven days that end with today, oldest first.
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

export interface WeekAverage {
  minutes: number;
  days: number;
  // To one decimal; null when no quality was noted.
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
      values: { sleep: minutes === null ? null : roundTo(minutes / 60, 1) },
      cells: [
        formatDay(day, format, { weekday: 'long', day: 'numeric', month: 'long' }),
        minutes === null ? words.none : formatMinutes(minutes),
        quality === null ? words.none : words.qualityOf(quality),
      ],
    })),
  };
}

export const undoKeyOf = (id: number) => `sleep-${id}`;
