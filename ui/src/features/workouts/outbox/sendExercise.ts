// Sends the exercises of the outbox: brings the server to each exercise's desired state.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, del, post, put } from '@/shared/api/client';
import { isStorageFull, mayComeLater, serverMessage } from '@/shared/api/errors';
import { completionsOnQuery } from '@/shared/api/queries';
import { refetchPaths } from '@/shared/api/queryClient';
import { currentEpoch, onSessionReset } from '@/shared/api/session';
import type { CompletionInput, SavedCompletion } from '@/shared/api/types';
import { newClientKey } from '@/shared/lib/clientKey';
import { unchangedSets } from '@/shared/lib/unchangedSets';
import {
  confirmExercise,
  updateExercise,
  findExercise,
  outbox,
  type UnsentExercise,
  type DesiredState,
} from './unsent';

export type Outcome =
  | { kind: 'saved'; saved: SavedCompletion }
  | { kind: 'removed' }
  // Already handled and reported by another call, or by a later session.
  | { kind: 'superseded' }
  // `first`: the user has not been notified yet. `answered`: the server responded, but could not accept this exercise
  // now. `reason`: what the user can do about it.
  | { kind: 'waiting'; first: boolean; answered: boolean; reason: string }
  | { kind: 'refused'; reason: string };

const inFlight = new Map<string, Promise<Outcome>>();
// A request of an ended session never settles. Its exercise is sent again after the same user signs in.
onSessionReset(() => inFlight.clear());

export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

function creationBody({ exercise, day, want, known = [], shown, log }: UnsentExercise): CompletionInput {
  const planned = exercise.id > 0;
  const parent = planned
    ? { plannedExerciseId: exercise.id, ...knownState(known, shown) }
    : { exerciseName: exercise.exerciseName, category: exercise.category, ...(log && { workoutId: log }) };
  return { ...parent, date: day, clientKey: newClientKey(), ...contentOf(want) };
}

function contentOf(want: DesiredState | null) {
  return { ...(want && want.sets.length > 0 && { sets: want.sets }), ...(want?.notes && { notes: want.notes }) };
}

const desiredStateOf = (body: CompletionInput): DesiredState => ({
  sets: body.sets ?? [],
  ...(body.notes != null && { notes: body.notes }),
});
const isEqual = (one: DesiredState | null, other: DesiredState | null) => JSON.stringify(one) === JSON.stringify(other);

// The body without a parent that no longer exists: the exercise left the plan, or the log was deleted. The completion
// is then stored under the exercise's name. Null if the error has another cause.
function withoutMissingParent(slot: string, body: CompletionInput, error: unknown): CompletionInput | null {
  const exercise = findExercise(slot)?.exercise;
  if (!isMissing(error) || !exercise) return null;
  const { plannedExerciseId, workoutId, ...rest } = body;
  delete rest.knownSets;
  delete rest.shownSets;
  if (plannedExerciseId != null) {
    return {
      ...rest,
      exerciseName: exercise.exerciseName,
      category: exercise.category,
      clientKey: `${body.clientKey}-named`,
    };
  }
  return workoutId == null ? null : { ...rest, clientKey: `${body.clientKey}-alone` };
}

async function create(slot: string, body: CompletionInput): Promise<SavedCompletion> {
  try {
    return await post('/api/exercise-completions', { body });
  } catch (error) {
    const reduced = withoutMissingParent(slot, body, error);
    if (!reduced) throw error;
    updateExercise(slot, { sent: reduced });
    return post('/api/exercise-completions', { body: reduced });
  }
}

// What this device knew when the sets were changed.
function knownState(knownSets: string[], shown: UnsentExercise['shown'] = []) {
  return { knownSets, ...(shown.length > 0 && { shownSets: [...shown] }) };
}

const unchangedShownSets = (slot: string, { sets }: SavedCompletion) =>
  unchangedSets(sets, findExercise(slot)?.want?.sets ?? []);

