// Ticks on their way to the server: shown at once, kept on this device until they arrived, taken back when refused.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, post } from '@/shared/api/client';
import { isUnreachable } from '@/shared/api/errors';
import { onSessionClean } from '@/shared/api/session';
import type { CompletionInput, ExerciseCompletion, PlannedExercise, SavedCompletion } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { keptStore } from '@/shared/lib/keptStore';
import { completionsKey } from './api';

export interface UnsentTick {
  // Also the body's clientKey: sent twice it counts once.
  key: string;
  // The unfinished workout and the exercise in it.
  workout: string;
  exerciseId: number;
  day: Day;
  body: CompletionInput;
  // What stands on the screen until the server has named it.
  shown: ExerciseCompletion;
  // A try has failed: it is sent again later.
  waiting: boolean;
}

interface UnsentTicks {
  ticks: UnsentTick[];
}

const store = keptStore<UnsentTicks>('unsent-ticks', { ticks: [] }, ({ ticks }) => ticks.length === 0);
export const useUnsent = store.use;

export type Outcome = { kind: 'saved'; saved: SavedCompletion } | { kind: 'refused' } | { kind: 'waiting'; first: boolean };

const inFlight = new Set<string>();
// A call of an ended session never settles: its tick is sent anew after the same person signs in.
onSessionClean(() => inFlight.clear());

export function isInFlight(tick: UnsentTick): boolean {
  return inFlight.has(tick.key);
}

// A completion that the server has not named yet has a negative id.
export function isOnItsWay(completion: ExerciseCompletion): boolean {
  return completion.id < 0;
}

function shownCompletion(exercise: PlannedExercise, body: CompletionInput, day: Day): ExerciseCompletion {
  const sets = (body.sets ?? []).map((set) => ({
    setType: set.setType ?? 'normal',
    reps: set.reps ?? null,
    weight: set.weight ?? null,
    duration: set.duration ?? null,
    distance: set.distance ?? null,
    rpe: set.rpe ?? null,
    doneAt: set.doneAt ?? null,
  }));
  const working = sets.filter(({ setType }) => setType !== 'warmup');
  const most = (field: 'reps' | 'weight' | 'duration') => {
    const values = working.flatMap((set) => (set[field] === null ? [] : [set[field]]));
    return values.length > 0 ? Math.max(...values) : exercise[field];
  };
  return {
    id: -Math.abs(exercise.id),
    plannedExerciseId: body.plannedExerciseId ?? null,
    plannedWorkoutId: null,
    workoutId: null,
    exerciseKey: exercise.exerciseKey,
    exerciseName: exercise.exerciseName,
    category: exercise.category,
    plannedSets: exercise.sets,
    plannedReps: exercise.reps,
    plannedWeight: exercise.weight,
    plannedDuration: exercise.duration,
    plannedRestTime: exercise.restTime,
    actualSets: sets.length > 0 ? working.length : exercise.sets,
    actualReps: most('reps'),
    actualWeight: most('weight'),
    actualDuration: most('duration'),
    notes: body.notes ?? null,
    sets,
    completedAt: '',
    date: day,
    localDate: day,
    utcOffset: 0,
  };
}

export function keepTick(workout: string, exercise: PlannedExercise, body: CompletionInput, day: Day): UnsentTick {
  const tick: UnsentTick = {
    key: body.clientKey ?? '',
    workout,
    exerciseId: exercise.id,
    day,
    body,
    shown: shownCompletion(exercise, body, day),
    waiting: false,
  };
  const others = (each: UnsentTick) => each.workout !== workout || each.exerciseId !== exercise.id;
  store.change(({ ticks }) => ({ ticks: [...ticks.filter(others), tick] }));
  return tick;
}

export function dropTick(key: string): void {
  store.change(({ ticks }) => ({ ticks: ticks.filter((tick) => tick.key !== key) }));
}

export function dropTicksOf(workout: string): void {
  store.change(({ ticks }) => ({ ticks: ticks.filter((tick) => tick.workout !== workout) }));
}

function markWaiting(key: string): void {
  store.change(({ ticks }) => ({ ticks: ticks.map((tick) => (tick.key === key ? { ...tick, waiting: true } : tick)) }));
}

// Nobody answered, or not now: it is right to ask again. Anything else is the server's own word.
function mayComeLater(error: unknown): boolean {
  if (isUnreachable(error)) return true;
  return error instanceof ApiError && [401, 408, 429, 502, 503, 504].includes(error.status);
}

async function showSaved(client: QueryClient, day: Day, saved: SavedCompletion): Promise<void> {
  const queryKey = completionsKey(day);
  // A list that is only now being asked for may or may not know this one.
  if (!client.getQueryData(queryKey)) return client.invalidateQueries({ queryKey });
  await client.cancelQueries({ queryKey });
  client.setQueryData<ExerciseCompletion[]>(queryKey, (list) => [...(list ?? []).filter(({ id }) => id !== saved.id), saved]);
}

// The exercise is no longer in the plan: what was done of it is kept under its name.
function isGone(error: unknown, body: CompletionInput): boolean {
  return error instanceof ApiError && error.status === 404 && body.plannedExerciseId != null;
}

async function postTick({ body, shown }: UnsentTick): Promise<SavedCompletion> {
  const path = '/api/exercise-completions';
  try {
    return await post<SavedCompletion>(path, body);
  } catch (error) {
    if (!isGone(error, body)) throw error;
    const { exerciseName, category } = shown;
    const named = { ...body, exerciseName, category, clientKey: `${body.clientKey}-named` };
    delete named.plannedExerciseId;
    return post<SavedCompletion>(path, named);
  }
}

export async function sendTick(client: QueryClient, tick: UnsentTick): Promise<Outcome> {
  inFlight.add(tick.key);
  try {
    const saved = await postTick(tick);
    await showSaved(client, tick.day, saved);
    dropTick(tick.key);
    void client.invalidateQueries({ queryKey: ['/api/planned-workouts/today'] });
    return { kind: 'saved', saved };
  } catch (error) {
    if (!mayComeLater(error)) {
      dropTick(tick.key);
      return { kind: 'refused' };
    }
    markWaiting(tick.key);
    return { kind: 'waiting', first: !tick.waiting };
  } finally {
    inFlight.delete(tick.key);
  }
}

// Sends what waits, oldest first; ends at the first that finds nobody.
export async function sendWaiting(
  client: QueryClient,
  tell: (tick: UnsentTick, outcome: Outcome) => void,
): Promise<void> {
  for (const tick of store.get().ticks) {
    if (isInFlight(tick)) continue;
    const outcome = await sendTick(client, tick);
    tell(tick, outcome);
    if (outcome.kind === 'waiting') return;
  }
}
