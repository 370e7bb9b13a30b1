// The name of an exercise in the workout form and its amounts in one line.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import type { ReactNode } from 'react';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { useDose } from '@/shared/exercises/useDose';
import { formatExerciseTime, formatWeights } from '@/shared/lib/exercise';
import classes from './FormRow.module.css';
import type { FormExercise } from './workoutForm';
import { workoutFormMessages } from './workoutFormMessages';

// The line wraps between facts, not inside one.
const unbroken = (fact: string) => fact.replaceAll(' ', '\u00a0');

export function RowText({ exercise, children }: { exercise: FormExercise; children?: ReactNode }) {
  const t = useT(workoutFormMessages);
  const nameOf = useExerciseName();
  const format = useFormat();
  const doseOf = useDose();
  const { weightUnit = 'lb' } = useUser();
  const { duration, reps, restTime, exerciseKey, rampUpSets, setTargets } = exercise;
  // As in the tracker, warm-up sets among the rows replace those that lead up to the weight.
  const warmups = setTargets?.some(({ setType }) => setType === 'warmup') ? 0 : rampUpSets;
  const facts = [
    doseOf(exercise),
    reps !== null && duration !== null ? formatExerciseTime(duration) : '',
    formatWeights(exercise, weightUnit, format),
    warmups > 0 ? t('warmupSets', { count: warmups }) : '',
    restTime ? unbroken(t('rest', { time: formatExerciseTime(restTime) })) : '',
    exerciseKey === null ? t('custom') : '',
  ].filter((fact) => fact !== '');
  return (
    <span className={classes.words}>
      <span className={classes.title}>{nameOf(exercise.exerciseName)}</span>
      <span className={classes.facts}>{facts.join(' · ')}</span>
      {children}
    </span>
  );
}