// Sends one request towards the desired state. Returns what the server has stored afterwards (null: nothing) and its
// response.
async function sendStep(
  client: QueryClient,
  unsent: UnsentExercise,
): Promise<{ holds: DesiredState | null; saved: SavedCompletion | null }> {
  const { slot, want, completion } = unsent;
  if (completion === null) {
    if (want === null && unsent.sent === null) return { holds: null, saved: null };
    const body = unsent.sent ?? creationBody(unsent);
    // Stored before sending: if the response is lost, the retry uses the identical body.
    updateExercise(slot, { sent: body });
    const saved = await create(slot, body);
    updateExercise(slot, { completion: saved.id, shown: unchangedShownSets(slot, saved) });
    // A new completion has no notes to clear.
    const cleared = want?.notes === null && body.notes == null;
    return { holds: { ...desiredStateOf(body), ...(cleared && { notes: null }) }, saved };
  }
  try {
    if (want !== null) {
      const body = { ...want, ...knownState(unsent.known ?? [], unsent.shown) };
      const saved = await put('/api/exercise-completions/{id}', { params: { path: { id: completion } }, body });
      updateExercise(slot, { shown: unchangedShownSets(slot, saved) });
      return { holds: want, saved };
    }
    const params = { path: { id: completion }, query: { knownSets: unsent.known } };
    const left = await del('/api/exercise-completions/{id}', { params });
    if (left) return { holds: null, saved: left };
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  // The completion was deleted, here or on another device. The next iteration creates it again.
  updateExercise(slot, { completion: null, sent: null, shown: [] });
  // Updated now, not at the end: otherwise the list would show the old and the new completion together.
  await updateCachedList(client, unsent, null);
  return { holds: null, saved: null };
}

async function syncExercise(client: QueryClient, slot: string): Promise<Outcome> {
  const epoch = currentEpoch();
  for (;;) {
    const unsent = findExercise(slot);
    // Another session has begun. Only that session may send.
    if (!unsent || currentEpoch() !== epoch) return { kind: 'superseded' };
    try {
      const { holds, saved } = await sendStep(client, unsent);
      const now = findExercise(slot);
      if (!now || !isEqual(now.want, holds)) continue;
      await showSaved(client, unsent, saved);
      // It may have changed again while the list was updated.
      if (currentEpoch() !== epoch || !isEqual(findExercise(slot)?.want ?? null, holds)) continue;
      confirmExercise(slot, saved?.id ?? null);
      return saved ? { kind: 'saved', saved } : { kind: 'removed' };
    } catch (error) {
      const first = findExercise(slot)?.state !== 'waiting';
      if (mayComeLater(error)) {
        updateExercise(slot, { state: 'waiting' });
        const answered = error instanceof ApiError && error.status >= 500 && error.status !== 503;
        return { kind: 'waiting', first, answered, reason: isStorageFull(error) ? serverMessage(error, '') : '' };
      }
      const reason = serverMessage(error, '');
      updateExercise(slot, { state: 'refused', reason, sent: null });
      return { kind: 'refused', reason };
    }
  }
}

// Adds the stored completion to the cached lists before the unsent one is removed.
async function showSaved(client: QueryClient, unsent: UnsentExercise, saved: SavedCompletion | null): Promise<void> {
  await Promise.all([updateCachedList(client, unsent, saved), refetchPaths(client, ['/api/planned-workouts/today'])]);
  // The query cache notifies its observers in a later task. Without this wait, neither completion would be visible for
  // a moment.
  await new Promise((resolve) => setTimeout(resolve, 0));
}

async function updateCachedList(
  client: QueryClient,
  { day, completion }: UnsentExercise,
  saved: SavedCompletion | null,
): Promise<void> {
  const { queryKey } = completionsOnQuery(day);
  // A list that is being fetched for the first time may or may not include this completion.
  if (!client.getQueryData(queryKey)) return client.invalidateQueries({ queryKey });
  await client.cancelQueries({ queryKey });
  const id = saved?.id ?? completion;
  client.setQueryData(queryKey, (list) => [
    ...(list ?? []).filter((each) => each.id !== id),
    ...(saved ? [saved] : []),
  ]);
}

export function isSending(slot: string): boolean {
  return inFlight.has(slot);
}

// One request at a time per exercise: a second call gets the outcome of the first, which covers both changes.
export function sendExercise(client: QueryClient, slot: string): Promise<Outcome> {
  const running = inFlight.get(slot);
  if (running) return running;
  const own = syncExercise(client, slot).finally(() => {
    if (inFlight.get(slot) === own) inFlight.delete(slot);
  });
  inFlight.set(slot, own);
  return own;
}

// Sends the exercises that are not refused, oldest first. Stops when the server is unreachable, but continues past an
// exercise that the server cannot accept now. Returns true if none is waiting.
export async function sendExercises(
  client: QueryClient,
  report: (unsent: UnsentExercise, outcome: Outcome) => void,
  which: (unsent: UnsentExercise) => boolean = () => true,
): Promise<boolean> {
  let all = true;
  for (const unsent of outbox().exercises) {
    if (!which(unsent) || unsent.state === 'refused') continue;
    const joined = inFlight.has(unsent.slot);
    const outcome = await sendExercise(client, unsent.slot);
    if (!joined) report(unsent, outcome);
    if (outcome.kind === 'waiting' && !outcome.answered) return false;
    all &&= outcome.kind !== 'waiting';
  }
  return all;
}

// Discards a refused change. The server's earlier version remains.
export function discardRefused(slot: string): void {
  const unsent = findExercise(slot);
  if (unsent?.state === 'refused') confirmExercise(slot, unsent.completion);
}
