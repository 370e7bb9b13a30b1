// The values of the food form: nutrients, how they scale with the portion, validation and request bodies.
import { limits } from '@/shared/api/limits.gen';
import type {
  FoodEntry,
  FoodEntryInput,
  FoodEntryUpdate,
  FoodPortion,
  FoodSuggestion,
  LoggedFood,
} from '@/shared/api/types';
import { addDays, localDay, type Day } from '@/shared/lib/dates';
import { roundTo } from '@/shared/lib/numbers';

export type MealType = FoodEntry['mealType'];
export const mealTypes: readonly MealType[] = ['breakfast', 'lunch', 'dinner', 'snack', 'other'];
export const mealEmoji: Record<MealType, string> = {
  breakfast: '🍳',
  lunch: '🥪',
  dinner: '🍲',
  snack: '🍎',
  other: '🍴',
};

// Grams; sodium in milligrams.
export const nutrients = ['protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium'] as const;
export type Nutrient = (typeof nutrients)[number];
export type Amount = 'calories' | Nutrient;
// Null means unknown, not 0.
export type Amounts = Record<Amount, number | null>;
const amounts: readonly Amount[] = ['calories', ...nutrients];

// Suggestions are requested from this many characters on (docs/behaviour.md, Nutrition).
export const MIN_SEARCH_LENGTH = 3;

export interface FoodValues extends Amounts {
  name: string;
  mealType: MealType;
  quantity: number | null;
  unit: string;
  date: Day;
  // 'HH:MM'.
  time: string;
}

// The reference for scaling: `amounts` belong to `grams`. `portion` is the chosen portion.
export interface FoodSource {
  amounts: Amounts;
  grams: number;
  portions: readonly FoodPortion[];
  portion: FoodPortion;
}

// The default meal for an hour of the day.
export function mealAt(hour: number): MealType {
  if (hour >= 4 && hour < 11) return 'breakfast';
  if (hour >= 11 && hour < 15) return 'lunch';
  if (hour >= 17 && hour < 22) return 'dinner';
  return 'snack';
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
    calories: null,
    protein: null,
    carbs: null,
    fat: null,
    fiber: null,
    sugar: null,
    sodium: null,
    date: day ?? localDay(now),
    time: day ? defaultTimes[mealType] : clockOf(now),
  };
}

// On a past day the default time follows the meal.
export function withMeal(values: FoodValues, mealType: MealType, onOtherDay: boolean): FoodValues {
  const time = onOtherDay && values.time === defaultTimes[values.mealType] ? defaultTimes[mealType] : values.time;
  return { ...values, mealType, time };
}

// The local time at which the entry was logged.
function storedClock({ loggedAt, utcOffset }: Pick<FoodEntry, 'loggedAt' | 'utcOffset'>): string {
  return new Date(Date.parse(loggedAt) + utcOffset * 60_000).toISOString().slice(11, 16);
}

const amountsOf = (food: Amounts): Amounts => Object.fromEntries(amounts.map((each) => [each, food[each]])) as Amounts;

export function valuesOf(entry: FoodEntry): FoodValues {
  return {
    ...amountsOf(entry),
    name: entry.name,
    mealType: entry.mealType,
    quantity: entry.quantity,
    unit: entry.unit,
    date: entry.localDate,
    time: storedClock(entry),
  };
}

export function sourceOf(food: FoodSuggestion): FoodSource {
  const ownPortion = { quantity: food.quantity, unit: food.unit, grams: food.grams };
  // Each unit appears once. The quantity gives the amount.
  const portions = [ownPortion, ...food.portions].filter(
    (portion, index, all) => all.findIndex(({ unit }) => unit === portion.unit) === index,
  );
  return { amounts: amountsOf(food), grams: food.grams, portions, portion: ownPortion };
}

// For a previously logged food. Only its own portion is known.
export function sourceOfLogged(food: LoggedFood): FoodSource {
  const portion = { quantity: food.quantity, unit: food.unit, grams: 1 };
  return { amounts: amountsOf(food), grams: 1, portions: [portion], portion };
}

// The factor for the source's amounts; null while the quantity is empty or zero.
function factorOf({ grams, portion }: FoodSource, quantity: number | null): number | null {
  return quantity !== null && quantity > 0 ? ((quantity / portion.quantity) * portion.grams) / grams : null;
}

