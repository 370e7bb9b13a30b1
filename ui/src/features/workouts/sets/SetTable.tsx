// The sets of one exercise as a table of rows, ticked one by one.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useRef } from 'react';
import type { LastCompletion, PlannedExercise } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import { countedSet } from '@/shared/lib/sets';
import type { Day } from '@/shared/lib/dates';
import type { OfferedFields } from '@/features/workouts/logic';
import { latestTicked } from './effort';
import { EffortChoice } from './EffortChoice';
import type { Implement } from '@/features/workouts/weights/plates';
import { SetRow } from './SetRow';
import classes from './SetTable.module.css';
import { loadedOf } from '@/features/workouts/suggestions/target';
import { currentSet, withType } from './setEdits';
import { withSet, withSetTicked } from './sets';
import type { SetEntry } from '@/features/workouts/training/training';
import type { RowChange } from '@/features/workouts/outbox/ticks';
import { trainingMessages } from '@/features/workouts/training/trainingMessages';
import { useTrainingSettings } from '@/features/workouts/training/trainingSettings';
import { useOwnSteps } from '@/features/workouts/weights/weightSteps';

interface SetTableProps {
  exercise: PlannedExercise;
  implement: Implement | undefined;
  offered: OfferedFields;
  rows: SetEntry[];
  last: LastCompletion | undefined;
  // The day of the workout.
  today: Day;
  // The set whose effort is asked for before the next exercise opens.
  asked: number | null;
  // The question was answered or skipped.
  onAnswered: () => void;
  onRows: (rows: SetEntry[], change: RowChange) => void;
  onRemove: (index: number) => void;
}

const moment = () => Date.now();

// Moves the focus after a set was removed from its sheet: to the set that takes its place, or to Add set.
function focusAfterRemoval(list: HTMLElement | null, index: number, count: number): void {
  const stays = count === 1 || index < count - 1;
  const row = list?.querySelectorAll<HTMLElement>(':scope > li')[index];
  const next = stays
    ? row?.querySelector('button')
    : list?.closest('article')?.querySelector<HTMLElement>('[data-add-set]');
  next?.focus();
}

export function SetTable({
  exercise,
  implement,
  offered,
  rows,
  last,
  today,
  asked,
  onAnswered,
  onRows,
  onRemove,
}: SetTableProps) {
  const t = useT(trainingMessages);
  const nameOf = useExerciseName();
  const { effort } = useTrainingSettings();
  const list = useRef<HTMLOListElement>(null);
  const types = rows.map(({ type }) => type);
  const current = currentSet(rows);
  const rated = effort ? latestTicked(rows) : null;
  const moveOn = () => {
    // The question disappears with the card's content, so the focus moves to the exercise's name.
    list.current?.closest('article')?.querySelector<HTMLElement>('h3 button')?.focus({ preventScroll: true });
    onAnswered();
  };
  const { weightUnit = 'lb' } = useUser();
  const loaded = loadedOf(implement, weightUnit, useOwnSteps(weightUnit));
  const change = (at: number, values: Partial<SetEntry>) => {
    const { type, ...others } = values;
    const typed = type === undefined ? rows : withType(rows, at, type, exercise, loaded, last);
    onRows(withSet(typed, at, others), 'type');
    if (at === asked && typeof values.rpe === 'number') moveOn();
  };
  return (
    <ol ref={list} className={classes.rows} aria-label={t('sets', { name: nameOf(exercise.exerciseName) })}>
      {rows.map((row, index) => (
        <SetRow
          key={index}
          exercise={exercise}
          implement={implement}
          offered={offered}
          sets={rows}
          index={index}
          current={index === current}
          last={last}
          today={today}
          onChange={change}
          onTick={(at) => onRows(withSetTicked(rows, at, exercise, moment(), last), 'tick')}
          onRemove={(at) => {
            focusAfterRemoval(list.current, at, rows.length);
            onRemove(at);
          }}
        >
          {index === rated && row.type !== 'warmup' && (
            <EffortChoice
              set={countedSet(types, index)}
              rpe={row.rpe}
              onChange={(rpe) => change(index, { rpe })}
              {...(index === asked && { onSkip: moveOn })}
            />
          )}
        </SetRow>
      ))}
    </ol>
  );
}
