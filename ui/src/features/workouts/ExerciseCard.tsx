// One exercise while training: what to do, how, what was really done, and the tick; it sends nothing itself.
import { Title, UnstyledButton } from '@mantine/core';
import { IconCheck, IconCloudUp, IconTrophy } from '@tabler/icons-react';
import { memo, useId } from 'react';
import type { Equipment, ExerciseCompletion, LastCompletion, PlannedExercise } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { formatDose, formatExerciseTime, formatWeight } from '@/shared/lib/exercise';
import classes from './ExerciseCard.module.css';
import { doneAmounts } from './logic';
import { OpenExercise } from './OpenExercise';
import type { Entry } from './training';
import { trainingMessages } from './trainingMessages';
import { isOnItsWay } from './unsent';

export interface ExerciseCardProps {
  // The unfinished workout it belongs to, its day, and where its page is.
  workout: string;
  day: Day;
  path: string;
  exercise: PlannedExercise;
  equipment: Equipment | undefined;
  entry: Entry;
  // What was done the last time.
  last: LastCompletion | undefined;
  // Undefined: not done.
  completion: ExerciseCompletion | undefined;
  // Done, but the server does not know yet.
  waiting: boolean;
  // The completion set a record of this size.
  record: string | null;
  onEdit: (exerciseId: number, change: Partial<Entry>) => void;
  onSetTicked: (exercise: PlannedExercise, entry: Entry) => void;
  onToggle: (exercise: PlannedExercise, entry: Entry, completion: ExerciseCompletion | undefined) => void;
  // Only what was added by hand can be removed.
  onRemove?: (exerciseId: number) => void;
}

// Drawn anew only when its own exercise changed: a workout has many cards, and every key pressed passes by.
export const ExerciseCard = memo(function ExerciseCard(props: ExerciseCardProps) {
  const { exercise, entry, completion, waiting, record, onToggle } = props;
  const t = useT(trainingMessages);
  const id = useId();
  const done = completion !== undefined;
  return (
    <article className={classes.card} data-done={done || undefined} aria-labelledby={`${id}-name`}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={3} id={`${id}-name`} className={classes.name}>
            {exercise.exerciseName}
          </Title>
          <Amounts exercise={exercise} completion={completion} />
        </div>
        <UnstyledButton
          className={classes.tick}
          aria-pressed={done}
          aria-label={t(done ? 'undo' : 'complete', { name: exercise.exerciseName })}
          aria-busy={completion !== undefined && isOnItsWay(completion) && !waiting}
          onClick={() => onToggle(exercise, entry, completion)}
        >
          <IconCheck size={26} stroke={2.4} aria-hidden />
        </UnstyledButton>
      </div>
      {exercise.notes && <p className={classes.notes}>{exercise.notes}</p>}
      {done && completion.notes && completion.notes !== exercise.notes && (
        <p className={classes.notes}>{completion.notes}</p>
      )}
      {done && record !== null && (
        <p className={classes.record}>
          <IconTrophy size={16} aria-hidden />
          {t('record', { value: record })}
        </p>
      )}
      {waiting && (
        <p className={classes.waiting}>
          <IconCloudUp size={16} aria-hidden />
          {t('waiting')}
        </p>
      )}
      {!done && <OpenExercise id={id} {...props} />}
    </article>
  );
});

function Amounts({ exercise, completion }: Pick<ExerciseCardProps, 'exercise' | 'completion'>) {
  const t = useT(trainingMessages);
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  const shown = completion ? doneAmounts(exercise, completion) : exercise;
  // Sets of nothing in particular are just sets.
  const dose = shown.reps === null && shown.duration === null && shown.sets !== null ? t('setsCount', { count: shown.sets }) : formatDose(shown);
  const weight = completion?.actualWeight ?? exercise.weight;
  const details = [
    weight === null ? '' : formatWeight(weight, weightUnit, format),
    exercise.restTime && (shown.sets ?? 1) > 1 ? t('rest', { time: formatExerciseTime(exercise.restTime) }) : '',
  ].filter((text) => text !== '');
  return (
    <p className={classes.amounts}>
      <span className={classes.dose}>{dose}</span>
      {details.length > 0 && <span className={classes.details}>{details.join(' · ')}</span>}
    </p>
  );
}
