// Saved meals in the food search. Each is logged in one tap.
import type { SavedMeal } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import classes from '@/features/nutrition/food/FoodFinder.module.css';
import { FoodGroupRow } from '@/features/nutrition/food/FoodGroupRow';
import { savedMealMessages } from './savedMealMessages';

interface SavedMealRowsProps {
  meals: readonly SavedMeal[];
  disabled: boolean;
  onLog: (meal: SavedMeal) => void;
}

export function SavedMealRows({ meals, disabled, onLog }: SavedMealRowsProps) {
  const t = useT(savedMealMessages);
  if (meals.length === 0) return null;
  return (
    <section aria-label={t('title')}>
      <p className={classes.heading}>{t('title')}</p>
      <ul className={classes.list}>
        {meals.map((meal) => (
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
