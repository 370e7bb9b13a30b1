// The values of the food form, its validation, its request bodies and the search among logged foods.
import { limits } from '@/shared/api/limits.gen';
import type { FoodEntry, FoodEntryInput, FoodEntryUpdate, LoggedFood } from '@/shared/api/types';
import { addDays, localDay, type Day } from '@/shared/lib/dates';
import { mealAt } from './meals';
import { amounts, amountsOf, nutrients, unknownAmounts, type Amounts } from './nutrients';

export type MealType = FoodEntry['mealType'];
export const mealEmoji: Record<MealType, string> = {
  breakfast: '🍳',
  lunch: '🥪',
  dinner: '🍲',
  snack: '🍎',
  other: '🍴',
};

// Suggestions are requested from this many characters on (docs/behaviour.md, Nutrition).
export const MIN_SEARCH_LENGTH = 2;

export interface FoodValues extends Amounts {
  name: string;
  mealType: MealType;
  quantity: number | null;
  unit: string;
  // The food's number or key in the food table, and the weight of the whole amount; null if unknown.
  food: string | null;
  grams: number | null;
  date: Day;
  // 'HH:MM'.
  time: string;
}

// The default time of a meal on a past day.
const defaultTimes: Record<MealType, string> = {
  breakfast: '08:00',
  lunch: '12:30',
  dinner: '19:00',
  snack: '15:30',
  other: '12:00',
};

const clockOf = (moment: Date) =>
  `${String(moment.getHours()).padStart(2, '0')}:${String(moment.getMinutes()).padStart(2, '0')}`;

// `day` is a past day; null for now.
export function newFood(now: Date, day: Day | null): FoodValues {
  const mealType = mealAt(now.getHours());
  return {
    name: '',
    mealType,
    quantity: 1,
    unit: 'serving',
    food: null,
    grams: null,
    ...unknownAmounts,
    date: day ?? localDay(now),
    time: day ? defaultTimes[mealType] : clockOf(now),
  };
}

// On a past day the default time follows the meal.
export function withMeal<T extends FoodValues>(values: T, mealType: MealType, onOtherDay: boolean): T {
  const time = onOtherDay && values.time === defaultTimes[values.mealType] ? defaultTimes[mealType] : values.time;
  return { ...values, mealType, time };
}

// The local time at which the entry was logged.
function storedClock({ loggedAt, utcOffset }: Pick<FoodEntry, 'loggedAt' | 'utcOffset'>): string {
  return new Date(Date.parse(loggedAt) + utcOffset * 60_000).toISOString().slice(11, 16);
}

export function valuesOf(entry: FoodEntry): FoodValues {
  return {
    ...amountsOf(entry),
    name: entry.name,
    mealType: entry.mealType,
    quantity: entry.quantity,
    unit: entry.unit,
    food: entry.food,
    grams: entry.grams,
    date: entry.localDate,
    time: storedClock(entry),
  };
}

export type FoodProblem = 'nameRequired' | 'caloriesLow' | 'quantityLow' | 'dateRequired' | 'dateAhead';

// Water and salt of the table have none; a typed 0 is a value that is still missing.
const leastCalories = ({ food }: FoodValues): number => (food === null ? 1 : limits.FoodEntryInput.calories.min);

export function problemsOf(values: FoodValues, today: Day): Partial<Record<keyof FoodValues, FoodProblem>> {
  return {
    ...(values.name.trim() === '' && { name: 'nameRequired' }),
    ...((values.calories ?? -1) < leastCalories(values) && { calories: 'caloriesLow' }),
    ...((values.quantity ?? 0) < limits.FoodEntryInput.quantity.min && { quantity: 'quantityLow' }),
    ...(values.date === '' ? { date: 'dateRequired' } : values.date > addDays(today, 1) && { date: 'dateAhead' }),
  };
}

