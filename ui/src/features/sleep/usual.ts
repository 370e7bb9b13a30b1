// The bedtime and wake time that a new night starts with: those of the nights before.
import type { SleepTracking } from '@/shared/api/types';
import { addDays, weekdayOf, type Day } from '@/shared/lib/dates';
import { clockOf, minutesOf } from './clock';

interface UsualTimes {
  // 'HH:MM'.
  bedtime: string;
  wakeTime: string;
}

const DEFAULT_TIMES: UsualTimes = { bedtime: '23:00', wakeTime: '07:00' };
export const NIGHTS_BEFORE = 14;
// With fewer nights of the same kind of day, all nights count.
const ENOUGH_NIGHTS = 3;
// Shorter sleep is a nap.
const SHORTEST_NIGHT_MINUTES = 180;
const DAY_MINUTES = 24 * 60;

const isWeekend = (day: Day) => [0, 6].includes(weekdayOf(day));

// The longest sleep that ended on the day; null if there is none but naps.
export function nightOf(day: Day, nights: readonly SleepTracking[]): SleepTracking | null {
  const lengthOf = (night: SleepTracking) => minutesOf(night) ?? 0;
  const long = nights.filter((night) => night.sleepDate === day && lengthOf(night) >= SHORTEST_NIGHT_MINUTES);
  return long.sort((one, other) => lengthOf(other) - lengthOf(one))[0] ?? null;
}

function nightsBefore(day: Day, nights: readonly SleepTracking[]): SleepTracking[] {
  return Array.from({ length: NIGHTS_BEFORE }, (_, index) => nightOf(addDays(day, -1 - index), nights)).filter(
    (night) => night !== null,
  );
}

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockAt = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);

// The median of clock times. They lie on a circle: it is cut at the widest gap, so that 23:50 is just before 0:10.
export function medianClock(clocks: readonly string[]): string {
  const minutes = clocks.map(minuteOf).sort((one, other) => one - other);
  const gapBefore = (index: number) => {
    const before = minutes.at(index - 1) ?? 0;
    return ((minutes[index] ?? 0) - before + DAY_MINUTES) % DAY_MINUTES;
  };
  const start = minutes.reduce((widest, _, index) => (gapBefore(index) > gapBefore(widest) ? index : widest), 0);
  const unrolled = [...minutes.slice(start), ...minutes.slice(0, start).map((minute) => minute + DAY_MINUTES)];
  const middle = (unrolled.length - 1) / 2;
  const median = ((unrolled[Math.floor(middle)] ?? 0) + (unrolled[Math.ceil(middle)] ?? 0)) / 2;
  return clockAt(Math.round(median) % DAY_MINUTES);
}

// `day` is the day of waking.
export function usualTimes(day: Day, nights: readonly SleepTracking[]): UsualTimes {
  const all = nights.length === 0 ? [] : nightsBefore(day, nights);
  const alike = all.filter(({ sleepDate }) => isWeekend(sleepDate) === isWeekend(day));
  const chosen = alike.length >= ENOUGH_NIGHTS ? alike : all;
  if (chosen.length === 0) return DEFAULT_TIMES;
  return {
    bedtime: medianClock(chosen.map((night) => clockOf(night.bedtime, night.bedtimeUtcOffset))),
    wakeTime: medianClock(chosen.map((night) => clockOf(night.wakeTime, night.utcOffset))),
  };
}
