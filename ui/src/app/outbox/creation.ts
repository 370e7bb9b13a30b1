// The request that creates a row again which another device has deleted.
import type { BodyMeasurement, FoodEntry, PeriodTracking, SleepTracking, Workout } from '@/shared/api/types';
import { numbers } from '@/features/measurements/logic';
import { amountsOf } from '@/features/nutrition/food/nutrients';
import { bodyOf, valuesOf } from '@/features/periods/logic';
import type { OutboxEntry } from '@/shared/outbox/entries';

// Null if entries of this kind cannot be created again.
export function creationOf({ kind, rows: [row] }: OutboxEntry): object | null {
  if (!row) return null;
  if (kind === 'food') {
    const { name, mealType, quantity, unit, food, grams, loggedAt, ...entry } = row as unknown as FoodEntry;
    const known = Object.entries({ ...amountsOf(entry), food, grams }).filter(([, value]) => value !== null);
    return { name, mealType, quantity, unit, loggedAt, ...Object.fromEntries(known) };
  }
  if (kind === 'measurement') {
    const { notes, measuredAt, ...measured } = row as unknown as BodyMeasurement;
    return { ...Object.fromEntries(numbers.map((field) => [field, measured[field]])), notes, measuredAt };
  }
  if (kind === 'night') {
    const { sleepDate, bedtime, wakeTime, quality, mood, interruptions, dreams, notes } =
      row as unknown as SleepTracking;
    return { sleepDate, bedtime, wakeTime, quality, mood, interruptions, dreams, notes };
  }
  if (kind === 'workout') {
    const { type, name, duration, calories, caloriesEstimated, intensity, distance, weight, notes, exercises, date } =
      row as unknown as Workout;
    const known = { name, duration, intensity, distance, weight, notes, exercises, date };
    return { type, ...known, ...(!caloriesEstimated && { calories }) };
  }
  return kind === 'period' ? bodyOf(valuesOf(row as unknown as PeriodTracking)) : null;
}
