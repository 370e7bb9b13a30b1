// Sends an exercise of the outbox: brings the server to the exercise's desired state, and reports the outcome.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, del, post, put } from '@/shared/api/client';
import { isStorageFull, mayComeLater, serverMessage } from '@/shared/api/errors';
import { completionsOnQuery } from '@/shared/api/queries';
import { refetchPaths } from '@/shared/api/queryClient';
import { currentEpoch } from '@/shared/api/session';
import type { CompletionInput, SavedCompletion } from '@/shared/api/types';
import { newClientKey } from '@/shared/lib/clientKey';
import { unchangedSets } from '@/shared/lib/unchangedSets';
import {
  isWaiting,
  outboxEntries,
  requestTimeout,
  rowIdOf,
  type OutboxEntry,
  type Sender,
} from '@/shared/outbox/entries';
import { reportFailure, reportSaved } from './report';
import { reportKept } from './reportKept';
import { confirmExercise, updateExercise, findExercise, type UnsentExercise, type DesiredState } from './unsent';

export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

// A log that this device has made is sent first. If it was thrown away, the exercise is logged by itself.
const storedLog = ({ log }: UnsentExercise) => (log && rowIdOf(log) > 0 ? rowIdOf(log) : null);

function creationBody(unsent: UnsentExercise): CompletionInput {
  const { exercise, day, want, known = [], shown } = unsent;
  const workoutId = storedLog(unsent);
  const planned = exercise.id > 0;
  const parent = planned
    ? { plannedExerciseId: exercise.id, ...knownState(known, shown) }
    : { exerciseName: exercise.exerciseName, category: exercise.category, ...(workoutId && { workoutId }) };
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
    return await post('/api/exercise-completions', { body, signal: requestTimeout() });
  } catch (error) {
    const reduced = withoutMissingParent(slot, body, error);
    if (!reduced) throw error;
    updateExercise(slot, { sent: reduced });
    return post('/api/exercise-completions', { body: reduced, signal: requestTimeout() });
  }
}

// What this device knew when the sets were changed.
function knownState(knownSets: string[], shown: UnsentExercise['shown'] = []) {
  return { knownSets, ...(shown.length > 0 && { shownSets: [...shown] }) };
}

const unchangedShownSets = (slot: string, { sets }: SavedCompletion) =>
  unchangedSets(sets, findExercise(slot)?.want?.sets ?? []);

// The creation of the completion. From now on it is sent with this body, also if more is ticked meanwhile.
export function firstRequest(entry: OutboxEntry) {
  const unsent = entry.body as UnsentExercise;
  const waitsForLog = Boolean(unsent.log) && storedLog(unsent) === null;
  if (unsent.completion !== null || unsent.want === null || waitsForLog) return null;
  const body = unsent.sent ?? creationBody(unsent);
  updateExercise(unsent.slot, { sent: body });
  return { method: 'post' as const, path: '/api/exercise-completions', body };
}

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
      const saved = await put('/api/exercise-completions/{id}', {
        params: { path: { id: completion } },
        body,
        signal: requestTimeout(),
      });
      updateExercise(slot, { shown: unchangedShownSets(slot, saved) });
      return { holds: want, saved };
    }
    const params = { path: { id: completion }, query: { knownSets: unsent.known } };
    const left = await del('/api/exercise-completions/{id}', { params, signal: requestTimeout() });
    if (left) return { holds: null, saved: left };
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  // The completion was deleted, here or on another device. The next iteration creates it again.
  updateExercise(slot, { completion: null, gone: completion, sent: null, shown: [] });
  // Updated now, not at the end: otherwise the list would show the old and the new completion together.
  await updateCachedList(client, unsent, null);
  return { holds: null, saved: null };
}

// Resolves when the server has the desired state. Rejects as post() does.
async function syncExercise(client: QueryClient, slot: string): Promise<SavedCompletion | null> {
  const epoch = currentEpoch();
  for (;;) {
    const unsent = findExercise(slot);
    // Another session has begun. Only that session may send.
    if (!unsent || currentEpoch() !== epoch) return null;
    const { holds, saved } = await sendStep(client, unsent);
    const now = findExercise(slot);
    if (!now || !isEqual(now.want, holds)) continue;
    await showSaved(client, unsent, saved);
    // It may have changed again while the list was updated.
    const last = findExercise(slot);
    if (currentEpoch() !== epoch || !last || !isEqual(last.want, holds)) continue;
    confirmExercise(slot, saved?.id ?? null, saved);
    reportSaved(last, saved);
    return saved;
  }
}

// That it waits is said once: not again while anything waits.
export const sendExerciseEntry: Sender = async (entry, client) => {
  const { slot } = entry.body as UnsentExercise;
  const isFirst = !outboxEntries().some(isWaiting);
  try {
    return await syncExercise(client, slot);
  } catch (error) {
    if (!mayComeLater(error)) reportFailure({ refused: serverMessage(error, '') });
    else if (isFirst && isStorageFull(error)) reportFailure({ full: serverMessage(error, '') });
    else if (isFirst) reportKept();
    throw error;
  }
};

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
  const loaded = client.getQueryState(queryKey);
  // A list that is being fetched may or may not include this completion. One from an earlier time may lack others, and must
  // not count as new.
  if (loaded?.data === undefined) return client.invalidateQueries({ queryKey });
  const isOutdated = loaded.isInvalidated || loaded.fetchStatus === 'fetching';
  await client.cancelQueries({ queryKey });
  if (isOutdated) return void client.invalidateQueries({ queryKey });
  const id = saved?.id ?? completion;
  client.setQueryData(queryKey, (list) => [
    ...(list ?? []).filter((each) => each.id !== id),
    ...(saved ? [saved] : []),
  ]);
}

// Discards a refused change. The server's earlier version remains.
export function discardRefused(slot: string): void {
  const unsent = findExercise(slot);
  if (unsent?.state === 'refused') confirmExercise(slot, unsent.completion);
}
