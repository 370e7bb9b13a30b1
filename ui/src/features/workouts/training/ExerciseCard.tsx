// One exercise during training: one line until it is opened, then its sets, timers and help.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconChevronDown, IconCloudUp, IconTrophy } from '@tabler/icons-react';
import { memo, useId } from 'react';
import type { PlannedExercise } from '@/shared/api/types';
import { useSetTexts } from '@/shared/exercises/useSetTexts';
import { useT } from '@/shared/i18n/locale';
import { formatExerciseTime } from '@/shared/lib/exercise';
import { focusInvalidNumber } from '@/shared/lib/invalidNumber';
import { NoWrapList } from '@/shared/ui/NoWrapList';
import classes from './ExerciseCard.module.css';
import { ExerciseMenu } from './ExerciseMenu';
import { OpenExercise, type OpenExerciseProps } from './OpenExercise';
import { isTicked, kindOf, topOfRange, wholeTick } from '@/features/workouts/sets/sets';
import { trainingMessages } from './trainingMessages';
import { hasTemporaryId } from '@/features/workouts/outbox/optimistic';

interface ExerciseCardProps extends Omit<OpenExerciseProps, 'id'> {
  opened: boolean;
  // Its position in a superset.
  superset: 'first' | 'middle' | 'last' | null;
  // The record that the completion set.
  record: string | null;
  firstTime: boolean;
  onOpen: (exerciseId: number, opened: boolean) => void;
  onToggle: (exercise: PlannedExercise) => void;
  onDiscard: (exercise: PlannedExercise) => void;
}

// Memoised: a workout has many cards, and every key press would render them all.
export const ExerciseCard = memo(function ExerciseCard(props: ExerciseCardProps) {
  const { exercise, done, opened, superset, onOpen, onToggle } = props;
  const t = useT(trainingMessages);
  const nameOf = useExerciseName();
  const id = useId();
  const { completion, complete } = done;
  // An invalid number must be corrected first. Otherwise the old value would be ticked, or the field hidden.
  const asSettled = (action: () => void) => () => {
    if (!focusInvalidNumber(document)) action();
  };
  return (
    <article
      className={classes.card}
      data-exercise={exercise.id}
      data-done={complete || undefined}
      data-open={opened || undefined}
      data-superset={superset ?? undefined}
      aria-labelledby={`${id}-name`}
    >
      {superset === 'first' && <p className={classes.superset}>{t('superset')}</p>}
      <div className={classes.head}>
        <h3 className={classes.title}>
          <UnstyledButton
            className={classes.open}
            aria-expanded={opened}
            onClick={asSettled(() => onOpen(exercise.id, !opened))}
          >
            <span id={`${id}-name`} className={classes.name}>
              {nameOf(exercise.exerciseName)}
            </span>
            <Amounts {...props} />
            <IconChevronDown size={18} className={classes.chevron} aria-hidden />
          </UnstyledButton>
        </h3>
        {opened && <ExerciseMenu {...props} />}
        <UnstyledButton
          className={classes.tick}
          aria-pressed={complete}
          aria-label={t(complete ? 'undo' : 'complete', { name: nameOf(exercise.exerciseName) })}
          aria-busy={completion !== undefined && hasTemporaryId(completion) && done.state === 'sending'}
          onClick={asSettled(() => onToggle(exercise))}
        >
          <IconCheck size={24} stroke={2.4} aria-hidden />
        </UnstyledButton>
      </div>
      <Notes {...props} />
      {opened && <OpenExercise id={id} {...props} />}
    </article>
  );
});

function Notes({ exercise, done, opened, record, firstTime, onDiscard }: ExerciseCardProps) {
  const t = useT(trainingMessages);
  const { completion, complete, state, reason } = done;
  const own = completion?.notes;
  return (
    <>
      {exercise.notes && (opened || complete) && <p className={classes.notes}>{exercise.notes}</p>}
      {complete && own && own !== exercise.notes && <p className={classes.notes}>{own}</p>}
      {complete && record !== null && (
        <p className={classes.record}>
          <IconTrophy size={16} aria-hidden />
          {t('record', { value: record })}
        </p>
      )}
      {complete && record === null && firstTime && <p className={classes.notes}>{t('firstTime')}</p>}
      {state === 'waiting' && completion && (
        <p className={classes.waiting}>
          <IconCloudUp size={16} aria-hidden />
          {t('waiting')}
        </p>
      )}
      {state === 'refused' && (
        <div className={classes.refused} role="alert">
          <IconAlertTriangle size={16} aria-hidden />
          <span>{t('refused', { reason: reason || t('refusedWhy') })}</span>
          <UnstyledButton className={classes.discard} onClick={() => onDiscard(exercise)}>
            {t('discardRefused')}
          </UnstyledButton>
        </div>
      )}
    </>
  );
}

// What a tick would log, or what it has logged.
function Amounts({ exercise, known, done: { complete, rows }, last, opened }: ExerciseCardProps) {
  const t = useT(trainingMessages);
  const texts = useSetTexts();
  const working = rows.filter((row) => kindOf(row) !== 'warmup');
  const ticked = working.filter(isTicked).length;
  const rest = opened && !complete && rows.length > 1 ? exercise.restTime : null;
  const shown = wholeTick(rows, exercise, last);
  return (
    <span className={classes.amounts}>
      {!complete && ticked > 0 && (
        <span className={classes.ticked}>{t('setsDone', { done: ticked, total: working.length })}</span>
      )}
      <span className={classes.dose}>
        <NoWrapList text={texts.summary(shown, known?.perSide, topOfRange(rows, exercise, shown))} />
      </span>
      {rest ? <span>{t('rest', { time: formatExerciseTime(rest) })}</span> : null}
    </span>
  );
}
