// The saved meals in the food search: those for the chosen meal, or those with the typed name. Each is logged in one tap.
import type { SavedMeal } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { useHiddenKeys } from '@/shared/ui/undo';
import type { MealType } from '@/features/nutrition/food/food';
import classes from '@/features/nutrition/food/FoodFinder.module.css';
import { FoodGroupRow } from '@/features/nutrition/food/FoodGroupRow';
import { mealsFor, mealsNamed } from './savedMeal';
import { undoKeyOfMeal, useSavedMeals } from './savedMealApi';
import { savedMealMessages } from './savedMealMessages';

interface SavedMealRowsProps {
  typed: string;
  mealType: MealType;
  disabled: boolean;
  onLog: (meal: SavedMeal) => void;
}

export function SavedMealRows({ typed, mealType, disabled, onLog }: SavedMealRowsProps) {
  const t = useT(savedMealMessages);
  const hidden = useHiddenKeys();
  const { data = [] } = useSavedMeals();
  const fitting = typed === '' ? mealsFor(data, mealType) : mealsNamed(data, typed);
  const shown = fitting.filter(({ id }) => !hidden.has(undoKeyOfMeal(id)));
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('title')}>
      <p className={classes.heading}>{t('title')}</p>
      <ul className={classes.list}>
        {shown.map((meal) => (
          <FoodGroupRow
            key={meal.id}
            name={meal.name}
            foods={meal.foods}
            showLabel={t('show', { name: meal.name })}
            logLabel={t('logThis', { name: meal.name })}
            listLabel={t('foods', { name: meal.name })}
            disabled={disabled}
            onLog={() => onLog(meal)}
          />
        ))}
      </ul>
    </section>
  );
}
