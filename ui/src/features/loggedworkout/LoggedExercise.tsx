// One exercise of a logged workout: its name, which leads to its page, and its sets, each to be changed. Warm-up and
// cool-down are a line until they are opened, and so is every exercise of a long workout.
import { ActionIcon, Button, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconDots, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Exercise, ExerciseCompletion, SetLog } from '@/shared/api/types';
import { useSetTexts } from '@/shared/exercises/useSetTexts';
import { usePlaces } from '@/shared/hooks/usePlaces';
import { useT } from '@/shared/i18n/locale';
import { exercisePath } from '@/shared/lib/paths';
import { focusRefusedNumber } from '@/shared/lib/refusedNumber';
import { offerUndo } from '@/shared/ui/undo';
import { Menu } from '@/shared/ui/Menu';
import { LastTime } from './LastTime';
import classes from './LoggedExercise.module.css';
import { addedSet, fields as allFields, fieldsOf, isBlank, rowsOf, type Field } from './logic';
import { loggedMessages } from './messages';
import { NotSaved } from './NotSaved';
import { SetRows } from './SetRows';
import { useTypedSets } from './typedSets';
import { useSets } from './useSets';

interface LoggedExerciseProps {
  completion: ExerciseCompletion;
  workoutId: number;
  // Of the catalogue; undefined: an exercise of one's own.
  exercise: Exercise | undefined;
  // A line until it is opened.
  folds: boolean;
  // Just added: its first field waits for what was done.
  ready: boolean;
  onRemove: () => void;
}

// The server's bound.
const MOST_SETS = 100;
const addWords = { weight: 'addWeight', reps: 'addReps', duration: 'addDuration', distance: 'addDistance' } as const;

const withSet = (index: number, change: Partial<SetLog>) => (sets: SetLog[]) =>
  sets.map((set, at) => (at === index ? { ...set, ...change } : set));

export function LoggedExercise(props: LoggedExerciseProps) {
  const { completion, ready, folds } = props;
  const texts = useSetTexts();
  const waiting = useTypedSets((state) => state.typed[completion.id] !== undefined);
  // By the person; what waits from an earlier visit stands open from the start.
  const [opened, setOpened] = useState<'opened' | 'folded' | 'waiting' | null>(waiting ? 'waiting' : null);
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (opened === 'folded') line.current?.focus();
  }, [opened]);
  const blank = isBlank(rowsOf(completion));
  if (!folds || ready || blank || waiting || opened === 'opened' || opened === 'waiting') {
    const canFold = folds && !ready && !blank;
    return <OpenExercise {...props} opened={opened === 'opened'} {...(canFold && { onFold: () => setOpened('folded') })} />;
  }
  return (
    <li className={classes.exercise}>
      <UnstyledButton ref={line} aria-expanded={false} className={classes.line} onClick={() => setOpened('opened')}>
        <span className={classes.words}>
          <span className={classes.name}>{completion.exerciseName}</span>{' '}
          <span className={`${classes.sets} fit-numbers`}>{texts.done(completion)}</span>
        </span>
        <IconChevronDown size={18} aria-hidden />
      </UnstyledButton>
    </li>
  );
}

interface OpenExerciseProps extends LoggedExerciseProps {
  // By the person, who goes on where the line was.
  opened: boolean;
  onFold?: () => void;
}

function OpenExercise({ completion, workoutId, exercise, ready, opened, onRemove, onFold }: OpenExerciseProps) {
  const t = useT(loggedMessages);
  const places = usePlaces();
  const { sets, problem, change, send, changeAndSend, discard } = useSets(completion, workoutId);
  const [added, setAdded] = useState<readonly Field[]>([]);
  const root = useRef<HTMLLIElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (ready) root.current?.querySelector('input')?.focus();
    else if (opened) root.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [ready, opened]);
  const offered = fieldsOf(completion, sets, exercise);
  const fields = allFields.filter((field) => offered.includes(field) || added.includes(field));
  const { exerciseName: name, notes } = completion;

  const removeSet = (index: number) => {
    const removed = sets[index];
    if (!removed) return;
    if (sets.length === 1) return onRemove();
    // The next set takes the place of the removed one, and its button the focus; after the last one there is none.
    if (index === sets.length - 1) adder.current?.focus();
    void changeAndSend((now) => now.filter((_set, at) => at !== index));
    offerUndo({
      key: `set-${completion.id}-${index}`,
      message: t('setRemoved', { number: index + 1, name }),
      made: [],
      takeBack: () => changeAndSend((now) => [...now.slice(0, index), removed, ...now.slice(index)]),
    });
  };

  return (
    <li ref={root} className={classes.exercise} aria-label={name}>
      <header className={classes.head}>
        <h3 className={classes.name}>
          {places.has('/exercise') ? (
            <Link to={exercisePath(name)} className={classes.link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
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
                <Menu.Item key={field} leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdded([...added, field])}>
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
              if (!root.current || !focusRefusedNumber(root.current)) onFold();
            }}
          >
            <IconChevronUp size={18} aria-hidden />
          </ActionIcon>
        )}
      </header>
      {isBlank(sets) && (
        <LastTime
          exercise={name}
          before={completion.localDate}
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
        onRemove={removeSet}
      />
      {problem !== null && <NotSaved problem={problem} onRetry={() => void send()} onDiscard={discard} />}
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
        disabled={sets.length >= MOST_SETS}
        onClick={() => void changeAndSend((now) => [...now, addedSet(now)])}
      >
        {t('addSet')}
      </Button>
    </li>
  );
}
