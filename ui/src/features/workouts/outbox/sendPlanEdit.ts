// Sends a change of a plan, and gives its new exercises the ids of the server.
import { get, put } from '@/shared/api/client';
import { mayComeLater } from '@/shared/api/errors';
import { currentEpoch } from '@/shared/api/session';
import type { PlannedExercise, PlannedExerciseInput } from '@/shared/api/types';
import {
  changeEntry,
  isUnsent,
  outboxEntries,
  requestTimeout,
  type OutboxEntry,
  type Sender,
} from '@/shared/outbox/entries';
import type { EditedPlan } from '@/shared/outbox/planEdits';
import { request } from '@/shared/outbox/send';
import { changeTimerIds } from '@/features/workouts/timers/timers';
import { withIds } from '@/features/workouts/training/list';
import {
  changeFinished,
  findTraining,
  savedCompletionOf,
  storeTraining,
} from '@/features/workouts/training/trainingStore';
import { editIn, editedIn } from './planEdits';
import { changeExerciseIds } from './unsent';

// New exercises take over the sets that were ticked of them.
function withCompletions(entry: OutboxEntry): PlannedExerciseInput[] {
  const { exercises, workout } = editIn(entry);
  const shown = editedIn(entry);
  return exercises.map((each, index) => {
    const id = shown[index]?.id ?? 0;
    const completionId = id < 0 ? savedCompletionOf(workout, id) : undefined;
    return completionId === undefined ? each : { ...each, completionId };
  });
}

// A later change of the same workout keeps the exercises that this one has made.
function renameLater(entry: OutboxEntry, ids: ReadonlyMap<number, number>): void {
  const { workout } = editIn(entry);
  for (const later of outboxEntries()) {
    if (later.kind !== 'plan-edit' || later.id === entry.id || !isUnsent(later) || editIn(later).workout !== workout)
      continue;
    const shown = editedIn(later).map((each) => ({ ...each, id: ids.get(each.id) ?? each.id }));
    const exercises = editIn(later).exercises.map((each, index) => {
      const id = shown[index]?.id ?? 0;
      return id > 0 ? { ...each, id } : each;
    });
    const edited: EditedPlan = { id: Number(workout), exercises: shown };
    changeEntry(later.id, { body: { ...editIn(later), exercises }, rows: [edited] });
  }
}

function nameExercises(entry: OutboxEntry, saved: readonly PlannedExercise[]): void {
  const { workout } = editIn(entry);
  const ids = new Map(editedIn(entry).map(({ id }, index) => [id, saved[index]?.id ?? id]));
  // Sets that were ticked while it was sent are in the outbox under the old ids.
  changeExerciseIds(workout, ids);
  const training = findTraining(workout);
  if (training) storeTraining(workout, withIds(training, ids));
  changeFinished(workout, ids);
  changeTimerIds(workout, ids);
  renameLater(entry, ids);
}

// A replayed answer may hold no rows.
const savedIn = async (workout: string, reply: unknown): Promise<PlannedExercise[]> =>
  Array.isArray(reply)
    ? (reply as PlannedExercise[])
    : get('/api/planned-workouts/{id}/exercises', { params: { path: { id: Number(workout) } } });

// Sets that arrived after the first attempt. Naming all ids, the request can be repeated. Without them the exercises are in
// the plan all the same.
async function linkLater(
  entry: OutboxEntry,
  sent: readonly PlannedExerciseInput[],
  saved: PlannedExercise[],
): Promise<PlannedExercise[]> {
  const wanted = withCompletions(entry);
  if (wanted.every(({ completionId }, index) => completionId === sent[index]?.completionId)) return saved;
  const body = wanted.map((each, index) => ({ ...each, ...(saved[index] && { id: saved[index].id }) }));
  const params = { path: { id: Number(editIn(entry).workout) } };
  try {
    return await put('/api/planned-workouts/{id}/exercises', { params, body, signal: requestTimeout() });
  } catch (error) {
    if (mayComeLater(error)) throw error;
    return saved;
  }
}

export const sendPlanEditEntry: Sender = async (entry) => {
  const edit = editIn(entry);
  const epoch = currentEpoch();
  // Repeated as it was: the key belongs to this body.
  const sent = (entry.attempted && edit.sent) || withCompletions(entry);
  changeEntry(entry.id, { body: { ...edit, sent } });
  const first = await savedIn(edit.workout, await request({ ...entry, body: sent }));
  const saved = await linkLater(entry, sent, first);
  if (currentEpoch() === epoch) nameExercises(entry, saved);
  return saved;
};
