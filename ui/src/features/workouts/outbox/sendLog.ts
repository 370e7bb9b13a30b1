// Sends the logs of completed workouts: creates each one once its exercises have arrived, and adds what was ticked
// since.
import type { QueryClient } from '@tanstack/react-query';
import { post, put } from '@/shared/api/client';
import { mayComeLater, serverMessage } from '@/shared/api/errors';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { onSessionReset } from '@/shared/api/session';
import type { WorkoutInput } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { getT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { toast } from '@/shared/ui/toast';
import { refreshAfterLog } from '@/features/workouts/api';
import { isMissing } from './sendExercise';
import { tickMessages } from './tickMessages';
import { discardLogged } from '@/features/workouts/training/trainingStore';
import { updateLog, removeLog, findLog, outbox, type UnsentLog } from './unsent';

const logsInFlight = new Map<string, Promise<LogOutcome>>();
// Keys of logs that Complete Workout is about to send itself.
const completing = new Set<string>();
// A request of an ended session never settles. Its log is sent again after the same user signs in.
onSessionReset(() => {
  logsInFlight.clear();
  completing.clear();
});

export type LogOutcome =
  { kind: 'saved'; workoutId: number } | { kind: 'waiting' } | { kind: 'refused'; error: unknown };

const idsOf = ({ parts }: UnsentLog) => parts.flatMap(({ completion }) => completion ?? []);

function namesOf({ body, parts }: UnsentLog): string[] {
  const named = parts.flatMap(({ name }) => name ?? []);
  const old = named.length < parts.length ? (body.exercises ?? []) : [];
  return [...new Set([...old, ...named])];
}

function logBody(log: UnsentLog): WorkoutInput {
  const { body, plannedWorkoutId } = log;
  const completionIds = idsOf(log);
  return {
    ...body,
    exercises: namesOf(log),
    ...(completionIds.length > 0 && { completionIds }),
    ...(plannedWorkoutId !== null && { plannedWorkoutId }),
  };
}

// The change that removes missing parts from the log, so that the rest can be stored. The log gets a new key, because
// its body differs.
function withoutMissing(log: UnsentLog, requested: readonly number[], error: unknown): Partial<UnsentLog> | null {
  if (!isMissing(error)) return null;
  const fields = Object.keys(fieldMessages(error));
  const fresh = log.workoutId === undefined && { sent: undefined, body: { ...log.body, clientKey: newClientKey() } };
  if (fields.includes('plannedWorkoutId') && log.plannedWorkoutId !== null) return { plannedWorkoutId: null, ...fresh };
  const missing = new Set(requested.filter((_id, index) => fields.includes(`completionIds[${index}]`)));
  if (missing.size > 0)
    return { parts: log.parts.filter(({ completion }) => completion === null || !missing.has(completion)), ...fresh };
  // The workout was deleted elsewhere: nothing can be added to it.
  return log.workoutId === undefined ? null : { parts: [] };
}

// The next request: create the log, or add what was ticked since. Null if nothing is left to do.
function nextCall(log: UnsentLog): { ids: number[]; call: () => Promise<Partial<UnsentLog>> } | null {
  const { sent = logBody(log), workoutId } = log;
  if (workoutId === undefined) {
    // Stored before sending: if the response is lost, the retry uses the identical body.
    updateLog(log.key, { sent });
    const call = async () => ({ sent, workoutId: (await post('/api/workouts', { body: sent })).id });
    return { ids: sent.completionIds ?? [], call };
  }
  const known = new Set(sent.completionIds);
  const ids = idsOf(log).filter((id) => !known.has(id));
  if (ids.length === 0) return null;
  const all = { sent: { ...sent, completionIds: [...known, ...ids] } };
  const change = { params: { path: { id: workoutId } }, body: { completionIds: ids } };
  return { ids, call: () => put('/api/workouts/{id}', change).then(() => all) };
}

async function postLog(client: QueryClient, key: string): Promise<LogOutcome> {
  let createdId: number | undefined;
  for (;;) {
    const log = findLog(key);
    // Everything in it was unticked meanwhile.
    if (!log)
      return createdId === undefined ? { kind: 'refused', error: null } : { kind: 'saved', workoutId: createdId };
    const next = nextCall(log);
    if (!next) return finished(client, log);
    try {
      const change = await next.call();
      createdId = change.workoutId ?? log.workoutId;
      updateLog(key, change);
    } catch (error) {
      const reduced = withoutMissing(log, next.ids, error);
      if (reduced) {
        updateLog(key, reduced);
        continue;
      }
      if (mayComeLater(error)) {
        updateLog(key, { state: 'waiting' });
        return { kind: 'waiting' };
      }
      updateLog(key, { state: 'refused', reason: serverMessage(error, '') });
      return { kind: 'refused', error };
    }
  }
}

function finished(client: QueryClient, { key, parts, workoutId = 0 }: UnsentLog): LogOutcome {
  // A set ticked meanwhile is still being sent. It is added once it has arrived.
  if (parts.some(({ completion }) => completion === null)) {
    updateLog(key, { state: 'waiting' });
    return { kind: 'waiting' };
  }
  removeLog(key);
  // Not awaited: the training must end first, because a set ticked until then would belong to no log.
  void refreshAfterLog(client);
  return { kind: 'saved', workoutId };
}

// Sends a log whose exercises have all arrived.
export function sendLog(client: QueryClient, key: string): Promise<LogOutcome> {
  const running = logsInFlight.get(key);
  if (running) return running;
  const own = postLog(client, key).finally(() => logsInFlight.delete(key));
  logsInFlight.set(key, own);
  return own;
}

// Keeps sendLogs() from sending this log before all of its exercises were requested.
export async function whileCompleting<T>(key: string, work: () => Promise<T>): Promise<T> {
  completing.add(key);
  try {
    return await work();
  } finally {
    completing.delete(key);
  }
}

export function isReady(log: UnsentLog): boolean {
  const left = new Set(outbox().exercises.map(({ slot }) => slot));
  return log.parts.every(({ slot, completion }) => completion !== null && !left.has(slot));
}

function toastFailedLog(reason: string): void {
  const description = `${getT(tickMessages)('workoutFailed')}${reason && ` ${reason}`}`;
  toast({ title: getT(common)('error'), description, destructive: true });
}

// Sends the logs whose exercises have all arrived. Stops when the server is unreachable.
export async function sendLogs(client: QueryClient): Promise<void> {
  for (const log of outbox().logs) {
    if (log.state === 'refused' || completing.has(log.key) || !isReady(log)) continue;
    const outcome = await sendLog(client, log.key);
    if (outcome.kind === 'waiting') return;
    if (outcome.kind === 'refused') toastFailedLog(serverMessage(outcome.error, ''));
    if (outcome.kind === 'saved') discardLogged(log.workout, log.training);
  }
}
