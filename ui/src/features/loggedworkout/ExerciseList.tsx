// The exercises of a logged workout, with editing, adding and removing.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Exercise, ExerciseCompletion, Workout } from '@/shared/api/types';
import { doneExercises, type DoneExercise } from '@/shared/exercises/doneExercises';
import { sectionLabels } from '@/shared/exercises/messages';
import { useDeleteWithUndo } from '@/shared/hooks/useDeleteWithUndo';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { rowIdOf } from '@/shared/outbox/entries';
import { useWaitingIds } from '@/shared/outbox/overlay';
import { Card } from '@/shared/ui/Card';
import { toast } from '@/shared/ui/toast';
import { offerUndo, useHiddenKeys } from '@/shared/ui/undo';
import { AddExercise } from './AddExercise';
import { useAddExercise, useNameExercises, useRemoveExercise } from './api';
import classes from './ExerciseList.module.css';
import { LoggedExercise } from './LoggedExercise';
import { withoutName } from './logic';
import { loggedMessages } from './messages';
import { NamedExercise } from './NamedExercise';
import { UnsentExercise, type UnsentSetEdits } from './UnsentExercise';

interface ExerciseListProps {
  workout: Workout;
  completions: readonly ExerciseCompletion[];
  // Ticked sets that wait with this workout, or that arrived with it and were not loaded since.
  unsent: readonly ExerciseCompletion[];
  edits: UnsentSetEdits;
  catalogue: readonly Exercise[];
}

// A workout with more exercises than this shows each one collapsed.
const MAX_EXPANDED = 3;
const sections = ['warmup', 'main', 'cooldown'] as const;

// Key of a completion in the list of pending deletions.
export const completionKey = (id: number) => `completion-${id}`;

export function ExerciseList({ workout, completions, unsent, edits, catalogue }: ExerciseListProps) {
  const t = useT(loggedMessages);
  const nameOf = useExerciseName();
  const words = useT(common);
  const sectionWord = useT(sectionLabels);
  const hidden = useHiddenKeys();
  // The completion whose first field takes the focus.
  const [added, setAdded] = useState<number | null>(null);
  const remove = useDeleteWithUndo();
  const sendRemoval = useRemoveExercise();
  const addExercise = useAddExercise(workout);
  const nameExercises = useNameExercises(workout);
  const all = doneExercises(workout, [...completions, ...unsent]);
  // Decided once: exercises added later do not collapse the others.
  const [isLong] = useState(completions.filter(({ category }) => category === 'main').length > MAX_EXPANDED);
  const waits = useWaitingIds('workout').has(workout.id);
  const isFixed = unsent.some((each) => edits.slotOf(each) === undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = all.filter(({ done }) => done === null || !hidden.has(completionKey(done.id)));

  const failed = () => {
    toast({ title: words('error'), description: words('failed'), destructive: true });
  };
  // Removing an exercise also removes the focused element.
  const leave = () => heading.current?.focus();
  const removeCompletion = (completion: ExerciseCompletion) => {
    leave();
    remove({
      key: completionKey(completion.id),
      message: t('exerciseRemoved', { name: nameOf(completion.exerciseName) }),
      send: (options) => sendRemoval(completion, options),
    });
  };
  const removeName = (name: string) => {
    leave();
    const before = workout.exercises;
    nameExercises(withoutName(before, name)).then(
      () =>
        offerUndo({
          key: `name-${workout.id}-${name}`,
          message: t('exerciseRemoved', { name: nameOf(name) }),
          created: [],
          undo: () => nameExercises(before),
          onError: failed,
        }),
      failed,
    );
  };
  const groups = sections
    .map((section) => ({ section, own: shown.filter(({ done }) => (done?.category ?? 'main') === section) }))
    .filter(({ own }) => own.length > 0);
  const exerciseOf = (done: ExerciseCompletion) => catalogue.find(({ key }) => key === done.exerciseKey);
  const drawn = ({ name, done }: DoneExercise, index: number) =>
    done && unsent.includes(done) ? (
      <UnsentExercise
        key={edits.slotOf(done) ?? done.id}
        completion={done}
        exercise={exerciseOf(done)}
        edits={edits}
        waits={waits}
      />
    ) : done ? (
      <LoggedExercise
        key={done.id}
        completion={done}
        workoutId={workout.id}
        exercise={exerciseOf(done)}
        folds={isLong || done.category !== 'main'}
        ready={added !== null && done.id === rowIdOf(added)}
        onRemove={() => removeCompletion(done)}
      />
    ) : (
      <NamedExercise
        key={`${name}-${index}`}
        name={name}
        onAddSets={() => void addExercise(name, 'main').then(({ id }) => setAdded(id), failed)}
        onRemove={() => removeName(name)}
      />
    );
  return (
    <Card aria-labelledby="workout-exercises">
      <Title order={2} size="h3" id="workout-exercises" ref={heading} tabIndex={-1}>
        {t('exercises')}
      </Title>
      {shown.length === 0 && (
        <Text c="dimmed" size="sm" mt={4}>
          {t('noneHint')}
        </Text>
      )}
      {unsent.length > 0 && (
        <Text c="dimmed" size="sm" mt={4}>
          {waits && t('unsentHint')} {isFixed && t('fixedHint')}
        </Text>
      )}
      {groups.map(({ section, own }) => (
        <div key={section}>
          {groups.length > 1 && (
            <Text className={classes.section} id={`section-${section}`}>
              {sectionWord(section)}
            </Text>
          )}
          <ul className={classes.list} {...(groups.length > 1 && { 'aria-labelledby': `section-${section}` })}>
            {own.map(drawn)}
          </ul>
        </div>
      ))}
      <div className={classes.add}>
        <AddExercise
          workout={workout}
          catalogue={catalogue}
          included={new Set(all.map(({ name }) => name))}
          onAdded={setAdded}
        />
      </div>
    </Card>
  );
}
