// Actions that change the exercises of a workout during training, for today and on request in the plan. Returns the
// callbacks of the cards, the dialogs and the notice.
import { useExerciseName } from '@/shared/exercises/exerciseName';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlannedExercise } from '@/shared/api/types';
import { serverMessage } from '@/shared/api/errors';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { toast } from '@/shared/ui/toast';
import {
  asPlanned,
  toPlanInput,
  toSessionExercise,
  differsFromPlan,
  withMoved,
  withoutExercise,
  withSetsToday,
  withSuperset,
  type Picked,
} from './list';
import { listMessages } from './listMessages';
import { toPlannedExercises } from './shownExercises';
import { ReplaceDialog } from './ReplaceDialog';
import { isTicked, withNoneTicked } from '@/features/workouts/sets/sets';
import { saveAnswer } from '@/features/workouts/suggestions/answers';
import type { TrackedExercise } from '@/features/workouts/suggestions/target';
import { entryOf } from './training';
import classes from './TrainingView.module.css';
import type { TrainingViewProps } from './TrainingView';
import { keepInPlan } from '@/features/workouts/outbox/planEdits';
import { saveExercise } from '@/features/workouts/outbox/ticks';
import { findTraining } from './trainingStore';

// Moves the focus from a removed exercise to the next one, or else to the one before, or else to the Add exercise
// button.
function focusAfterRemoval(id: number): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-exercise]')];
  const at = cards.findIndex((card) => card.dataset['exercise'] === String(id));
  const near = (cards[at + 1] ?? cards[at - 1])?.querySelector<HTMLElement>('h3 button');
  (near ?? document.querySelector<HTMLElement>('[data-add-exercise]'))?.focus();
}

type Asked = { what: 'replace' | 'remove'; exercise: PlannedExercise } | null;

// Focuses an exercise once it is rendered.
function useFocusOn(): (id: number) => void {
  const [awaited, setAwaited] = useState<number | null>(null);
  useEffect(() => {
    // The guided mode is above the list.
    if (awaited === null || document.querySelector('[data-player]')) return;
    document.querySelector<HTMLElement>(`[data-exercise="${awaited}"] h3 button`)?.focus();
  }, [awaited]);
  return setAwaited;
}

// `onOpen` opens a card.
export function useListActions(props: TrainingViewProps, onOpen: (exerciseId: number, opened: boolean) => void) {
  const { session, planned } = props;
  const { editList } = session;
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>(null);
  const now = useRef(props);
  useEffect(() => {
    now.current = props;
  });
  const tickedOf = (exercise: PlannedExercise) =>
    (props.progress.done.get(exercise.id)?.rows ?? []).filter(isTicked).length;
  const remove = useRemoveExercise(props);
  const focusOn = useFocusOn();

  const replaceNow = useRef<(exercise: PlannedExercise, picked: Picked) => void>(() => {});
  const actions = {
    // Takes the harder variant that is suggested, as any replacement: for today, and on request in the plan.
    onVariant: useCallback(
      (exercise: TrackedExercise) => {
        const { suggestion } = exercise;
        const picked = [...now.current.catalogue.values()].find(({ name }) => name === suggestion?.variant);
        if (!suggestion || !picked) return;
        saveAnswer(client, suggestion, 'accepted', now.current.session.training.day);
        replaceNow.current(exercise, picked);
      },
      [client],
    ),
    onReplace: useCallback((exercise: PlannedExercise) => setAsked({ what: 'replace', exercise }), []),
    onMove: useCallback(
      ({ id }: PlannedExercise, by: -1 | 1) => editList(now.current.planned, (list) => withMoved(list, id, by)),
      [editList],
    ),
    onJoin: useCallback(
      ({ id }: PlannedExercise, joined: boolean) =>
        editList(now.current.planned, (list) => withSuperset(list, id, joined)),
      [editList],
    ),
    onRemove: useCallback(
      (exercise: PlannedExercise) => {
        const ticked = (now.current.progress.done.get(exercise.id)?.rows ?? []).some(isTicked);
        if (ticked) return setAsked({ what: 'remove', exercise });
        focusAfterRemoval(exercise.id);
        editList(now.current.planned, (list) => withoutExercise(list, exercise.id));
      },
      [editList],
    ),
  };

  const close = () => setAsked(null);
  const replace = (exercise: PlannedExercise, picked: Picked) => {
    session.replaceExercise(planned, { id: exercise.id, picked, ticked: tickedOf(exercise) });
    close();
    const { free, today } = findTraining(session.workout) ?? {};
    const newest = Math.min(...((free ?? today)?.exercises ?? []).map(({ id }) => id));
    onOpen(newest, true);
    focusOn(newest);
  };
  useEffect(() => {
    replaceNow.current = replace;
  });
  return {
    actions,
    notice: props.isInPlan && differsFromPlan(session.training, planned) ? <ChangedNotice {...props} /> : null,
    dialogs: (
      <>
        {asked?.what === 'replace' && (
          <ReplaceDialog
            exercise={asked.exercise}
            catalogue={props.catalogue}
            included={props.exercises}
            ticked={tickedOf(asked.exercise)}
            onPick={(picked) => replace(asked.exercise, picked)}
            onClose={close}
          />
        )}
        {asked?.what === 'remove' && (
          <RemoveQuestion
            exercise={asked.exercise}
            ticked={tickedOf(asked.exercise)}
            onRemove={() => {
              focusAfterRemoval(asked.exercise.id);
              remove(asked.exercise);
              close();
            }}
            onClose={close}
          />
        )}
      </>
    ),
  };
}

