// One set: its number, values, the last time's values and its tick.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useSetName } from '@/shared/exercises/useSetName';
import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { LastCompletion, PlannedExercise } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useFormat, useT } from '@/shared/i18n/locale';
import type { Day } from '@/shared/lib/dates';
import { focusInvalidNumber } from '@/shared/lib/invalidNumber';
import { countedSet } from '@/shared/lib/sets';
import { formatAmounts, formatLastDay } from './lastTime';
import type { OfferedFields } from '@/features/workouts/logic';
import type { Implement } from '@/features/workouts/weights/plates';
import { SetFields } from './SetFields';
import { SetOptions } from './SetOptions';
import classes from './SetRow.module.css';
import { amountsOf, isTicked, lastOf } from './sets';
import type { Amounts, SetEntry } from '@/features/workouts/training/training';
import { tickMessages } from '@/features/workouts/outbox/tickMessages';
import { trainingMessages } from '@/features/workouts/training/trainingMessages';

interface SetRowProps {
  exercise: PlannedExercise;
  implement: Implement | undefined;
  offered: OfferedFields;
  sets: readonly SetEntry[];
  index: number;
  current: boolean;
  last: LastCompletion | undefined;
  today: Day;
  onChange: (index: number, change: Partial<SetEntry>) => void;
  onTick: (index: number) => void;
  onRemove: (index: number) => void;
  // Shown below the set.
  children?: ReactNode;
}

export function SetRow(props: SetRowProps) {
  const { exercise, implement, offered, sets, index, current, last, today, onChange, onTick, onRemove, children } =
    props;
  const t = useT(trainingMessages);
  const nameOf = useExerciseName();
  const setName = useSetName();
  const set = sets[index];
  if (!set) return null;
  const counted = countedSet(
    sets.map(({ type }) => type),
    index,
  );
  const name = setName(counted);
  const done = isTicked(set);
  const before = lastOf(sets, index, last);
  return (
    <li className={classes.row} data-current={current || undefined} data-done={done || undefined} aria-label={name}>
      <SetOptions
        counted={counted}
        set={set}
        onChange={(change) => onChange(index, change)}
        onRemove={() => onRemove(index)}
      />
      <SetFields
        set={counted}
        exercise={exercise}
        implement={implement}
        offered={offered}
        typed={set}
        standsFor={amountsOf(sets, index, exercise, last)}
        current={current}
        onChange={(change) => onChange(index, change)}
      />
      {before && last && <Last before={before} day={last.localDate} today={today} />}
      <UnstyledButton
        className={classes.tick}
        aria-pressed={done}
        aria-label={t(done ? 'openSet' : 'tickSet', { set: name, name: nameOf(exercise.exerciseName) })}
        onClick={() => {
          if (done || !focusInvalidNumber(document)) onTick(index);
        }}
      >
        <IconCheck size={22} stroke={2.4} aria-hidden />
      </UnstyledButton>
      {children}
    </li>
  );
}

function Last({ before, day, today }: { before: Amounts; day: Day; today: Day }) {
  const t = useT(trainingMessages);
  const tick = useT(tickMessages);
  const format = useFormat();
  const { weightUnit = 'lb', distanceUnit = 'mi' } = useUser();
  const repetitions = (count: number) => tick('repsCount', { count });
  const what = formatAmounts(before, { weight: weightUnit, distance: distanceUnit, format, repetitions });
  if (what === '') return null;
  return <span className={classes.last}>{t('last', { what, day: formatLastDay(day, today, format) })}</span>;
}
