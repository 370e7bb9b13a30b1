// The values of the period form, their validation and the request body.
import type { PeriodTracking, PeriodTrackingInput } from '@/shared/api/types';
import { addDays, daysBetween, type Day } from '@/shared/lib/dates';
import { DEFAULT_RATING } from '@/shared/lib/rating';

// docs/behaviour.md, Wellness, periods and sleep.
export const SHOWN_PERIODS = 5;
// Shown at once after "Show all", and added with each "Show older periods".
const PAGE = 20;

export function nextCount(count: number): number {
  return count < PAGE ? PAGE : count + PAGE;
}

// The days from the start of each period to the start of the next one, by id.
export function cycleLengths(periods: readonly PeriodTracking[]): ReadonlyMap<number, number> {
  const sorted = [...periods].sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
  return new Map(
    sorted.slice(0, -1).map(({ id, startDate }, index) => [id, daysBetween(startDate, sorted[index + 1]!.startDate)]),
  );
}

export type Flow = NonNullable<PeriodTracking['flow']>;
export const flows: readonly Flow[] = ['light', 'medium', 'heavy'];

export interface PeriodValues {
  startDate: Day;
  endDate: Day;
  flow: Flow | '';
  symptoms: string;
  mood: number;
  energy: number;
  notes: string;
  cycleExcluded: boolean;
}

export function newPeriod(today: Day): PeriodValues {
  return {
    startDate: today,
    endDate: '',
    flow: 'medium',
    symptoms: '',
    mood: DEFAULT_RATING,
    energy: DEFAULT_RATING,
    notes: '',
    cycleExcluded: false,
  };
}

export function valuesOf(period: PeriodTracking): PeriodValues {
  return {
    startDate: period.startDate,
    endDate: period.endDate ?? '',
    flow: period.flow ?? '',
    symptoms: period.symptoms ?? '',
    mood: period.mood ?? DEFAULT_RATING,
    energy: period.energy ?? DEFAULT_RATING,
    notes: period.notes ?? '',
    cycleExcluded: period.cycleExcluded,
  };
}

export type PeriodProblem = 'startRequired' | 'startAhead' | 'endEarly';

export function problemsOf(
  { startDate, endDate }: PeriodValues,
  today: Day,
): Partial<Record<'startDate' | 'endDate', PeriodProblem>> {
  if (!startDate) return { startDate: 'startRequired' };
  return {
    ...(startDate > addDays(today, 1) && { startDate: 'startAhead' as const }),
    ...(endDate !== '' && endDate < startDate && { endDate: 'endEarly' as const }),
  };
}

// Dates are sent as midnight UTC (docs/behaviour.md, Wellness, periods and sleep).
const midnightUtc = (day: Day) => `${day}T00:00:00.000Z`;

// Empty fields are sent as null: this clears them when editing and has no effect when adding.
export function bodyOf(values: PeriodValues): PeriodTrackingInput {
  return {
    startDate: midnightUtc(values.startDate),
    endDate: values.endDate ? midnightUtc(values.endDate) : null,
    flow: values.flow || null,
    symptoms: values.symptoms.trim() || null,
    mood: values.mood,
    energy: values.energy,
    notes: values.notes.trim() || null,
    cycleExcluded: values.cycleExcluded,
  };
}

// Days until the next start; 0 or less means 'Expected now'.
export function daysUntil(next: Day, today: Day): number {
  return daysBetween(today, next);
}

export const undoKeyOf = (id: number) => `period-${id}`;
