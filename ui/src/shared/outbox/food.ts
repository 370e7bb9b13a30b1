// The food log as it is shown: with the entries that the server does not have yet.
import type { FoodEntry, FoodEntryInput } from '@/shared/api/types';
import type { OutboxEntry } from './entries';
import { byNewestId, overlaidRows } from './overlay';
import { momentOf, newRowId } from './record';
import { momentOn, stampOf } from './stamp';

export const foodList = {
  kind: 'food',
  path: '/api/food-entries',
  refetch: ['/api/food-entries', '/api/nutrition-stats', '/api/nutrient-day'],
} as const;

const unknown = {
  calcium: null,
  carbs: null,
  fat: null,
  fiber: null,
  folate: null,
  food: null,
  grams: null,
  iron: null,
  magnesium: null,
  potassium: null,
  protein: null,
  saturatedFat: null,
  sodium: null,
  sugar: null,
  vitaminA: null,
  vitaminB12: null,
  vitaminC: null,
  vitaminD: null,
  zinc: null,
};

// The time of a new entry, also in its request, which may be sent much later.
export const foodMoment = ({ loggedAt, clientKey }: Pick<FoodEntryInput, 'loggedAt' | 'clientKey'>): string =>
  loggedAt ? momentOn(loggedAt, momentOf(clientKey)) : momentOf(clientKey);

// A new entry as it is shown until the server has answered.
export function newFoodRow({ clientKey, ...body }: FoodEntryInput): FoodEntry {
  const loggedAt = foodMoment({ ...body, clientKey: clientKey ?? null });
  return {
    id: newRowId(),
    ...unknown,
    mealType: 'other',
    quantity: 1,
    unit: 'serving',
    ...body,
    loggedAt,
    ...stampOf(loggedAt),
  };
}

// Newest first.
const compare = (one: FoodEntry, other: FoodEntry) =>
  Date.parse(other.loggedAt) - Date.parse(one.loggedAt) || byNewestId(one, other);

// The log between two days, or since one.
export const overlaidFood = (
  rows: FoodEntry[],
  entries: readonly OutboxEntry[],
  isListed: (row: FoodEntry) => boolean = () => true,
): FoodEntry[] => overlaidRows(rows, entries, { isListed, compare });
