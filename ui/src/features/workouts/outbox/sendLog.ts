// Sends the logs of completed workouts: creates each one once its exercises have arrived, and adds what was ticked
// since.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, post, put } from '@/shared/api/client';
import { mayComeLater, serverMessage } from '@/shared/api/errors';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { onSessionReset } from '@/shared/api/session';
import type { WorkoutInput } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { getT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { localDay } from '@/shared/lib/dates';
import { findEntry, requestTimeout, type Sender } from '@/shared/outbox/entries';
import { markStored } from '@/shared/outbox/send';
import { toast } from '@/shared/ui/toast';
import { discardLogged } from '@/features/workouts/training/trainingStore';
import { isMissing } from './sendExercise';
import { tickMessages } from './tickMessages';
import { exercisesOf } from './logRow';
import { findLog, updateLog, type UnsentLog } from './unsent';

// Keys of logs that Complete Workout waits for. It ends the workout itself.
const completing = new Set<string>();
onSessionReset(() => completing.clear());

const idsOf = ({ parts }: UnsentLog) => parts.flatMap(({ completion }) => completion ?? []);

// It may be sent much later. After midnight or in another time zone, the time may be of another day than the sets; then only
// the day is sent.
const momentOf = ({ at, day }: Pick<UnsentLog, 'at' | 'day'>) =>
  at !== undefined && localDay(new Date(at)) === day && at;

function logBody(log: UnsentLog): WorkoutInput {
  const { body, plannedWorkoutId } = log;
  const completionIds = idsOf(log);
  const moment = momentOf(log);
  return {
    ...body,
    ...(moment && { date: moment }),
    exercises: exercisesOf(log),
    ...(completionIds.length > 0 && { completionIds }),
    ...(plannedWorkoutId !== null && { plannedWorkoutId }),
  };
}

// The change after which the rest of the log can be stored: it removes missing parts, and the moment if the clock of this
// device was far ahead. The log gets a new key, because its body differs.
function withoutRefused(log: UnsentLog, requested: readonly number[], error: unknown): Partial<UnsentLog> | null {
  const fields = Object.keys(fieldMessages(error));
  const fresh = log.workoutId === undefined && { sent: undefined, body: { ...log.body, clientKey: newClientKey() } };
  const isTooFar = error instanceof ApiError && error.status === 400 && fields.includes('date');
  if (isTooFar && fresh && momentOf(log)) return { at: undefined, ...fresh };
  if (!isMissing(error)) return null;
  if (fields.includes('plannedWorkoutId') && log.plannedWorkoutId !== null) return { plannedWorkoutId: null, ...fresh };
  const missing = new Set(requested.filter((_id, index) => fields.includes(`completionIds[${index}]`)));
  if (missing.size > 0)
    return { parts: log.parts.filter(({ completion }) => completion === null || !missing.has(completion)), ...fresh };
  // The workout was deleted elsewhere: nothing can be added to it.
  return log.workoutId === undefined ? null : { parts: [] };
}

// The next request: create the log, or add what was ticked since. Null if nothing is left to do.
function nextCall(
  client: QueryClient,
  log: UnsentLog,
): { ids: number[]; call: () => Promise<Partial<UnsentLog>> } | null {
  const { sent = logBody(log), workoutId } = log;
  if (workoutId === undefined) {
    // Stored before sending: if the response is lost, the retry uses the identical body.
    updateLog(log.key, { sent });
    const call = async () => {
      const made = await post('/api/workouts', { body: sent, signal: requestTimeout() });
      const entry = findEntry(log.key);
      if (entry) markStored(client, entry, made);
      return { sent, workoutId: made.id };
    };
    return { ids: sent.completionIds ?? [], call };
  }
  const known = new Set(sent.completionIds);
  const ids = idsOf(log).filter((id) => !known.has(id));
  if (ids.length === 0) return null;
  const all = { sent: { ...sent, completionIds: [...known, ...ids] } };
  const change = { params: { path: { id: workoutId } }, body: { completionIds: ids } };
  return { ids, call: () => put('/api/workouts/{id}', { ...change, signal: requestTimeout() }).then(() => all) };
}

// Resolves to the id of the log. Rejects as post() does.
async function postLog(client: QueryClient, key: string): Promise<number | null> {
  let createdId: number | null = null;
  for (;;) {
    const log = findLog(key);
    // Everything in it was unticked meanwhile.
    if (!log) return createdId;
    createdId = log.workoutId ?? createdId;
    const next = nextCall(client, log);
    if (!next) return createdId;
    try {
      updateLog(key, await next.call());
    } catch (error) {
      const reduced = withoutRefused(log, next.ids, error);
      if (!reduced) throw error;
      updateLog(key, reduced);
    }
  }
}

function toastFailedLog(reason: string): void {
  const description = `${getT(tickMessages)('workoutFailed')}${reason && ` ${reason}`}`;
  toast({ title: getT(common)('error'), description, destructive: true });
}

// A set ticked meanwhile is still being sent: then the log is a new revision, which is sent once the set has arrived.
export const sendLogEntry: Sender = async (entry, client) => {
  const { key, workout, training, completed } = entry.body as UnsentLog;
  const isOwn = !completing.has(key);
  try {
    const id = await postLog(client, key);
    if (findEntry(entry.id)?.revision === entry.revision && isOwn) discardLogged(workout, training, completed);
    return { id };
  } catch (error) {
    if (isOwn && !mayComeLater(error)) toastFailedLog(serverMessage(error, ''));
    throw error;
  }
};

// While Complete Workout waits for the log, it reports and ends the workout itself.
export async function whileCompleting<T>(key: string, work: () => Promise<T>): Promise<T> {
  completing.add(key);
  try {
    return await work();
  } finally {
    completing.delete(key);
  }
}
