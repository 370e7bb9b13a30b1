// One set: its number, its values, what was done the last time, and its tick; it knows no call.
import { UnstyledButton } from '@mantine/core';
import { IconCheck, IconHistory } from '@tabler/icons-react';
import type { LastCompletion, PlannedExercise } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { formatAmounts, formatLastDay, lastSet } from './lastTime';
import type { Offered } from './logic';
import { SetFields } from './SetFields';
import { SetOptions } from './SetOptions';
import classes from './SetRow.module.css';
import { amountsOf, type Amounts, type SetEntry } from './training';
import { trainingMessages } from './trainingMessages';

interface SetRowProps {
  exercise: PlannedExercise;
  offered: Offered;
  sets: readonly SetEntry[];
  index: number;
  current: boolean;
  last: LastCompletion | undefined;
  day: Day;
  onChange: (index: number, change: Partial<SetEntry>) => void;
  onTick: (index: number) => void;
  onRemove: (index: number) => void;
}

export function SetRow(props: SetRowProps) {
  const { exercise, offered, sets, index, current, last, day, onChange, onTick, onRemove } = props;
  const t = useT(trainingMessages);
  const set = sets[index];
  if (!set) return null;
  const number = index + 1;
  const done = set.doneAt !== null;
  const before = lastSet(last, index);
  return (
    <li className={classes.row} data-current={current || undefined} data-done={done || undefined} aria-label={t('set', { number })}>
      <SetOptions number={number} set={set} onChange={(change) => onChange(index, change)} onRemove={() => onRemove(index)} />
      <SetFields
        number={number}
        exercise={exercise}
        offered={offered}
        typed={set}
        standsFor={amountsOf(sets, index, exercise)}
        current={current}
        onChange={(change) => onChange(index, change)}
      />
      {before && last && !done && (
        <CopyLast
          number={number}
          before={before}
          day={last.localDate}
          today={day}
          onCopy={() => onChange(index, offeredOf(before, offered))}
        />
      )}
      <UnstyledButton
        className={classes.tick}
        aria-pressed={done}
        aria-label={t(done ? 'openSet' : 'tickSet', { number, name: exercise.exerciseName })}
        onClick={() => onTick(index)}
      >
        <IconCheck size={22} stroke={2.4} aria-hidden />
      </UnstyledButton>
    </li>
  );
}

// Only what has a field here.
function offeredOf(before: Amounts, offered: Offered): Partial<SetEntry> {
  return {
    ...(offered.reps && { reps: before.reps }),
    ...(offered.weight && { weight: before.weight }),
    ...(offered.duration && { duration: before.duration }),
    ...(offered.distance && { distance: before.distance }),
  };
}

interface CopyLastProps {
  number: number;
  before: Amounts;
  day: Day;
  today: Day;
  onCopy: () => void;
}

function CopyLast({ number, before, day, today, onCopy }: CopyLastProps) {
  const t = useT(trainingMessages);
  const format = useFormat();
  const { weightUnit = 'lb', distanceUnit = 'mi' } = useUser();
  const repetitions = (count: number) => t('repsCount', { count });
  const what = formatAmounts(before, { weight: weightUnit, distance: distanceUnit, format, repetitions });
  if (what === '') return null;
  const when = formatLastDay(day, today, format);
  return (
    <UnstyledButton className={classes.last} aria-label={t('copyLast', { number, what, day: when })} onClick={onCopy}>
      <IconHistory size={14} aria-hidden />
      {t('last', { what, day: when })}
    </UnstyledButton>
  );
}
