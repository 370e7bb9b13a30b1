// The user's saved meals. Each is logged now, in one tap.
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import type { SavedMeal } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { mealWords } from '@/features/nutrition/food/mealWords';
import { useSavedMealLogging } from '@/features/nutrition/food/useFoodActions';
import { EditMealDialog } from '@/features/nutrition/savedmeals/EditMealDialog';
import { undoKeyOfMeal, useDeleteSavedMeal, useSavedMeals } from '@/features/nutrition/savedmeals/savedMealApi';
import { Library } from './Library';
import { libraryMessages } from './libraryMessages';
import { LibraryRow } from './LibraryRow';
import type { TabProps } from './tab';
import { useRemoval } from './useRemoval';

const keyOf = ({ id }: SavedMeal) => undoKeyOfMeal(id);

export function MealsTab({ isAdding, onAdd, onClose }: TabProps) {
  const t = useT(libraryMessages);
  const meals = useT(mealWords);
  const query = useSavedMeals();
  const send = useDeleteSavedMeal();
  const remove = useRemoval();
  const { logMeal } = useSavedMealLogging();
  const [edited, setEdited] = useState<SavedMeal | null>(null);
  return (
    <>
      <Library
        query={query}
        label={t('meals')}
        keyOf={keyOf}
        icon={IconBookmark}
        failed={t('mealsFailed')}
        emptyTitle={t('mealsEmpty')}
        emptyHint={t('mealsHint')}
        addLabel={t('mealsAdd')}
        onAdd={onAdd}
        row={(meal) => (
          <LibraryRow
            key={meal.id}
            name={meal.name}
            detail={[meals(meal.mealType), meal.foods.map(({ name }) => name).join(', ')].join(' · ')}
            calories={meal.calories}
            onOpen={() => setEdited(meal)}
            onLog={() => void logMeal(meal)}
            onDelete={() => remove(keyOf(meal), meal.name, (options) => send(meal.id, options))}
          />
        )}
      />
      {isAdding && <EditMealDialog meal={null} onClose={onClose} />}
      {edited && <EditMealDialog meal={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
