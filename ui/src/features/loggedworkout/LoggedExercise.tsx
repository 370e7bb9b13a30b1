// One exercise of a logged workout: its name with a link to its page, and its editable sets. Warm-up and cool-down
// exercises start collapsed, and so does every exercise of a long workout.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { ActionIcon, Button, Text } from '@mantine/core';
import { IconChevronUp, IconDots, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Exercise, ExerciseCompletion, SetLog } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { focusInvalidNumber } from '@/shared/lib/invalidNumber';
import { Menu } from '@/shared/ui/Menu';
import { ExerciseHeading } from './ExerciseHeading';
import { ExerciseLine } from './ExerciseLine';
import { LastTime } from './LastTime';
import classes from './LoggedExercise.module.css';
import { addedSet, fields as allFields, fieldsOf, isBlank, MAX_SETS, rowsOf, withSet, type Field } from './logic';
import { loggedMessages } from './messages';
import { NotSaved } from './NotSaved';
import { SetRows } from './SetRows';
import { useCorrection } from './corrections';
import { useRemoveSet } from './useRemoveSet';
import { useSets } from './useSets';

interface LoggedExerciseProps {
  completion: ExerciseCompletion;
  workoutId: number;
  // From the catalogue; undefined for a custom exercise.
  exercise: Exercise | undefined;
  // Collapsed until opened.
  folds: boolean;
  // Just added: its first field takes the focus.
  ready: boolean;
  onRemove: () => void;
}

const addWords = { weight: 'addWeight', reps: 'addReps', duration: 'addDuration', distance: 'addDistance' } as const;

// The field to focus when a set is opened: its weight, or else its first field with a value.
function firstWithValue(set: SetLog | undefined, fields: readonly Field[]): number {
  return Math.max(
    0,
    fields.findIndex((field) => set?.[field]),
  );
}

export function LoggedExercise(props: LoggedExerciseProps) {
  const { completion, ready, folds } = props;
  const waiting = useCorrection(completion.id) !== undefined;
  // Set by the user. Exercises with unsent corrections start open.
  const [opened, setOpened] = useState<'opened' | 'folded' | 'waiting' | null>(waiting ? 'waiting' : null);
  // The set at which it was opened.
  const [at, setAt] = useState<number | null>(null);
  const line = useRef<HTMLButtonElement>(null);
  const sets = rowsOf(completion);
  const blank = isBlank(sets);
  const isLine = folds && !ready && !blank && !waiting && opened !== 'opened' && opened !== 'waiting';
  useEffect(() => {
    if (isLine && opened === 'folded') line.current?.focus();
  }, [isLine, opened]);
  if (!isLine) {
    const canFold = folds && !ready && !blank;
    return (
      <OpenExercise
        {...props}
        opened={opened === 'opened'}
        at={at}
        {...(canFold && { onFold: () => setOpened('folded') })}
      />
    );
  }
  const open = (set: number | null) => {
    setAt(set);
    setOpened('opened');
  };
  return <ExerciseLine name={completion.exerciseName} sets={sets} opener={line} onOpen={open} />;
}

interface OpenExerciseProps extends LoggedExerciseProps {
  // Opened by the user, so the focus moves here from the line.
  opened: boolean;
  // The set to edit.
  at: number | null;
  onFold?: () => void;
}

function OpenExercise({ completion, workoutId, exercise, ready, opened, at, onRemove, onFold }: OpenExerciseProps) {
  const t = useT(loggedMessages);
  const nameOf = useExerciseName();
  const { sets, problem, change, send, retry, changeAndSend, discard } = useSets(completion, workoutId);
  const [added, setAdded] = useState<readonly Field[]>([]);
  const root = useRef<HTMLLIElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const offered = fieldsOf(completion, sets, exercise);
  const fields = allFields.filter((field) => offered.includes(field) || added.includes(field));
  const first = at === null ? 0 : firstWithValue(sets[at], fields);
  useEffect(() => {
    const inputs = root.current?.querySelectorAll(`[data-sets] li:nth-of-type(${(at ?? 0) + 1}) input`);
    if (ready || (opened && at !== null)) (inputs?.[first] as HTMLElement | undefined)?.focus();
    else if (opened) root.current?.querySelector<HTMLElement>('a, button')?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs on opening only: typing must not move the focus
  }, [ready, opened, at]);
  const { exerciseName, notes } = completion;
  const name = nameOf(exerciseName);

  const removeSet = useRemoveSet({ id: completion.id, exerciseName, sets, adder, edit: changeAndSend });

  return (
    <li ref={root} className={classes.exercise} aria-label={name}>
      <header className={classes.head}>
        <ExerciseHeading exerciseName={exerciseName} />
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon aria-label={t('moreOf', { name })}>
              <IconDots size={20} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {allFields
              .filter((field) => !fields.includes(field))
              .map((field) => (
                <Menu.Item
                  key={field}
                  leftSection={<IconPlus size={18} aria-hidden />}
                  onClick={() => setAdded([...added, field])}
                >
                  {t(addWords[field])}
                </Menu.Item>
              ))}
            <Menu.Item color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
              {t('removeExercise')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        {onFold && (
          <ActionIcon
            aria-label={t('fold', { name })}
            aria-expanded
            onClick={() => {
              if (!root.current || !focusInvalidNumber(root.current)) onFold();
            }}
          >
            <IconChevronUp size={18} aria-hidden />
          </ActionIcon>
        )}
      </header>
      {isBlank(sets) && (
        <LastTime
          exercise={exerciseName}
          before={completion.localDate}
          workoutId={workoutId}
          onTakeOver={(last) => void changeAndSend(() => last)}
        />
      )}
      <SetRows
        name={name}
        sets={sets}
        fields={fields}
        onType={(index, typed) => change(withSet(index, typed))}
        onDone={() => void send()}
        onChoose={(index, chosen) => void changeAndSend(withSet(index, chosen))}
        onRemove={sets.length === 1 ? onRemove : removeSet}
      />
      {problem && <NotSaved reason={problem.reason} onRetry={() => void retry()} onDiscard={discard} />}
      {notes && (
        <Text size="sm" className={classes.notes}>
          {notes}
        </Text>
      )}
      <Button
        ref={adder}
        variant="subtle"
        className={classes.add}
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={sets.length >= MAX_SETS}
        onClick={() => void changeAndSend((now) => [...now, addedSet(now)])}
      >
        {t('addSet')}
      </Button>
    </li>
  );
}
