// The planned meals as a line through the day; each can be opened for its portion and taken into the food log.
import { Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { noteText } from '@/shared/i18n/serverTexts';
import type { DailyMealPlan, Note } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import { mealsInOrder, sumOf } from './logic';
import { MealRow } from './MealRow';
import { mealPlanMessages } from './messages';
import classes from './PlannedMeals.module.css';
import { useTaking } from './useTaking';

interface PlannedMealsProps {
  meals: NonNullable<DailyMealPlan['meals']>;
  // Where the plan aims, when that is not the person's own target.
  note: Note | null;
  // Another plan is being made.
  isStale: boolean;
}

export function PlannedMeals({ meals, note, isStale }: PlannedMealsProps) {
  const t = useT(mealPlanMessages);
  const format = useFormat();
  const { energyUnit: unit = 'kcal' } = useUser();
  const stateOf = useTaking();
  const ordered = mealsInOrder(meals);
  return (
    <>
      <Text size="sm" c="dimmed" className="fit-numbers">
        {t('planned', {
          amount: formatNumber(fromWire(sumOf(ordered), unit), format),
          unit,
          meals: t('meals', { count: ordered.length }),
        })}
      </Text>
      {note && (
        <Text size="sm" mt={4}>
          {noteText(note)}
        </Text>
      )}
      <ol className={classes.day} data-stale={isStale || undefined} aria-busy={isStale}>
        {ordered.map((meal) => (
          <MealRow key={meal.key} meal={meal} state={stateOf(meal)} />
        ))}
      </ol>
      <Text size="xs" c="dimmed" className={classes.note}>
        <IconInfoCircle size={16} stroke={1.8} aria-hidden />
        {t('allergies')}
      </Text>
    </>
  );
}
