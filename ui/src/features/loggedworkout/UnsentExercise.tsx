// An exercise of a completed workout whose sets were ticked without a connection. Its sets can be changed while the
// workout waits.
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Exercise, ExerciseCompletion, SetLog } from '@/shared/api/types';
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { useSetTexts } from '@/shared/exercises/useSetTexts';
import { useT } from '@/shared/i18n/locale';
import { WaitingMark } from '@/shared/ui/WaitingMark';
import { ExerciseHeading } from './ExerciseHeading';
import classes from './LoggedExercise.module.css';
import { addedSet, fieldsOf, MAX_SETS, rowsOf, withSet } from './logic';
import { loggedMessages } from './messages';
import { SetRows } from './SetRows';
import { useRemoveSet } from './useRemoveSet';

// Changes of sets that are not sent yet. Each is stored at once, and sent when asked for.
export interface UnsentSetEdits {
  // Names the exercise in the outbox. Undefined: it cannot be changed now.
  slotOf: (completion: ExerciseCompletion) => string | undefined;
  change: (slot: string, edit: (sets: SetLog[]) => SetLog[]) => void;
  send: () => void;
}

interface UnsentExerciseProps {
  completion: ExerciseCompletion;
  // From the catalogue; undefined for a custom exercise.
  exercise: Exercise | undefined;
  edits: UnsentSetEdits;
  // The workout waits.
  waits: boolean;
}

export function UnsentExercise({ completion, exercise, edits, waits }: UnsentExerciseProps) {
  const texts = useSetTexts();
  const { exerciseName } = completion;
  const name = useExerciseName()(exerciseName);
  const slot = edits.slotOf(completion);
  return (
    <li className={classes.exercise} aria-label={name}>
      <header className={classes.head}>
        <ExerciseHeading exerciseName={exerciseName} />
        {waits && <WaitingMark />}
      </header>
      {slot === undefined ? (
        <Text size="sm" c="dimmed" className="fit-numbers">
          {texts.done(completion)}
        </Text>
      ) : (
        <UnsentSets key={slot} completion={completion} exercise={exercise} edits={edits} slot={slot} />
      )}
    </li>
  );
}

type UnsentSetsProps = Pick<UnsentExerciseProps, 'completion' | 'exercise' | 'edits'> & { slot: string };

function UnsentSets({ completion, exercise, edits, slot }: UnsentSetsProps) {
  const t = useT(loggedMessages);
  const adder = useRef<HTMLButtonElement>(null);
  const { exerciseName } = completion;
  const name = useExerciseName()(exerciseName);
  const sets = rowsOf(completion);
  // A field stays while its value is typed again.
  const [fields] = useState(() => fieldsOf(completion, sets, exercise));
  const { send } = edits;
  // The page closes while a value is typed.
  useEffect(() => send, [send]);
  const change = (edit: (sets: SetLog[]) => SetLog[]) =>
    edits.change(slot, (now) => edit(rowsOf({ ...completion, sets: now })));
  const changeAndSend = (edit: (sets: SetLog[]) => SetLog[]) => {
    change(edit);
    send();
  };
  const removeSet = useRemoveSet({ id: slot, exerciseName, sets, adder, edit: changeAndSend });
  return (
    <>
      <SetRows
        name={name}
        sets={sets}
        fields={fields}
        onType={(index, typed) => change(withSet(index, typed))}
        onDone={send}
        onChoose={(index, chosen) => changeAndSend(withSet(index, chosen))}
        // A workout without sets would be no workout.
        onRemove={sets.length > 1 ? removeSet : null}
      />
      <Button
        ref={adder}
        variant="subtle"
        className={classes.add}
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={sets.length >= MAX_SETS}
        onClick={() => changeAndSend((now) => [...now, addedSet(now)])}
      >
        {t('addSet')}
      </Button>
    </>
  );
}
