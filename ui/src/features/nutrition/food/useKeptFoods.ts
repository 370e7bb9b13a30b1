// Searches the foods that this device has, for times without a connection.
import { useQueries } from '@tanstack/react-query';
import type { FoodSuggestion } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { useFavorites } from '@/features/nutrition/favorites/favoriteApi';
import { suggestionOf as ofOwnFood } from '@/features/nutrition/ownfoods/ownFood';
import { useOwnFoods } from '@/features/nutrition/ownfoods/ownFoodApi';
import { suggestionOf as ofRecipe } from '@/features/nutrition/recipes/recipe';
import { useRecipes } from '@/features/nutrition/recipes/recipeApi';
import { recipeMessages } from '@/features/nutrition/recipes/recipeMessages';
import { matchOf } from './food';
import { suggestionsQuery } from './foodApi';
import { foodMessages } from './foodMessages';
import { starters } from './starters';

// The best matches first.
export function useKeptFoods(typed: string, isEnabled: boolean): FoodSuggestion[] {
  const t = useT(foodMessages);
  const recipe = useT(recipeMessages);
  const { data: favorites = [] } = useFavorites();
  const { data: own = [] } = useOwnFoods(isEnabled);
  const { data: recipes = [] } = useRecipes(isEnabled);
  const names = isEnabled ? starters.map((key) => t(key)) : [];
  const offered = useQueries({ queries: names.map(suggestionsQuery) }).flatMap(({ data }) => data ?? []);
  if (!isEnabled) return [];
  const all = [
    ...favorites,
    ...own.map(ofOwnFood),
    ...recipes.map((each) => ofRecipe(each, { unit: recipe('portion'), plural: recipe('portionPlural') })),
    ...offered,
  ];
  const byFood = new Map(all.toReversed().map((food) => [`${food.food} ${food.name}`, food]));
  return [...byFood.values()]
    .toReversed()
    .flatMap((food) => {
      const match = matchOf(food.name, typed);
      return match === null ? [] : [{ food, match }];
    })
    .sort((one, other) => one.match - other.match)
    .map(({ food }) => food);
}
