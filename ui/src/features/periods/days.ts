// What the calendar of the cycle shows of each day, and what can be logged on it.
import type { Cycle, PeriodDay, PeriodTracking } from '@/shared/api/types';
import { addDays, daysBetween, type Day } from '@/shared/lib/dates';
import { daysOf, monthOf, weeksOf, type FirstDay, type Month } from '@/shared/lib/months';

export type DayFlow = NonNullable<PeriodDay['flow']>;
export type Symptom = PeriodDay['symptoms'][number];

export const dayFlows: readonly DayFlow[] = ['spotting', 'light', 'medium', 'heavy'];
export const symptoms: readonly Symptom[] = [
  'cramps',
  'headache',
  'back_pain',
  'bloating',
  'tender_breasts',
  'nausea',
  'fatigue',
  'insomnia',
  'mood_swings',
  'cravings',
  'acne',
];

// The days of the weeks that the month touches.
export function shownDays(month: Month, first: FirstDay): Day[] {
  return weeksOf(daysOf(month, first))
    .filter((week) => week.some((day) => monthOf(day) === month))
    .flat();
}

// Bleeding of more than ten days is rarely one period, so a later day starts another one.
const LONGEST_OPEN_DAYS = 10;

export interface CycleDay {
  // The logged period that covers the day.
  period: PeriodTracking | null;
  // A period without an end that began up to ten days before, and may still last.
  open: PeriodTracking | null;
  // Of a logged period, or with a flow other than spotting.
  bleeding: boolean;
  // In the expected next period.
  expected: boolean;
  logged: PeriodDay | null;
}

// Whether something other than a flow was logged.
export function isNoted({ logged }: CycleDay): boolean {
  return logged !== null && (logged.symptoms.length > 0 || Boolean(logged.mood ?? logged.energy ?? logged.note));
}

interface CycleData {
  periods: readonly PeriodTracking[];
  logged: readonly PeriodDay[];
  cycle: Cycle;
  today: Day;
}

const lastDay = ({ startDate, endDate }: PeriodTracking) => endDate ?? startDate;

function openPeriod(day: Day, today: Day, periods: readonly PeriodTracking[]): PeriodTracking | null {
  const before = periods.filter(({ startDate }) => startDate < day);
  const latest = before.sort((one, other) => (one.startDate < other.startDate ? 1 : -1))[0];
  if (!latest || latest.endDate || day > today) return null;
  return daysBetween(latest.startDate, day) < LONGEST_OPEN_DAYS ? latest : null;
}

// The expected period is as long as the logged ones are on average. What is past was not a period.
function isExpected(day: Day, { nextExpected, averagePeriodDays }: Cycle, today: Day): boolean {
  if (!nextExpected || day < today) return false;
  return day >= nextExpected && day < addDays(nextExpected, averagePeriodDays ?? 1);
}

export function cycleDay(day: Day, { periods, logged, cycle, today }: CycleData): CycleDay {
  const period = periods.find((each) => each.startDate <= day && day <= lastDay(each)) ?? null;
  const entry = logged.find(({ localDate }) => localDate === day) ?? null;
  const bleeding = period !== null || (entry?.flow != null && entry.flow !== 'spotting');
  return {
    period,
    open: period ? null : openPeriod(day, today, periods),
    bleeding,
    expected: !bleeding && isExpected(day, cycle, today),
    logged: entry,
  };
}

// The flow is logged in a period, in one that may still last, and where one was logged before.
export function hasFlow({ period, open, logged }: CycleDay): boolean {
  return period !== null || open !== null || logged?.flow != null;
}
