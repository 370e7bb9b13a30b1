// The unfinished workout of this screen, stored on this device as it is typed. Sends nothing.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PlannedExercise } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { newClientKey } from '@/shared/lib/clientKey';
import { onDayChange } from '@/shared/lib/currentDay';
import type { Day } from '@/shared/lib/dates';
import { withExerciseReplaced, withList, withoutChanges } from './list';
import {
  emptyFree,
  FREE,
  newTraining,
  resumedTraining,
  resumableTrainings,
  withEntry,
  withTicked,
  type Entry,
  type FreeWorkout,
  type SessionList,
  type Training,
} from './training';
import {
  changeTrainings,
  findFinished,
  findTraining,
  finishedOn,
  finishTraining,
  storeTraining,
  useFinished,
  useTrainings,
} from './trainingStore';

const NOW_STEP_MS = 15_000;

// A workout that is not started belongs to the current day. One that was completed on it keeps its changes and its ticks.
function blankOf(fresh: Training, workout: string, today: Day, completed: ReturnType<typeof finishedOn>): Training {
  return { ...fresh, ...completed, day: today, ...(workout === FREE && { free: emptyFree }) };
}

// The time at which the screen opened, or at which the current day began while it was open. On a page left open for
// days, last week's workout must not appear to continue.
function useOpenedAt(): number {
  const [openedAt, setOpenedAt] = useState(() => Date.now());
  useEffect(() => onDayChange(() => setOpenedAt(Date.now())), []);
  return openedAt;
}

// Must be remounted (by key) for another workout.
export function useTraining(workout: string) {
  const today = useToday();
  const openedAt = useOpenedAt();
  const [fresh, setFresh] = useState(() => newTraining(today, openedAt, newClientKey()));
  const stored = useTrainings((state) => state.trainings[workout]);
  const completed = useFinished(({ lists }) => finishedOn(lists, workout, today));
  const training = useMemo(
    () => resumedTraining(stored, today, openedAt) ?? blankOf(fresh, workout, today, completed),
    [stored, fresh, workout, completed, today, openedAt],
  );

  useEffect(() => {
    changeTrainings(({ trainings }) => ({ trainings: resumableTrainings(trainings, today, openedAt) }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- expired workouts are removed once, when the screen opens
  }, []);

  const change = useCallback(
    (edit: (training: Training) => Training) => {
      const blank = blankOf(fresh, workout, today, findFinished(workout, today));
      storeTraining(workout, edit(resumedTraining(findTraining(workout), today, openedAt) ?? blank));
    },
    [workout, fresh, today, openedAt],
  );

  return {
    workout,
    training,
    edit: useCallback(
      (exerciseId: number, entry: Partial<Entry>) =>
        change((previous) => withEntry(previous, exerciseId, entry, Date.now())),
      [change],
    ),
    editFree: useCallback(
      (edit: (free: FreeWorkout) => FreeWorkout) =>
        change((previous) =>
          previous.free ? { ...previous, free: edit(previous.free), touchedAt: Date.now() } : previous,
        ),
      [change],
    ),
    // Edits today's exercises; `planned` is the list before the first change.
    editList: useCallback(
      (planned: readonly PlannedExercise[], edit: (list: SessionList) => SessionList) =>
        change((previous) => withList(previous, planned, edit, Date.now())),
      [change],
    ),
    replaceExercise: useCallback(
      (planned: readonly PlannedExercise[], what: Parameters<typeof withExerciseReplaced>[2]) =>
        change((previous) => withExerciseReplaced(previous, planned, what, Date.now())),
      [change],
    ),
    removeTicked: useCallback(
      (exerciseId: number) => change((previous) => withTicked(previous, exerciseId, null)),
      [change],
    ),
    // Stores the title from the plan, in case the plan no longer has it.
    storePlanName: useCallback(
      (named: NonNullable<Training['named']>) => change((previous) => ({ ...previous, named })),
      [change],
    ),
    resetToPlan: useCallback(() => change(withoutChanges), [change]),
    markSent: useCallback(() => change((previous) => ({ ...previous, sends: true })), [change]),
    setMeasured: useCallback((measured: boolean) => change((previous) => ({ ...previous, measured })), [change]),
    finish: useCallback(() => {
      finishTraining(workout);
      setFresh(newTraining(today, Date.now(), newClientKey()));
    }, [workout, today]),
  };
}

// Milliseconds since 1970, updated periodically while `running`.
export function useNow(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return undefined;
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, NOW_STEP_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
