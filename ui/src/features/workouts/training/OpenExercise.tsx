// The opened part of an exercise card: sets, timers, notes and help.
import { Button, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { limits } from '@/shared/api/limits.gen';
import type { Exercise, LastCompletion, PlannedExercise } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import classes from './ExerciseCard.module.css';
import { ExerciseTimer } from '@/features/workouts/timers/ExerciseTimer';
import type { ExerciseOrder } from './ExerciseMenu';
import { ExerciseTools } from './ExerciseTools';
import { offeredFields, weightHintOf, type OfferedFields } from '@/features/workouts/logic';
import { isLoadable } from '@/features/workouts/weights/plates';
import { PlateSheet } from '@/features/workouts/weights/PlateSheet';
import { currentSet } from '@/features/workouts/sets/setEdits';
import { amountsOf } from '@/features/workouts/sets/sets';
import { SetTable } from '@/features/workouts/sets/SetTable';
import type { RowChange } from '@/features/workouts/outbox/ticks';
import { exerciseTimer, restTimer } from '@/features/workouts/timers/timerOwners';
import { SuggestionLine } from '@/features/workouts/suggestions/SuggestionLine';
import type { TrackedExercise } from '@/features/workouts/suggestions/target';
import { blankSet, type Answer, type Entry, type SetEntry } from './training';
import { trainingMessages } from './trainingMessages';
import type { ExerciseProgress } from './useProgress';

const MAX_NOTES_LENGTH = limits.ExerciseCompletionInput.notes.maxLength;
const MAX_SETS = limits.ExerciseCompletionInput.sets.maxItems;

export interface OpenExerciseProps extends ExerciseOrder {
  id: string;
  workout: string;
  day: Day;
  path: string;
  exercise: TrackedExercise;
  // Undefined for a custom exercise.
  known: Exercise | undefined;
  entry: Entry;
  done: ExerciseProgress;
  // What was done the last time.
  last: LastCompletion | undefined;
  // The user's pinned note for this exercise.
  pinned: string | null;
  onEdit: (exerciseId: number, change: Partial<Entry>) => void;
  onAnswer: (exercise: TrackedExercise, answer: Answer) => void;
  // The suggested harder variant is not in this workout yet.
  offersVariant: boolean;
  onVariant: (exercise: TrackedExercise) => void;
  // The set whose effort is asked for before the next exercise opens.
  asked: number | null;
  onAnswered: (exercise: PlannedExercise) => void;
  onRows: (exercise: PlannedExercise, rows: SetEntry[], change: RowChange) => void;
  onRemoveSet: (exercise: PlannedExercise, index: number) => void;
  onNotes: (exercise: PlannedExercise, notes: string) => void;
  onReplace: (exercise: PlannedExercise) => void;
}

// Weight is offered if the exercise uses it, if the user added it, or if it was lifted the last time. A field with a
// value stays.
function offeredOf({ exercise, known, entry, last, done }: OpenExerciseProps): OfferedFields {
  const offered = offeredFields(exercise, known?.equipment, known?.measuredAs);
  const lifted = [...(last?.sets ?? []), ...done.rows].some(({ weight }) => weight) || Boolean(last?.actualWeight);
  const noted = (field: 'reps' | 'duration') => done.rows.some((row) => row[field] !== null);
  return {
    ...offered,
    reps: offered.reps || noted('reps'),
    duration: offered.duration || noted('duration'),
    weight: offered.weight || entry.weightAdded || lifted,
  };
}

export function OpenExercise(props: OpenExerciseProps) {
  const {
    id,
    workout,
    day,
    path,
    exercise,
    known,
    entry,
    done,
    last,
    pinned,
    asked,
    onEdit,
    offersVariant,
    onAnswer,
    onVariant,
    onRows,
    onNotes,
    onReplace,
  } = props;
  const t = useT(trainingMessages);
  const [notesOpen, setNotesOpen] = useState(false);
  const notesField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (notesOpen) notesField.current?.focus();
  }, [notesOpen]);
  const [platesOpen, setPlatesOpen] = useState(false);
  const { rows, complete } = done;
  const offered = offeredOf(props);
  const where = { workout, path, exercise };
  const rest = complete ? null : restTimer(where, rows.length);
  const work = complete ? null : exerciseTimer(where);
  const next = amountsOf(rows, currentSet(rows) ?? rows.length - 1, exercise, last);
  const implement = known?.implement;
  const loads = offered.weight && isLoadable(implement);
  const { suggestion } = exercise;
  const hint = !suggestion && offered.weight && next.weight === null ? weightHintOf(exercise, implement) : null;
  const notes = entry.notes ?? done.completion?.notes ?? '';
  const notesShown = notesOpen || notes !== '';
  return (
    <div className={classes.body}>
      {pinned && <p className={classes.hint}>{pinned}</p>}
      {hint && <p className={classes.hint}>{t(hint)}</p>}
      {suggestion && (
        <SuggestionLine
          suggestion={suggestion}
          last={last}
          perSide={exercise.perSide}
          answer={entry.answer}
          complete={complete}
          onAnswer={(answer) => onAnswer(exercise, answer)}
          {...(offersVariant && { onVariant: () => onVariant(exercise) })}
        />
      )}
      <SetTable
        exercise={exercise}
        implement={implement}
        offered={offered}
        rows={rows}
        last={last}
        today={day}
        asked={asked}
        onAnswered={() => props.onAnswered(exercise)}
        onRows={(changed, change) => onRows(exercise, changed, change)}
        onRemove={(index) => props.onRemoveSet(exercise, index)}
      />
      <div className={classes.tools}>
        {rows.length < MAX_SETS && (
          <Adder
            label={t('addSet')}
            word={t('setWord')}
            data-add-set
            onClick={() => onRows(exercise, [...rows, blankSet], 'type')}
          />
        )}
        {offered.extraWeight && !offered.weight && (
          <Adder
            label={t('addWeight')}
            word={t('weightWord')}
            onClick={() => onEdit(exercise.id, { weightAdded: true })}
          />
        )}
        {!notesShown && <Adder label={t('addNotes')} word={t('notes')} onClick={() => setNotesOpen(true)} />}
      </div>
      {(work || rest) && (
        <div className={classes.timers}>
          {work && <ExerciseTimer owner={work} />}
          {rest && <ExerciseTimer owner={rest} />}
        </div>
      )}
      {notesShown && (
        <Textarea
          ref={notesField}
          label={t('notes')}
          placeholder={t('notesPlaceholder')}
          maxLength={MAX_NOTES_LENGTH}
          value={notes}
          onChange={(event) => onNotes(exercise, event.currentTarget.value)}
        />
      )}
      <ExerciseTools
        id={id}
        exercise={exercise}
        path={path}
        onReplace={onReplace}
        {...(loads && { onPlates: () => setPlatesOpen(true) })}
      />
      {loads && (
        <PlateSheet
          implement={implement}
          weight={next.weight}
          reps={next.reps}
          opened={platesOpen}
          onClose={() => setPlatesOpen(false)}
        />
      )}
    </div>
  );
}

interface AdderProps {
  label: string;
  word: string;
  onClick: () => void;
  // Takes the focus when the last set is removed.
  'data-add-set'?: boolean;
}

function Adder({ label, word, ...rest }: AdderProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      className={classes.tool}
      aria-label={label}
      leftSection={<IconPlus size={16} aria-hidden />}
      {...rest}
    >
      {word}
    </Button>
  );
}
