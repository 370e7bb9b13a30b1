// The planned meals as a timeline. Each shows its portion on request and can be logged.
import { Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { noteText } from '@/shared/i18n/serverTexts';
import type { Note } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useMealNote } from '@/shared/hooks/useMealNote';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire } from '@/shared/lib/units';
import { fitProfile, mealsInOrder, sumOf, type DailyMeals } from './logic';
import { MealRow } from './MealRow';
import { mealPlanMessages } from './messages';
import classes from './PlannedMeals.module.css';
import { useMealLogging } from './useMealLogging';

interface PlannedMealsProps {
  meals: DailyMeals;
  // Why the plan differs from the targets, or why nothing is planned.
  notes: readonly Note[];
  // A new plan is being generated.
  isStale: boolean;
}

export function PlannedMeals({ meals, notes, isStale }: PlannedMealsProps) {
  const t = useT(mealPlanMessages);
  const format = useFormat();
  const { energyUnit: unit = 'kcal' } = useUser();
  const stateOf = useMealLogging();
  const ordered = mealsInOrder(meals);
  const allergyNote = useMealNote(fitProfile(ordered.filter((meal) => !stateOf(meal).isLogged)));
  if (ordered.length === 0) {
    return (
      <Text size="sm" mt={8}>
        {notes[0] ? noteText(notes[0]) : t('nothing')}
      </Text>
    );
  }
  return (
    <>
      <Text size="sm" c="dimmed" className="fit-numbers">
        {t('planned', {
          amount: formatNumber(fromWire(sumOf(ordered), unit), format),
          unit,
          meals: t('meals', { count: ordered.length }),
        })}
      </Text>
      {notes.map((note) => (
        <Text key={note.code} size="sm" mt={4}>
          {noteText(note)}
        </Text>
      ))}
      <ol className={classes.day} data-stale={isStale || undefined} aria-busy={isStale}>
        {ordered.map((meal) => (
          <MealRow key={`${meal.slot}-${meal.index}`} meal={meal} state={stateOf(meal)} />
        ))}
      </ol>
      <Text size="xs" c="dimmed" className={classes.note}>
        <IconInfoCircle size={16} stroke={1.8} aria-hidden />
        {allergyNote}
      </Text>
    </>
  );
}