// Removes an exercise and its ticks.
function useRemoveExercise({ session, planned, progress, logged }: TrainingViewProps) {
  const client = useQueryClient();
  const { workout, training, editList, removeTicked } = session;
  return (exercise: PlannedExercise) => {
    const done = progress.done.get(exercise.id);
    const workoutRef = { workout, training: training.clientKey, day: training.day, log: logged?.id ?? null };
    saveExercise(client, workoutRef, {
      exercise,
      sets: withNoneTicked(done?.rows ?? []),
      notes: entryOf(training, exercise.id).notes,
      completion: done?.completion,
      praise: false,
    });
    removeTicked(exercise.id);
    editList(planned, (list) => withoutExercise(list, exercise.id));
  };
}

interface RemoveQuestionProps {
  exercise: PlannedExercise;
  ticked: number;
  onRemove: () => void;
  onClose: () => void;
}

function RemoveQuestion({ exercise, ticked, onRemove, onClose }: RemoveQuestionProps) {
  const t = useT(listMessages);
  const nameOf = useExerciseName();
  const words = useT(common);
  return (
    <ConfirmDialog
      opened
      title={t('removeTitle', { name: nameOf(exercise.exerciseName) })}
      confirmLabel={words('delete')}
      destructive
      onConfirm={onRemove}
      onClose={onClose}
    >
      {t('removeText', { count: ticked })}
    </ConfirmDialog>
  );
}

// Notice that the list is changed for today only, with an offer to store it in the plan.
function ChangedNotice({ title, session, planned, progress, catalogue }: TrainingViewProps) {
  const t = useT(listMessages);
  const words = useT(common);
  const client = useQueryClient();
  const { workout, training, resetToPlan } = session;
  const save = async () => {
    const today = training.today?.exercises ?? planned.map(toSessionExercise);
    const exercises = withSetsToday(today, training, planned);
    try {
      const isKept = await keepInPlan(client, {
        workout,
        title,
        exercises: toPlanInput(exercises),
        shown: toPlannedExercises(asPlanned(exercises), [...catalogue.values()], planned),
      });
      toast({ title: t('keptInPlan'), description: isKept ? words('keptHere') : t('keptInPlanText') });
    } catch (error) {
      toast({ title: words('error'), description: serverMessage(error, t('keepFailed')), destructive: true });
    }
  };
  // Restoring the plan would hide the ticks of added exercises.
  const added = (training.today?.exercises ?? []).some(
    ({ id, replaced }) => (id < 0 || replaced) && progress.done.get(id)?.completion !== undefined,
  );
  return (
    <div className={classes.changed} role="group" aria-label={t('changedToday')}>
      <span role="status">{t('changedToday')}</span>
      <Button variant="light" size="compact-md" className={classes.change} onClick={() => void save()}>
        {t('keepInPlan')}
      </Button>
      {training.today && !added && (
        <Button variant="subtle" size="compact-md" className={classes.change} onClick={resetToPlan}>
          {t('asPlanned')}
        </Button>
      )}
    </div>
  );
}
