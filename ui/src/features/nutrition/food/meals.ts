// The meals of a day.
import type { MealType } from './food';

export const mealTypes: readonly MealType[] = ['breakfast', 'lunch', 'dinner', 'snack', 'other'];

// The default meal for an hour of the day.
export function mealAt(hour: number): MealType {
  if (hour >= 4 && hour < 11) return 'breakfast';
  if (hour >= 11 && hour < 15) return 'lunch';
  if (hour >= 17 && hour < 22) return 'dinner';
  return 'snack';
}
