// What the search of the food dialog finds for a typed name: saved meals, favourites, logged foods and foods of the table. The
// request to the table waits until typing pauses.
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { isAway } from '@/shared/api/errors';
import type { FoodSuggestion, LoggedFood } from '@/shared/api/types';
import { useHiddenKeys } from '@/shared/ui/undo';
import { useFavorites } from '@/features/nutrition/favorites/favoriteApi';
import { mealsFor, mealsNamed } from '@/features/nutrition/savedmeals/savedMeal';
import { undoKeyOfMeal, useSavedMeals } from '@/features/nutrition/savedmeals/savedMealApi';
import { MIN_SEARCH_LENGTH, loggedFoods, type MealType } from './food';
import { useFoodSuggestions, useLoggedFoods } from './foodApi';
import { useKeptFoods } from './useKeptFoods';

const SUGGESTION_DELAY_MS = 200;

type Listed = Pick<LoggedFood, 'food' | 'name'>;

export function useFoodHits(name: string, mealType: MealType) {
  const typed = name.trim();
  const [order, setOrder] = useState<'frequent' | 'recent'>('frequent');
  const [debounced] = useDebouncedValue(typed, SUGGESTION_DELAY_MS);
  const isSearchable = typed.length >= MIN_SEARCH_LENGTH;
  const before = useLoggedFoods(order);
  const table = useFoodSuggestions(debounced, isSearchable && debounced.length >= MIN_SEARCH_LENGTH);
  const isOnDevice = isSearchable && isAway(table.error);
  const kept = useKeptFoods(typed, isOnDevice);
  const found = isOnDevice ? kept : table.data;
  const { data: marked = [] } = useFavorites();
  const { data: savedMeals = [] } = useSavedMeals();
  const hidden = useHiddenKeys();
  const meals = typed === '' ? mealsFor(savedMeals, mealType) : mealsNamed(savedMeals, typed);
  const { best, within } = loggedFoods(before.data ?? [], typed, mealType);
  const { favorites, logged, others } = favoritesFirst(typed, marked, best, (isSearchable && found) || []);
  const above = [...favorites, ...others];
  const hasAnswer = debounced === typed && !table.isPlaceholderData && (table.data ?? table.error) !== null;
  return {
    typed,
    order,
    setOrder,
    // The saved meals for the chosen meal, or those with the typed name.
    meals: meals.filter(({ id }) => !hidden.has(undoKeyOfMeal(id))),
    // All favourites, or those that match the typed name and are not among the logged foods.
    favorites,
    // Logged foods: the best matches come before the table, matches within words after it.
    logged,
    within: within.filter((each) => !above.some((other) => isSameFood(each, other))),
    hasLogged: before.data === undefined ? null : before.data.length > 0,
    loggedFailed: before.error !== null,
    isSearchable,
    // Undefined until the first answer. While a later one is on its way, the previous one stays.
    table: isSearchable && found ? others : undefined,
    tableFailed: isSearchable && table.error !== null && !isOnDevice,
    // The server was not reached: `table` has foods of this device.
    isOnDevice,
    // The lists belong to the typed text.
    isSettled: (before.data !== undefined || before.error !== null) && (!isSearchable || hasAnswer),
  };
}

// The reference of an own food, a recipe or a product, as opposed to a row of the table, belongs to one food.
const belongsToOne = (reference: string) => reference.includes(':');

// Foods that share a row of the table have different names.
function isSameFood(one: Listed, other: Listed): boolean {
  if (one.food === null || one.food !== other.food) return false;
  return belongsToOne(one.food) || one.name.toLowerCase() === other.name.toLowerCase();
}

// Each food is in one list. With a typed name, a logged favourite stays among the logged foods, with the amount of last time.
function favoritesFirst(
  typed: string,
  marked: readonly FoodSuggestion[],
  logged: readonly LoggedFood[],
  table: readonly FoodSuggestion[],
) {
  const isMarked = ({ food }: LoggedFood) => marked.some((each) => each.food === food);
  if (typed === '') return { favorites: marked, logged: logged.filter((each) => !isMarked(each)), others: table };
  const favorites = table.filter(({ favorite, food }) => favorite && logged.every((each) => each.food !== food));
  return {
    favorites,
    logged: [...logged.filter(isMarked), ...logged.filter((each) => !isMarked(each))],
    others: table.filter((each) => !favorites.includes(each) && logged.every((other) => !isSameFood(other, each))),
  };
}

export type FoodHits = ReturnType<typeof useFoodHits>;