// Interprets date and time in the browser's time zone.
const timestampOf = ({ date, time }: Pick<FoodValues, 'date' | 'time'>) =>
  new Date(`${date}T${time || '12:00'}`).toISOString();

type Known = Amounts & Pick<FoodValues, 'food' | 'grams'>;

// Unknown values are left out (docs/behaviour.md, Nutrition).
const knownOf = (food: Known) =>
  Object.fromEntries(
    ([...nutrients, 'food', 'grams'] as const).filter((each) => food[each] !== null).map((each) => [each, food[each]]),
  );

// Without `loggedAt` the server uses the current time.
export function newBody(values: FoodValues, initial: FoodValues, onOtherDay: boolean): FoodEntryInput {
  const { name, mealType, quantity, unit, date, time } = values;
  const moved = onOtherDay || date !== initial.date || time !== initial.time;
  return {
    name: name.trim(),
    mealType,
    quantity: quantity ?? 1,
    unit: unit.trim(),
    calories: values.calories ?? 0,
    ...knownOf(values),
    ...(moved && { loggedAt: timestampOf(values) }),
  };
}

// Only the changed fields, with null for emptied ones (docs/behaviour.md, Requests and errors).
export function changedBody(entry: FoodEntry, values: FoodValues): FoodEntryUpdate {
  const before = valuesOf(entry);
  const now = { ...values, name: values.name.trim(), unit: values.unit.trim() };
  const fields = ['name', 'mealType', 'quantity', 'unit', 'food', 'grams', ...amounts] as const;
  const changed = fields.filter((each) => now[each] !== before[each]);
  const moved = now.date !== before.date || now.time !== before.time;
  return {
    ...Object.fromEntries(changed.map((each) => [each, now[each]])),
    ...(moved && { loggedAt: timestampOf(now) }),
  };
}

// Logs the same food with the same values as last time.
export function repeatedBody(food: LoggedFood, mealType: MealType, loggedAt: string | undefined): FoodEntryInput {
  return {
    name: food.name,
    mealType,
    quantity: food.quantity,
    unit: food.unit,
    calories: food.calories,
    ...knownOf(food),
    ...(loggedAt !== undefined && { loggedAt }),
  };
}

// The time of an entry logged with one tap: set for a past day, absent for today.
export function loggedAtFor(values: FoodValues, onOtherDay: boolean): string | undefined {
  return onOtherDay ? timestampOf(values) : undefined;
}

// Without case and accents.
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

// How well a name matches the typed words: 0 is the whole name, 3 only parts within words. Null if it does not match.
export function matchOf(name: string, typed: string): number | null {
  const [text, sought] = [folded(name), folded(typed)];
  const words = sought.split(/\s+/).filter(Boolean);
  const starts = text.split(/[^\p{L}\p{N}%]+/u);
  if (text === sought) return 0;
  if (text.startsWith(sought)) return 1;
  if (words.every((word) => starts.some((start) => start.startsWith(word)))) return 2;
  return words.every((word) => word.length >= MIN_INNER_LENGTH && text.includes(word)) ? 3 : null;
}

// Shorter parts within words are accidental: "Ei" in "Reis".
const MIN_INNER_LENGTH = 3;

// Logged foods that match the typed text, the best matches first, of these the ones of the chosen meal first. `within`
// are matches within words only: "reis" in "Milchreis".
export function loggedFoods<T extends Pick<LoggedFood, 'name' | 'mealType'>>(
  foods: readonly T[],
  typed: string,
  mealType: MealType,
): { best: T[]; within: T[] } {
  const matches = foods
    .map((food) => ({ food, match: typed === '' ? 1 : matchOf(food.name, typed), other: food.mealType !== mealType }))
    .sort((one, other) => (one.match ?? 0) - (other.match ?? 0) || Number(one.other) - Number(other.other));
  const within = (from: number, to: number) =>
    matches.filter(({ match }) => match !== null && match >= from && match <= to).map(({ food }) => food);
  return { best: within(0, 2), within: within(3, 3) };
}
