// How to make a dish, and the ingredients of its portion.
import { Text } from '@mantine/core';
import { useT } from '@/shared/i18n/locale';
import type { PlannedMeal } from './logic';
import { mealPlanMessages } from './messages';
import classes from './PortionDetails.module.css';

export function PortionDetails({ meal: { description, ingredients } }: { meal: PlannedMeal }) {
  const t = useT(mealPlanMessages);
  return (
    <div className={classes.details}>
      <Text size="sm">{description}</Text>
      {ingredients.length > 0 && (
        <>
          <Text size="sm" c="dimmed" mt={8}>
            {t('ingredients')}
          </Text>
          <ul className={classes.ingredients}>
            {ingredients.map((ingredient) => (
              <li key={ingredient}>{ingredient}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
