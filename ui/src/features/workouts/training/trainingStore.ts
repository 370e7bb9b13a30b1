// Stores the unfinished workouts on this device as they are typed. Sends nothing.
import type { Day } from '@/shared/lib/dates';
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

// Today's changed exercises of the workouts that were completed today, so that a replacement is shown in place of the
// replaced exercise. By planned workout id. Ticks may arrive later, so a workout that goes on keeps its key. Data of older
// versions has no key.
type Finished = Pick<Training, 'day' | 'today' | 'saved'> & Partial<Pick<Training, 'clientKey' | 'completed'>>;
const finished = persistedStore<{ lists: Record<string, Finished> }>(
  'finished',
  { lists: {} },
  ({ lists }) => Object.keys(lists).length === 0,
);
export const useFinished = finished.use;

// The changed list of a workout that was completed on this day.
export function finishedOn(lists: Record<string, Finished>, workout: string, day: Day): Finished | undefined {
  const list = lists[workout];
  return list?.day === day ? list : undefined;
}

export function findFinished(workout: string, day: Day): Finished | undefined {
  return finishedOn(finished.get().lists, workout, day);
}

function storeFinished(workout: string, { day, today, saved, clientKey, completed = 0 }: Training): void {
  finished.change(({ lists }) => {
    const others = Object.entries(lists).filter(([name, list]) => name !== workout && list.day === day);
    const own: Finished = { day, saved, clientKey, completed: completed + 1, ...(today && { today }) };
    return { lists: Object.fromEntries(today ? [...others, [workout, own]] : others) };
  });
}

// Exercises that were added to it have become planned ones.
export function changeFinished(workout: string, ids: ReadonlyMap<number, number>): void {
  const list = finished.get().lists[workout];
  if (!list) return;
  const idOf = (id: number) => ids.get(id) ?? id;
  const { today, saved, ...rest } = list;
  const renamed = {
    ...rest,
    saved: Object.fromEntries(Object.entries(saved).map(([id, tick]) => [idOf(Number(id)), tick])),
    ...(today && {
      today: { ...today, exercises: today.exercises.map((each) => ({ ...each, id: idOf(each.id) })) },
    }),
  };
  finished.change(({ lists }) => ({ lists: { ...lists, [workout]: renamed } }));
}

// What the server has stored of an exercise of the unfinished workout, or of the one that was completed last.
export function savedCompletionOf(workout: string, exerciseId: number): number | undefined {
  const { saved } = findTraining(workout) ?? {};
  return (saved?.[exerciseId] ?? finished.get().lists[workout]?.saved[exerciseId])?.completion;
}

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

interface Tick {
  workout: string;
  clientKey: string;
  exerciseId: number;
}

// Ticks may arrive after the workout's screen was closed, and after the workout was completed.
function changeSaved(
  { workout, clientKey, exerciseId }: Tick,
  change: <T extends Pick<Training, 'saved'>>(of: T) => T,
): void {
  const training = trainingOf(workout, clientKey, exerciseId);
  if (training) storeTraining(workout, change(training));
  const list = finished.get().lists[workout];
  if (list?.clientKey !== clientKey) return;
  finished.change(({ lists }) => ({ lists: { ...lists, [workout]: change(list) } }));
}

// Stores the server's response to a tick.
export function storeSavedTick(workout: string, clientKey: string, exerciseId: number, saved: SavedTick): void {
  changeSaved({ workout, clientKey, exerciseId }, (of) => withSaved(of, exerciseId, saved));
}

// The tick was removed.
export function removeSavedTick(workout: string, clientKey: string, exerciseId: number): void {
  changeSaved({ workout, clientKey, exerciseId }, (of) => withoutSaved(of, exerciseId));
}

export function discardTraining(workout: string): void {
  storeTraining(workout, null);
  removeTimers(workout);
}

// The workout was completed.
export function finishTraining(workout: string): void {
  const training = findTraining(workout);
  if (training) storeFinished(workout, training);
  discardTraining(workout);
}

// Called when the log has arrived. What was started since, or went on since, stays.
export function discardLogged(workout: string, clientKey: string, completed = 0): void {
  const training = findTraining(workout);
  if (training?.clientKey === clientKey && (training.completed ?? 0) === completed) finishTraining(workout);
}
