// The user's recipes, with the nutrients of one portion.
import { IconChefHat } from '@tabler/icons-react';
import { useState } from 'react';
import type { FoodSuggestion, Recipe } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { useFoodWeight } from '@/features/nutrition/food/foodWeight';
import { FoodDialog } from '@/features/nutrition/food/FoodDialog';
import { suggestionOf } from '@/features/nutrition/recipes/recipe';
import { useDeleteRecipe, useRecipes } from '@/features/nutrition/recipes/recipeApi';
import { RecipeDialog } from '@/features/nutrition/recipes/RecipeDialog';
import { recipeMessages } from '@/features/nutrition/recipes/recipeMessages';
import { Library } from './Library';
import { libraryMessages } from './libraryMessages';
import { LibraryRow } from './LibraryRow';
import type { TabProps } from './tab';
import { useRemoval } from './useRemoval';

const keyOf = ({ id }: Recipe) => `recipe-${id}`;

export function RecipesTab({ isAdding, onAdd, onClose }: TabProps) {
  const t = useT(libraryMessages);
  const words = useT(recipeMessages);
  const format = useFormat();
  const shownWeight = useFoodWeight();
  const query = useRecipes();
  const send = useDeleteRecipe();
  const remove = useRemoval();
  const [edited, setEdited] = useState<Recipe | null>(null);
  const [logged, setLogged] = useState<FoodSuggestion | null>(null);
  const detailOf = ({ portions, perPortion, ingredients }: Recipe) =>
    [
      t('portionOf', { count: portions, amount: formatNumber(portions, format, 1) }),
      shownWeight({ amount: perPortion.grams, unit: 'g' }),
      ingredients.map(({ name }) => name).join(', '),
    ].join(' · ');
  return (
    <>
      <Library
        query={query}
        label={t('recipes')}
        keyOf={keyOf}
        icon={IconChefHat}
        failed={t('recipesFailed')}
        emptyTitle={t('recipesEmpty')}
        emptyHint={t('recipesHint')}
        addLabel={t('recipesAdd')}
        onAdd={onAdd}
        row={(recipe) => (
          <LibraryRow
            key={recipe.id}
            name={recipe.name}
            detail={detailOf(recipe)}
            calories={recipe.perPortion.calories}
            onOpen={() => setEdited(recipe)}
            onLog={() => setLogged(suggestionOf(recipe, { unit: words('portion'), plural: words('portionPlural') }))}
            onDelete={() => remove(keyOf(recipe), recipe.name, (options) => send(recipe.id, options))}
          />
        )}
      />
      {isAdding && <RecipeDialog recipe={null} onClose={onClose} />}
      {edited && <RecipeDialog recipe={edited} onClose={() => setEdited(null)} />}
      {logged && <FoodDialog entry={null} day={null} meal={null} chosen={logged} onClose={() => setLogged(null)} />}
    </>
  );
}
