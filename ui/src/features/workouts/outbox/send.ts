// Sends the exercises of the outbox of training: brings the server to what each should be.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, del, post, put } from '@/shared/api/client';
import { mayComeLater, serverMessage } from '@/shared/api/errors';
import { completionsOnQuery } from '@/shared/api/queries';
import { refetchPaths } from '@/shared/api/queryClient';
import { currentEpoch, onSessionReset } from '@/shared/api/session';
import type { CompletionInput, SavedCompletion } from '@/shared/api/types';
import { newClientKey } from '@/shared/lib/clientKey';
import { unchangedSets } from '@/shared/lib/unchangedSets';
import { arrived, changeExercise, findExercise, outbox, type UnsentExercise, type Wanted } from './unsent';

export type Outcome =
  | { kind: 'saved'; saved: SavedCompletion }
  | { kind: 'removed' }
  // It arrived meanwhile, and was told.
  | { kind: 'settled' }
  // `first`: until now nobody had to be told. `answered`: the server is there, but could not take this one.
  | { kind: 'waiting'; first: boolean; answered: boolean }
  | { kind: 'refused'; reason: string };

const running = new Map<string, Promise<Outcome>>();
// A call of an ended session never settles: what it carried is sent anew after the same person signs in.
onSessionReset(() => running.clear());

export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

function creation({ exercise, day, want, known = [], shown, log }: UnsentExercise): CompletionInput {
  const planned = exercise.id > 0;
  const what = planned
    ? { plannedExerciseId: exercise.id, ...basis(known, shown) }
    : { exerciseName: exercise.exerciseName, category: exercise.category, ...(log && { workoutId: log }) };
  return { ...what, date: day, clientKey: newClientKey(), ...content(want) };
}

function content(want: Wanted | null) {
  return { ...(want && want.sets.length > 0 && { sets: want.sets }), ...(want?.notes && { notes: want.notes }) };
}

const wantedBy = (body: CompletionInput): Wanted => ({
  sets: body.sets ?? [],
  ...(body.notes != null && { notes: body.notes }),
});
const same = (one: Wanted | null, other: Wanted | null) => JSON.stringify(one) === JSON.stringify(other);

// What it was to belong to is gone: the exercise left the plan, or the log was deleted. What was done is kept all the
// same, under the exercise's name. Null: nothing of the kind.
function withoutGone(slot: string, body: CompletionInput, error: unknown): CompletionInput | null {
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
    const less = withoutGone(slot, body, error);
    if (!less) throw error;
    changeExercise(slot, { sent: less });
    return post('/api/exercise-completions', { body: less });
  }
}

// What this device knew when the sets were changed.
function basis(knownSets: string[], shown: UnsentExercise['shown'] = []) {
  return { knownSets, ...(shown.length > 0 && { shownSets: [...shown] }) };
}

const shownNow = (slot: string, { sets }: SavedCompletion) => unchangedSets(sets, findExercise(slot)?.want?.sets ?? []);

