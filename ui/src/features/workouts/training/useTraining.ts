// The unfinished workout of this screen, kept on this device as it is typed. It sends nothing.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PlannedExercise } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { newClientKey } from '@/shared/lib/clientKey';
import { onDayChange } from '@/shared/lib/currentDay';
import type { Day } from '@/shared/lib/dates';
import { withExerciseReplaced, withIds, withList, withoutChanges } from './list';
import { renameTimers } from '@/features/workouts/timers/timers';
import {
  emptyFree,
  FREE,
  newTraining,
  takenUp,
  unfinished,
  withEntry,
  withTicked,
  type Entry,
  type FreeWorkout,
  type SessionExercise,
  type SessionList,
  type Training,
} from './training';
import { changeTrainings, discardTraining, findTraining, keepTraining, useTrainings } from './trainingStore';

const NOW_STEP_MS = 15_000;

function blank(workout: string, today: Day, now: number): Training {
  return { ...newTraining(today, now, newClientKey()), ...(workout === FREE && { free: emptyFree }) };
}

// The moment at which the screen opened, or at which it saw this day begin: a page left open for days must not take
// last week's workout for one that goes on.
function useOpenedAt(): number {
  const [openedAt, setOpenedAt] = useState(() => Date.now());
  useEffect(() => onDayChange(() => setOpenedAt(Date.now())), []);
  return openedAt;
}

// Mount it anew (by key) for another workout.
export function useTraining(workout: string) {
  const today = useToday();
  const openedAt = useOpenedAt();
  const [fresh, setFresh] = useState(() => blank(workout, today, openedAt));
  const stored = useTrainings((state) => state.trainings[workout]);
  // What nobody has begun belongs to whatever day it is.
  const training = useMemo(
    () => takenUp(stored, today, openedAt) ?? { ...fresh, day: today },
    [stored, fresh, today, openedAt],
  );

  useEffect(() => {
    changeTrainings(({ trainings }) => ({ trainings: unfinished(trainings, today, openedAt) }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is over is looked for once, when the screen opens
  }, []);

  const change = useCallback(
    (edit: (training: Training) => Training) =>
      keepTraining(workout, edit(takenUp(findTraining(workout), today, openedAt) ?? { ...fresh, day: today })),
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
    // The exercises of today; `planned` is what they are until something is changed.
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
    // The changes of today are in the plan now: `ids` says which planned exercise each added one became.
    keptInPlan: useCallback(
      (ids: ReadonlyMap<number, number>, sent: readonly SessionExercise[]) => {
        change((previous) => withIds(previous, ids, sent));
        renameTimers(workout, ids);
      },
      [change, workout],
    ),
    forgetTicked: useCallback(
      (exerciseId: number) => change((previous) => withTicked(previous, exerciseId, null)),
      [change],
    ),
    // What the plan calls it, kept for when the plan no longer holds it.
    rememberName: useCallback(
      (named: NonNullable<Training['named']>) => change((previous) => ({ ...previous, named })),
      [change],
    ),
    asPlanned: useCallback(() => change(withoutChanges), [change]),
    markSent: useCallback(() => change((previous) => ({ ...previous, sends: true })), [change]),
    takeMeasured: useCallback((measured: boolean) => change((previous) => ({ ...previous, measured })), [change]),
    finish: useCallback(() => {
      discardTraining(workout);
      setFresh(blank(workout, today, Date.now()));
    }, [workout, today]),
  };
}

// Milliseconds since 1970, moving on while `running`.
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
