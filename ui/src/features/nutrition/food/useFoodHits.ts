// What the search of the food dialog finds for a typed name: logged foods and foods of the table. The request to the table
// waits until typing pauses.
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { MIN_SEARCH_LENGTH, ownFoods, type MealType } from './food';
import { useFoodSuggestions, useOwnFoods } from './foodApi';

const SUGGESTION_DELAY_MS = 200;

export function useFoodHits(name: string, mealType: MealType) {
  const typed = name.trim();
  const [order, setOrder] = useState<'frequent' | 'recent'>('frequent');
  const [debounced] = useDebouncedValue(typed, SUGGESTION_DELAY_MS);
  const isSearchable = typed.length >= MIN_SEARCH_LENGTH;
  const own = useOwnFoods(order);
  const table = useFoodSuggestions(debounced, isSearchable && debounced.length >= MIN_SEARCH_LENGTH);
  const { best, within } = ownFoods(own.data ?? [], typed, mealType);
  const hasAnswer = debounced === typed && !table.isPlaceholderData && (table.data ?? table.error) !== null;
  return {
    typed,
    order,
    setOrder,
    // Logged foods: the best matches come before the table, matches within words after it.
    own: best,
    within,
    hasOwn: own.data === undefined ? null : own.data.length > 0,
    ownFailed: own.error !== null,
    isSearchable,
    // Undefined until the first answer. While a later one is on its way, the previous one stays.
    table: isSearchable ? table.data : undefined,
    tableFailed: isSearchable && table.error !== null,
    // The lists belong to the typed text.
    isSettled: (own.data !== undefined || own.error !== null) && (!isSearchable || hasAnswer),
  };
}

export type FoodHits = ReturnType<typeof useFoodHits>;
