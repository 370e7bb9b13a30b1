// The unfinished workout of this screen, kept on this device as it is typed; it knows no call.
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useToday } from '@/shared/hooks/useToday';
import { newClientKey } from '@/shared/lib/clientKey';
import { onDayChange } from '@/shared/lib/dayClock';
import type { Day } from '@/shared/lib/dates';
import { keptStore } from '@/shared/lib/keptStore';
import { forgetTimers } from './timers';
import {
  emptyFree, FREE, isBlank, newTraining, takenUp, unfinished, withEntry, withoutSaved, withSaved, withTick,
  type Entry, type FreeWorkout, type SavedTick, type Training, type Trainings,
} from './training';

const store = keptStore<Trainings>('training', { trainings: {} }, ({ trainings }) => Object.keys(trainings).length === 0);
export const useTrainings = store.use;

const NOW_STEP_MS = 15_000;

function put(workout: string, training: Training | null): void {
  store.change(({ trainings }) => {
    const others = Object.fromEntries(Object.entries(trainings).filter(([name]) => name !== workout));
    return { trainings: training && !isBlank(training) ? { ...others, [workout]: training } : others };
  });
}

// Keeps what the server said about a tick, also when the workout's screen is closed: ticks may arrive later.
export function rememberSaved(workout: string, exerciseId: number, saved: SavedTick): void {
  const training = store.get().trainings[workout];
  if (training) put(workout, withSaved(training, exerciseId, saved));
}

// It was taken back.
export function forgetSaved(workout: string, exerciseId: number): void {
  const training = store.get().trainings[workout];
  if (training) put(workout, withoutSaved(training, exerciseId));
}

export function discardTraining(workout: string): void {
  put(workout, null);
  forgetTimers(workout);
}

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
  const stored = store.use((state) => state.trainings[workout]);
  // What nobody has begun belongs to whatever day it is.
  const training = useMemo(
    () => takenUp(stored, today, openedAt) ?? { ...fresh, day: today },
    [stored, fresh, today, openedAt],
  );

  useEffect(() => {
    store.change(({ trainings }) => ({ trainings: unfinished(trainings, today, openedAt) }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is over is looked for once, when the screen opens
  }, []);

  const change = useCallback(
    (edit: (training: Training) => Training) =>
      put(workout, edit(takenUp(store.get().trainings[workout], today, openedAt) ?? { ...fresh, day: today })),
    [workout, fresh, today, openedAt],
  );

  return {
    workout,
    training,
    edit: useCallback(
      (exerciseId: number, entry: Partial<Entry>) => change((previous) => withEntry(previous, exerciseId, entry, Date.now())),
      [change],
    ),
    editFree: useCallback(
      (edit: (free: FreeWorkout) => FreeWorkout) =>
        change((previous) => (previous.free ? { ...previous, free: edit(previous.free), touchedAt: Date.now() } : previous)),
      [change],
    ),
    tick: useCallback(() => change((previous) => withTick(previous, Date.now())), [change]),
    takeMeasured: useCallback((measured: boolean) => change((previous) => ({ ...previous, measured })), [change]),
    renewKey: useCallback(() => change((previous) => ({ ...previous, clientKey: newClientKey() })), [change]),
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
