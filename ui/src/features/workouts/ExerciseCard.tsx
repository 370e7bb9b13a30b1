// One exercise while training: what to do, how, what was really done, and the tick; it sends nothing itself.
import { Button, Textarea, Title, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronDown, IconPlus } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import type { Equipment, ExerciseCompletion, PlannedExercise } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDose, formatExerciseTime, formatWeight } from '@/shared/lib/exercise';
import { ActualFields } from './ActualFields';
import { isOnItsWay } from './api';
import classes from './ExerciseCard.module.css';
import { ExerciseHelp } from './ExerciseHelp';
import { doneAmounts, offeredFields } from './logic';
import type { Actuals } from './training';
import { trainingMessages } from './trainingMessages';

interface ExerciseCardProps {
  exercise: PlannedExercise;
  equipment: Equipment | undefined;
  actuals: Actuals;
  // Undefined: not done.
  completion: ExerciseCompletion | undefined;
  onEdit: (exerciseId: number, change: Partial<Actuals>) => void;
  onToggle: (exercise: PlannedExercise, actuals: Actuals, completion: ExerciseCompletion | undefined) => Promise<void>;
}

const LONGEST_NOTES = 2000;

// Drawn anew only when its own exercise changed: a workout has many cards, and every key pressed passes by.
export const ExerciseCard = memo(function ExerciseCard(props: ExerciseCardProps) {
  const { exercise, equipment, actuals, completion, onEdit, onToggle } = props;
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
          aria-busy={completion !== undefined && isOnItsWay(completion)}
          onClick={() => void onToggle(exercise, actuals, completion)}
        >
          <IconCheck size={26} stroke={2.4} aria-hidden />
        </UnstyledButton>
      </div>
      {exercise.notes && <p className={classes.notes}>{exercise.notes}</p>}
      {done && completion.notes && completion.notes !== exercise.notes && (
        <p className={classes.notes}>{completion.notes}</p>
      )}
      {!done && (
        <Open
          id={id}
          exercise={exercise}
          equipment={equipment}
          actuals={actuals}
          onEdit={(change) => onEdit(exercise.id, change)}
        />
      )}
    </article>
  );
});

function Amounts({ exercise, completion }: Pick<ExerciseCardProps, 'exercise' | 'completion'>) {
  const t = useT(trainingMessages);
  const format = useFormat();
  const { weightUnit = 'lb' } = useUser();
  const shown = completion ? doneAmounts(exercise, completion) : exercise;
  const weight = completion?.actualWeight ?? exercise.weight;
  const details = [
    weight === null ? '' : formatWeight(weight, weightUnit, format),
    exercise.restTime && (shown.sets ?? 1) > 1 ? t('rest', { time: formatExerciseTime(exercise.restTime) }) : '',
  ].filter((text) => text !== '');
  return (
    <p className={classes.amounts}>
      <span className={classes.dose}>{formatDose(shown)}</span>
      {details.length > 0 && <span className={classes.details}>{details.join(' · ')}</span>}
    </p>
  );
}

interface OpenProps extends Pick<ExerciseCardProps, 'exercise' | 'equipment' | 'actuals'> {
  id: string;
  onEdit: (change: Partial<Actuals>) => void;
}

function Open({ id, exercise, equipment, actuals, onEdit }: OpenProps) {
  const t = useT(trainingMessages);
  const [helpOpen, setHelpOpen] = useState(false);
  const [notesOpen, setNotesOpen] = useState(false);
  const [weightOpen, setWeightOpen] = useState(false);
  const offered = offeredFields(exercise, equipment);
  const withNotes = notesOpen || actuals.notes !== '';
  return (
    <>
      <ActualFields
        exercise={exercise}
        offered={offered}
        actuals={actuals}
        onChange={onEdit}
        focusWeight={weightOpen}
      />
      {withNotes && (
        <Textarea
          label={t('notes')}
          placeholder={t('notesPlaceholder')}
          maxLength={LONGEST_NOTES}
          value={actuals.notes}
          autoFocus={notesOpen}
          onChange={(event) => onEdit({ notes: event.currentTarget.value })}
        />
      )}
      <div className={classes.tools}>
        {exercise.instructions && (
          <Button
            variant="subtle"
            color="gray"
            className={classes.tool}
            aria-expanded={helpOpen}
            aria-controls={`${id}-help`}
            rightSection={<IconChevronDown size={16} className={classes.chevron} aria-hidden />}
            onClick={() => setHelpOpen(!helpOpen)}
          >
            {t('instructions')}
          </Button>
        )}
        {offered.extraWeight && !actuals.weightAdded && (
          <Adder
            label={t('addWeight')}
            word={t('weightWord')}
            onClick={() => {
              setWeightOpen(true);
              onEdit({ weightAdded: true });
            }}
          />
        )}
        {!withNotes && <Adder label={t('addNotes')} word={t('notes')} onClick={() => setNotesOpen(true)} />}
      </div>
      {helpOpen && <ExerciseHelp id={`${id}-help`} exercise={exercise} />}
    </>
  );
}

interface AdderProps {
  // The whole name: 'Add notes'; the word stands beside a plus.
  label: string;
  word: string;
  onClick: () => void;
}

function Adder({ label, word, onClick }: AdderProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      className={classes.tool}
      aria-label={label}
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={onClick}
    >
      {word}
    </Button>
  );
}
