// The sets of one exercise as a table of rows, ticked one by one. It sends nothing itself.
import { useRef } from 'react';
import type { LastCompletion, PlannedExercise } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import type { Offered } from './logic';
import { EffortChoice } from './EffortChoice';
import type { Implement } from './plates';
import { SetRow } from './SetRow';
import classes from './SetTable.module.css';
import { currentSet, isTicked, withoutSet, withSet, withSetTicked } from './sets';
import type { SetEntry } from './training';
import type { RowChange } from './ticks';
import { trainingMessages } from './trainingMessages';
import { useTrainingSettings } from './trainingSettings';

interface SetTableProps {
  exercise: PlannedExercise;
  implement: Implement | undefined;
  offered: Offered;
  rows: SetEntry[];
  last: LastCompletion | undefined;
  // The day of the workout.
  today: Day;
  onRows: (rows: SetEntry[], change: RowChange) => void;
}

const moment = () => Date.now();

// Where one goes on when a set is taken away with the sheet that did it: at the set that takes its place, else at Add set.
function focusAfterRemoval(list: HTMLElement | null, index: number, count: number): void {
  const stays = count === 1 || index < count - 1;
  const row = list?.querySelectorAll<HTMLElement>(':scope > li')[index];
  const next = stays ? row?.querySelector('button') : list?.closest('article')?.querySelector<HTMLElement>('[data-add-set]');
  next?.focus();
}

// The set that was ticked last: its effort can be told with one more tap.
function latest(rows: readonly SetEntry[]): number | null {
  const ticked = rows.flatMap((row, index) => (isTicked(row) ? [index] : []));
  return ticked.reduce<number | null>((best, index) => (best === null || (rows[index]?.doneAt ?? 0) >= (rows[best]?.doneAt ?? 0) ? index : best), null);
}

export function SetTable({ exercise, implement, offered, rows, last, today, onRows }: SetTableProps) {
  const t = useT(trainingMessages);
  const { effort } = useTrainingSettings();
  const list = useRef<HTMLOListElement>(null);
  const current = currentSet(rows);
  const rated = effort ? latest(rows) : null;
  return (
    <ol ref={list} className={classes.rows} aria-label={t('sets', { name: exercise.exerciseName })}>
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
          onChange={(at, change) => onRows(withSet(rows, at, change), 'type')}
          onTick={(at) => onRows(withSetTicked(rows, at, exercise, moment(), last), 'tick')}
          onRemove={(at) => {
            focusAfterRemoval(list.current, at, rows.length);
            onRows(withoutSet(rows, at), 'type');
          }}
        >
          {index === rated && row.type !== 'warmup' && (
            <EffortChoice number={index + 1} rpe={row.rpe} onChange={(rpe) => onRows(withSet(rows, index, { rpe }), 'type')} />
          )}
        </SetRow>
      ))}
    </ol>
  );
}
