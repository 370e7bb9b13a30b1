// A period's form values and what is sent of them; days until a date. It knows no call and no word.
import type { PeriodTracking, PeriodTrackingInput } from '@/shared/api/types';
import { addDays, daysBetween, type Day } from '@/shared/lib/dates';
import { DEFAULT_RATING } from '@/shared/lib/rating';

// part-2 §9 'period list 5 items'.
export const SHOWN_PERIODS = 5;

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

// Which field cannot be as it is, and why.
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

// part-2 §5 'Dates are sent as midnight UTC'.
const sentDay = (day: Day) => `${day}T00:00:00.000Z`;

// What was left empty is sent as null: when editing it clears, when adding it is the same as absent.
export function bodyOf(values: PeriodValues): PeriodTrackingInput {
  return {
    startDate: sentDay(values.startDate),
    endDate: values.endDate ? sentDay(values.endDate) : null,
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