// One step towards what is wanted: what the server holds after it (null: nothing), and its answer.
async function step(
  client: QueryClient,
  unsent: UnsentExercise,
): Promise<{ holds: Wanted | null; saved: SavedCompletion | null }> {
  const { slot, want, completion } = unsent;
  if (completion === null) {
    if (want === null && unsent.sent === null) return { holds: null, saved: null };
    const body = unsent.sent ?? creation(unsent);
    // Kept before it goes, so that a lost answer is asked for with the very same words.
    changeExercise(slot, { sent: body });
    const saved = await create(slot, body);
    changeExercise(slot, { completion: saved.id, shown: shownNow(slot, saved) });
    // A new row has no notes that could be emptied.
    const emptied = want?.notes === null && body.notes == null;
    return { holds: { ...wantedBy(body), ...(emptied && { notes: null }) }, saved };
  }
  try {
    if (want !== null) {
      const body = { ...want, ...basis(unsent.known ?? [], unsent.shown) };
      const saved = await put('/api/exercise-completions/{id}', { params: { path: { id: completion } }, body });
      changeExercise(slot, { shown: shownNow(slot, saved) });
      return { holds: want, saved };
    }
    const params = { path: { id: completion }, query: { knownSets: unsent.known } };
    const left = await del('/api/exercise-completions/{id}', { params });
    if (left) return { holds: null, saved: left };
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  // The row is gone, here or elsewhere: what is wanted is made anew.
  changeExercise(slot, { completion: null, sent: null, shown: [] });
  // Now, and not when all is done: the next row must not stand beside this one.
  await showInList(client, unsent, null);
  return { holds: null, saved: null };
}

async function bringThere(client: QueryClient, slot: string): Promise<Outcome> {
  const epoch = currentEpoch();
  for (;;) {
    const unsent = findExercise(slot);
    // Another session has begun meanwhile: its own sending must be the only one.
    if (!unsent || currentEpoch() !== epoch) return { kind: 'settled' };
    try {
      const { holds, saved } = await step(client, unsent);
      const now = findExercise(slot);
      if (!now || !same(now.want, holds)) continue;
      await show(client, unsent, saved);
      // It may have been changed again while the list was prepared.
      if (currentEpoch() !== epoch || !same(findExercise(slot)?.want ?? null, holds)) continue;
      arrived(slot, saved?.id ?? null);
      return saved ? { kind: 'saved', saved } : { kind: 'removed' };
    } catch (error) {
      const first = findExercise(slot)?.state !== 'waiting';
      if (mayComeLater(error)) {
        changeExercise(slot, { state: 'waiting' });
        const answered = error instanceof ApiError && error.status >= 500 && error.status !== 503;
        return { kind: 'waiting', first, answered };
      }
      const reason = serverMessage(error, '');
      changeExercise(slot, { state: 'refused', reason, sent: null });
      return { kind: 'refused', reason };
    }
  }
}

// Puts the stored completion where it is shown before the kept one makes way for it.
async function show(client: QueryClient, unsent: UnsentExercise, saved: SavedCompletion | null): Promise<void> {
  await Promise.all([showInList(client, unsent, saved), refetchPaths(client, ['/api/planned-workouts/today'])]);
  // The query tells its readers in a task of its own. Without this wait they would see neither for a moment.
  await new Promise((resolve) => setTimeout(resolve, 0));
}

async function showInList(
  client: QueryClient,
  { day, completion }: UnsentExercise,
  saved: SavedCompletion | null,
): Promise<void> {
  const { queryKey } = completionsOnQuery(day);
  // A list that is only now being asked for may or may not know this one.
  if (!client.getQueryData(queryKey)) return client.invalidateQueries({ queryKey });
  await client.cancelQueries({ queryKey });
  const id = saved?.id ?? completion;
  client.setQueryData(queryKey, (list) => [
    ...(list ?? []).filter((each) => each.id !== id),
    ...(saved ? [saved] : []),
  ]);
}

export function isUnderWay(slot: string): boolean {
  return running.has(slot);
}

// One at a time for each exercise: a call that finds one under way gets that one's outcome, which counts for both.
export function sendExercise(client: QueryClient, slot: string): Promise<Outcome> {
  const under = running.get(slot);
  if (under) return under;
  const own = bringThere(client, slot).finally(() => {
    if (running.get(slot) === own) running.delete(slot);
  });
  running.set(slot, own);
  return own;
}

// Sends the exercises that are not refused, oldest first; ends at the first that finds nobody. One that the server cannot
// take now does not hold up the others. True: all were answered.
export async function sendExercises(
  client: QueryClient,
  tell: (unsent: UnsentExercise, outcome: Outcome) => void,
  which: (unsent: UnsentExercise) => boolean = () => true,
): Promise<boolean> {
  let all = true;
  for (const unsent of outbox().exercises) {
    if (!which(unsent) || unsent.state === 'refused') continue;
    const under = running.has(unsent.slot);
    const outcome = await sendExercise(client, unsent.slot);
    if (!under) tell(unsent, outcome);
    if (outcome.kind === 'waiting' && !outcome.answered) return false;
    all &&= outcome.kind !== 'waiting';
  }
  return all;
}

// The person gives up what the server refused; what the server had of it before stays.
export function discardRefused(slot: string): void {
  const unsent = findExercise(slot);
  if (unsent?.state === 'refused') arrived(slot, unsent.completion);
}
