// A planned day at a glance: the first exercises by name, how many there are and how long they take.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { Text } from '@mantine/core';
import type { PlannedExercise } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatMinutes } from '@/shared/lib/dates';
import { Placeholder } from '@/shared/ui/Placeholder';
import classes from './DayExercises.module.css';
import { plannerMessages } from '@/features/plans/plannerMessages';
import { previewOf } from './week';

interface DayExercisesProps {
  title: string;
  // Undefined while loading, null after an error.
  exercises: readonly PlannedExercise[] | null | undefined;
}

// Pixels: a line of facts and five names.
const USUAL_HEIGHT = 132;

export function DayExercises({ title, exercises }: DayExercisesProps) {
  const t = useT(plannerMessages);
  const format = useFormat();
  const nameOf = useExerciseName();
  if (exercises === null) return null;
  if (!exercises) return <Placeholder height={USUAL_HEIGHT} />;
  const { names, more, count, minutes } = previewOf(exercises);
  const facts = [t('exercises', { count }), ...(minutes > 0 ? [formatMinutes(minutes, format)] : [])];
  const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');
  return (
    <>
      <Text className={classes.facts}>{facts.map(unbroken).join(' · ')}</Text>
      {count > 0 && (
        <ul className={classes.names} aria-label={t('exercisesOf', { title })}>
          {names.map((name, index) => (
            <li key={index}>{nameOf(name)}</li>
          ))}
          {more > 0 && <li className={classes.more}>{t('moreExercises', { count: more })}</li>}
        </ul>
      )}
    </>
  );
}
