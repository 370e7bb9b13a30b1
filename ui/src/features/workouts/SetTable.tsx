// The sets of one exercise as a table of rows, ticked one by one; it sends nothing itself.
import type { LastCompletion, PlannedExercise } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import type { Offered } from './logic';
import { SetRow } from './SetRow';
import classes from './SetTable.module.css';
import { currentSet, setsOf, withoutSet, withSet, withSetTicked, type Entry, type SetEntry } from './training';
import { trainingMessages } from './trainingMessages';

interface SetTableProps {
  exercise: PlannedExercise;
  offered: Offered;
  entry: Entry;
  last: LastCompletion | undefined;
  // The day of the workout.
  day: Day;
  onEdit: (change: Partial<Entry>) => void;
  // A set was ticked (not opened again).
  onSetTicked: (entry: Entry) => void;
}

const moment = () => Date.now();

export function SetTable({ exercise, offered, entry, last, day, onEdit, onSetTicked }: SetTableProps) {
  const t = useT(trainingMessages);
  const sets = setsOf(entry, exercise);
  const current = currentSet(sets);
  const edit = (changed: SetEntry[]) => onEdit({ sets: changed });
  const tick = (index: number) => {
    const changed = withSetTicked(sets, index, exercise, moment());
    edit(changed);
    if (changed[index]?.doneAt !== null) onSetTicked({ ...entry, sets: changed });
  };
  return (
    <ol className={classes.rows} aria-label={t('sets', { name: exercise.exerciseName })}>
      {sets.map((_set, index) => (
        <SetRow
          key={index}
          exercise={exercise}
          offered={offered}
          sets={sets}
          index={index}
          current={index === current}
          last={last}
          day={day}
          onChange={(at, change) => edit(withSet(sets, at, change))}
          onTick={tick}
          onRemove={(at) => edit(withoutSet(sets, at))}
        />
      ))}
    </ol>
  );
}