const digitsOf: Record<Amount, number> = { calories: 1, protein: 1, carbs: 1, fat: 1, fiber: 1, sugar: 1, sodium: 0 };

// Scaled calories are rounded to whole numbers.
const digitsScaled = { ...digitsOf, calories: 0 };

function scaled(base: Amounts, factor: number): Amounts {
  if (Math.abs(factor - 1) < 1e-9) return base;
  const scale = (each: Amount) => (base[each] === null ? null : roundTo(base[each] * factor, digitsScaled[each]));
  return Object.fromEntries(amounts.map((each) => [each, scale(each)])) as Amounts;
}

// The amounts for a quantity of the source; empty while the quantity is empty or zero.
export function amountsFor(source: FoodSource, quantity: number | null): Partial<Amounts> {
  const factor = factorOf(source, quantity);
  return factor === null ? {} : scaled(source.amounts, factor);
}

// Applies the user's correction to the source, so that it is kept when the portion changes.
export function corrected(
  source: FoodSource,
  quantity: number | null,
  amount: Amount,
  value: number | null,
): FoodSource {
  const factor = factorOf(source, quantity);
  if (factor === null) return source;
  return { ...source, amounts: { ...source.amounts, [amount]: value === null ? null : value / factor } };
}

// The stored amounts of an edited entry at another quantity.
export function rescaled(entry: FoodEntry, quantity: number): Amounts {
  return scaled(amountsOf(entry), quantity / entry.quantity);
}

export type FoodProblem = 'nameRequired' | 'caloriesLow' | 'quantityLow' | 'dateRequired' | 'dateAhead';

export function problemsOf(values: FoodValues, today: Day): Partial<Record<keyof FoodValues, FoodProblem>> {
  return {
    ...(values.name.trim() === '' && { name: 'nameRequired' }),
    ...((values.calories ?? 0) < limits.FoodEntryInput.calories.min && { calories: 'caloriesLow' }),
    ...((values.quantity ?? 0) < limits.FoodEntryInput.quantity.min && { quantity: 'quantityLow' }),
    ...(values.date === '' ? { date: 'dateRequired' } : values.date > addDays(today, 1) && { date: 'dateAhead' }),
  };
}

// Interprets date and time in the browser's time zone.
const timestampOf = ({ date, time }: Pick<FoodValues, 'date' | 'time'>) =>
  new Date(`${date}T${time || '12:00'}`).toISOString();

// Unknown values are left out (docs/behaviour.md, Nutrition). Without `loggedAt` the server uses the current time.
export function newBody(values: FoodValues, initial: FoodValues, onOtherDay: boolean): FoodEntryInput {
  const { name, mealType, quantity, unit, date, time } = values;
  const moved = onOtherDay || date !== initial.date || time !== initial.time;
  return {
    name: name.trim(),
    mealType,
    quantity: quantity ?? 1,
    unit: unit.trim(),
    calories: values.calories ?? 0,
    ...Object.fromEntries(nutrients.filter((each) => values[each] !== null).map((each) => [each, values[each]])),
    ...(moved && { loggedAt: timestampOf(values) }),
  };
}

// Only the changed fields, with null for emptied ones (docs/behaviour.md, Requests and errors).
export function changedBody(entry: FoodEntry, values: FoodValues): FoodEntryUpdate {
  const before = valuesOf(entry);
  const now = { ...values, name: values.name.trim(), unit: values.unit.trim() };
  const fields = ['name', 'mealType', 'quantity', 'unit', ...amounts] as const;
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
    ...Object.fromEntries(nutrients.filter((each) => food[each] !== null).map((each) => [each, food[each]])),
    ...(loggedAt !== undefined && { loggedAt }),
  };
}

// The time of an entry logged with one tap: set for a past day, absent for today.
export function loggedAtFor(values: FoodValues, onOtherDay: boolean): string | undefined {
  return onOtherDay ? timestampOf(values) : undefined;
}

// Logged foods that match the typed text, those of the chosen meal first.
export function ownFoods(foods: readonly LoggedFood[], typed: string, mealType: MealType): LoggedFood[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = foods.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return [
    ...matches.filter((food) => food.mealType === mealType),
    ...matches.filter((food) => food.mealType !== mealType),
  ];
}
