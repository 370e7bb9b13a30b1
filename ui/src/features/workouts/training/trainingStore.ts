// Stores the unfinished workouts on this device as they are typed. Sends nothing.
import { persistedStore } from '@/shared/lib/persistedStore';
import { removeTimers } from '@/features/workouts/timers/timers';
import { isBlank, withoutSaved, withSaved, type SavedTick, type Training, type Trainings } from './training';

const store = persistedStore<Trainings>(
  'training',
  { trainings: {} },
  ({ trainings }) => Object.keys(trainings).length === 0,
);
export const useTrainings = store.use;
export const changeTrainings = store.change;

export function findTraining(workout: string): Training | undefined {
  return store.get().trainings[workout];
}

// Stores a training, or removes it if it is null or has nothing worth storing.
export function storeTraining(workout: string, training: Training | null): void {
  store.change(({ trainings }) => {
    const others = Object.fromEntries(Object.entries(trainings).filter(([name]) => name !== workout));
    return { trainings: training && !isBlank(training) ? { ...others, [workout]: training } : others };
  });
}

// The id of an exercise added by hand is unique within one training only.
function trainingOf(workout: string, clientKey: string, exerciseId: number): Training | undefined {
  const training = findTraining(workout);
  return exerciseId > 0 || training?.clientKey === clientKey ? training : undefined;
}

// Stores the server's response to a tick, even after the workout's screen was closed: ticks may arrive later.
export function storeSavedTick(workout: string, clientKey: string, exerciseId: number, saved: SavedTick): void {
  const training = trainingOf(workout, clientKey, exerciseId);
  if (training) storeTraining(workout, withSaved(training, exerciseId, saved));
}

// The tick was removed.
export function removeSavedTick(workout: string, clientKey: string, exerciseId: number): void {
  const training = trainingOf(workout, clientKey, exerciseId);
  if (training) storeTraining(workout, withoutSaved(training, exerciseId));
}

export function discardTraining(workout: string): void {
  storeTraining(workout, null);
  removeTimers(workout);
}

// Called when the log has arrived. A training started since under the same key stays.
export function discardLogged(workout: string, clientKey: string): void {
  if (findTraining(workout)?.clientKey === clientKey) discardTraining(workout);
}
