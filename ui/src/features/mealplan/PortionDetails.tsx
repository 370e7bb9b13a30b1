// The preparation of a dish and the ingredients of its portion in grams.
import { Text } from '@mantine/core';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { portionOf, type PlannedMeal } from './logic';
import { mealPlanMessages } from './messages';
import classes from './PortionDetails.module.css';

export function PortionDetails({ meal }: { meal: PlannedMeal }) {
  const t = useT(mealPlanMessages);
  const format = useFormat();
  const { preparation, ingredients } = portionOf(meal);
  return (
    <div className={classes.details}>
      <Text size="sm">{preparation}</Text>
      {ingredients.length > 0 && (
        <>
          <Text size="sm" c="dimmed" mt={8}>
            {t('ingredients')}
          </Text>
          <dl className={classes.amounts}>
            {ingredients.map(({ name, grams }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{formatNumber(grams, format)} g</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}
