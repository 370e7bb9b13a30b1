// What an eaten food is made of in the form: its amounts, how they follow the portion, and what goes to the server.
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
// part-2 §2.4: an emoji by meal type.
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
// Null: unknown, which is something else than none.
export type Amounts = Record<Amount, number | null>;
const amounts: readonly Amount[] = ['calories', ...nutrients];

// A suggestion is asked for from this many characters on.
export const SUGGEST_FROM = 3;

export interface FoodValues extends Amounts {
  name: string;
  mealType: MealType;
  quantity: number | null;
  unit: string;
  date: Day;
  // 'HH:MM'.
  time: string;
}

// What the amounts are reckoned from: those of `grams`, eaten in the chosen portion.
export interface FoodSource {
  amounts: Amounts;
  grams: number;
  portions: readonly FoodPortion[];
  portion: FoodPortion;
}

// The meal that is likely at this hour.
export function mealAt(hour: number): MealType {
  if (hour >= 4 && hour < 11) return 'breakfast';
  if (hour >= 11 && hour < 15) return 'lunch';
  if (hour >= 17 && hour < 22) return 'dinner';
  return 'snack';
}

// A usual hour of the meal, for days that are over.
const usualTimes: Record<MealType, string> = {
  breakfast: '08:00',
  lunch: '12:30',
  dinner: '19:00',
  snack: '15:30',
  other: '12:00',
};

const clockOf = (moment: Date) =>
  `${String(moment.getHours()).padStart(2, '0')}:${String(moment.getMinutes()).padStart(2, '0')}`;

// `day`: one that is over, to which something is added later.
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
    time: day ? usualTimes[mealType] : clockOf(now),
  };
}

// For a day that is over, another meal has another usual hour.
export function withMeal(values: FoodValues, mealType: MealType, onOtherDay: boolean): FoodValues {
  const time = onOtherDay && values.time === usualTimes[values.mealType] ? usualTimes[mealType] : values.time;
  return { ...values, mealType, time };
}

// The clock time where the entry was made.
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
  const own = { quantity: food.quantity, unit: food.unit, grams: food.grams };
  // The same unit in two amounts is one choice: the quantity says how much of it.
  const portions = [own, ...food.portions].filter(
    (portion, at, all) => all.findIndex(({ unit }) => unit === portion.unit) === at,
  );
  return { amounts: amountsOf(food), grams: food.grams, portions, portion: own };
}

// Of something that was logged before: its own portion is all that is known.
export function sourceOfLogged(food: LoggedFood): FoodSource {
  const portion = { quantity: food.quantity, unit: food.unit, grams: 1 };
  return { amounts: amountsOf(food), grams: 1, portions: [portion], portion };
}

// How many times the source's amounts are eaten; null while the quantity says nothing.
function timesOf({ grams, portion }: FoodSource, quantity: number | null): number | null {
  return quantity !== null && quantity > 0 ? ((quantity / portion.quantity) * portion.grams) / grams : null;
}

const digitsOf: Record<Amount, number> = { calories: 1, protein: 1, carbs: 1, fat: 1, fiber: 1, sugar: 1, sodium: 0 };

// Nobody counts tenths of a calorie of a portion that was multiplied.
const digitsScaled = { ...digitsOf, calories: 0 };

function scaled(of: Amounts, times: number): Amounts {
  if (Math.abs(times - 1) < 1e-9) return of;
  const scale = (each: Amount) => (of[each] === null ? null : roundTo(of[each] * times, digitsScaled[each]));
  return Object.fromEntries(amounts.map((each) => [each, scale(each)])) as Amounts;
}

// The amounts of this much of the source; none to change while the quantity says nothing.
export function amountsFor(source: FoodSource, quantity: number | null): Partial<Amounts> {
  const times = timesOf(source, quantity);
  return times === null ? {} : scaled(source.amounts, times);
}

// What a person corrects by hand stays right when they change the portion afterwards.
export function corrected(
  source: FoodSource,
  quantity: number | null,
  amount: Amount,
  value: number | null,
): FoodSource {
  const times = timesOf(source, quantity);
  if (times === null) return source;
  return { ...source, amounts: { ...source.amounts, [amount]: value === null ? null : value / times } };
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

// The browser's own zone turns day and clock into a moment.
const momentOf = ({ date, time }: Pick<FoodValues, 'date' | 'time'>) =>
  new Date(`${date}T${time || '12:00'}`).toISOString();

// part-2 §5: what is unknown is left out when adding. The server says when it is now, unless the person said otherwise.
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
    ...(moved && { loggedAt: momentOf(values) }),
  };
}

// Only what changed; what was emptied goes as null (contract §1).
export function changedBody(entry: FoodEntry, values: FoodValues): FoodEntryUpdate {
  const before = valuesOf(entry);
  const now = { ...values, name: values.name.trim(), unit: values.unit.trim() };
  const kept = ['name', 'mealType', 'quantity', 'unit', ...amounts] as const;
  const changed = kept.filter((each) => now[each] !== before[each]);
  const moved = now.date !== before.date || now.time !== before.time;
  return {
    ...Object.fromEntries(changed.map((each) => [each, now[each]])),
    ...(moved && { loggedAt: momentOf(now) }),
  };
}

// The same food again, as it was logged the last time.
export function againBody(food: LoggedFood, mealType: MealType, loggedAt: string | undefined): FoodEntryInput {
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

// When a tap logs to a day that is over; a tap of today logs now.
export function tapMoment(values: FoodValues, onOtherDay: boolean): string | undefined {
  return onOtherDay ? momentOf(values) : undefined;
}

// Own foods that fit what is typed, those of the chosen meal first.
export function ownFoods(foods: readonly LoggedFood[], typed: string, mealType: MealType): LoggedFood[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = foods.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return [
    ...fitting.filter((food) => food.mealType === mealType),
    ...fitting.filter((food) => food.mealType !== mealType),
  ];
}
