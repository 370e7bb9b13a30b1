// The unfinished workouts, kept on this device as they are typed. Nothing is sent from here.
import { persistedStore } from '@/shared/lib/persistedStore';
import { forgetTimers } from '@/features/workouts/timers/timers';
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

// Keeps it, or (null, or nothing in it worth keeping) forgets it.
export function keepTraining(workout: string, training: Training | null): void {
  store.change(({ trainings }) => {
    const others = Object.fromEntries(Object.entries(trainings).filter(([name]) => name !== workout));
    return { trainings: training && !isBlank(training) ? { ...others, [workout]: training } : others };
  });
}

// An exercise that was added by hand is known by its number in one workout alone: the next one counts anew.
function trainingOf(workout: string, clientKey: string, exerciseId: number): Training | undefined {
  const training = findTraining(workout);
  return exerciseId > 0 || training?.clientKey === clientKey ? training : undefined;
}

// Keeps what the server said about a tick, also when the workout's screen is closed: ticks may arrive later.
export function rememberSaved(workout: string, clientKey: string, exerciseId: number, saved: SavedTick): void {
  const training = trainingOf(workout, clientKey, exerciseId);
  if (training) keepTraining(workout, withSaved(training, exerciseId, saved));
}

// It was taken back.
export function forgetSaved(workout: string, clientKey: string, exerciseId: number): void {
  const training = trainingOf(workout, clientKey, exerciseId);
  if (training) keepTraining(workout, withoutSaved(training, exerciseId));
}

export function discardTraining(workout: string): void {
  keepTraining(workout, null);
  forgetTimers(workout);
}

// Its log has arrived: nothing of it is unfinished. Another one begun under the same name stays.
export function discardLogged(workout: string, clientKey: string): void {
  if (findTraining(workout)?.clientKey === clientKey) discardTraining(workout);
}
