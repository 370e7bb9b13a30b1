// The unfinished workout of this screen, kept on this device as it is typed; it knows no call.
import { useCallback, useEffect, useState } from 'react';
import { useToday } from '@/shared/hooks/useToday';
import { newClientKey } from '@/shared/lib/clientKey';
import { readDraft, removeDraft, writeDraft } from '@/shared/lib/drafts';
import {
  isBlank, newTraining, unfinished, withActuals, withTick, type Actuals, type Training, type Trainings,
} from './training';

const DRAFT = 'training';
const NOW_STEP_MS = 15_000;

function keep(workoutId: number, training: Training | null): void {
  const all = { ...readDraft<Trainings>(DRAFT) };
  if (training && !isBlank(training)) all[workoutId] = training;
  else delete all[workoutId];
  if (Object.keys(all).length === 0) removeDraft(DRAFT);
  else writeDraft(DRAFT, all);
}

function takeUp(workoutId: number, today: string): Training {
  const now = Date.now();
  const stored = readDraft<Trainings>(DRAFT);
  const going = unfinished(stored, today, now);
  if (stored && Object.keys(going).length === 0) removeDraft(DRAFT);
  else if (stored) writeDraft(DRAFT, going);
  return going[workoutId] ?? newTraining(today, now, newClientKey());
}

// Mount it anew (by key) for another workout.
export function useTraining(workoutId: number) {
  const today = useToday();
  const [state, setState] = useState(() => takeUp(workoutId, today));
  // What nobody has begun belongs to whatever day it is.
  const training = isBlank(state) ? { ...state, day: today } : state;

  const change = useCallback(
    (edit: (training: Training) => Training) =>
      setState((previous) => edit(isBlank(previous) ? { ...previous, day: today } : previous)),
    [today],
  );
  useEffect(() => keep(workoutId, state), [workoutId, state]);

  return {
    training,
    edit: useCallback(
      (exerciseId: number, actuals: Partial<Actuals>) =>
        change((previous) => withActuals(previous, exerciseId, actuals, Date.now())),
      [change],
    ),
    tick: useCallback(() => change((previous) => withTick(previous, Date.now())), [change]),
    takeMeasured: useCallback((measured: boolean) => change((previous) => ({ ...previous, measured })), [change]),
    renewKey: useCallback(() => change((previous) => ({ ...previous, clientKey: newClientKey() })), [change]),
    finish: useCallback(() => {
      keep(workoutId, null);
      setState(newTraining(today, Date.now(), newClientKey()));
    }, [workoutId, today]),
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
