// Sends the logs of completed workouts: makes each once its exercises have arrived, and adds what was ticked since.
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
import { isMissing } from './send';
import { tickMessages } from './tickMessages';
import { discardLogged } from '@/features/workouts/training/trainingStore';
import { changeLog, dropLog, findLog, outbox, type UnsentLog } from './unsent';

const runningLogs = new Map<string, Promise<LogOutcome>>();
// Logs that Complete Workout is about to send itself, by key.
const completing = new Set<string>();
// A call of an ended session never settles: what it carried is sent anew after the same person signs in.
onSessionReset(() => {
  runningLogs.clear();
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

// What no longer exists is left out, and the rest is logged all the same: under another key, because the body is another.
function withoutMissing(log: UnsentLog, asked: readonly number[], error: unknown): Partial<UnsentLog> | null {
  if (!isMissing(error)) return null;
  const fields = Object.keys(fieldMessages(error));
  const fresh = log.workoutId === undefined && { sent: undefined, body: { ...log.body, clientKey: newClientKey() } };
  if (fields.includes('plannedWorkoutId') && log.plannedWorkoutId !== null) return { plannedWorkoutId: null, ...fresh };
  const gone = new Set(asked.filter((_id, index) => fields.includes(`completionIds[${index}]`)));
  if (gone.size > 0)
    return { parts: log.parts.filter(({ completion }) => completion === null || !gone.has(completion)), ...fresh };
  // The workout was deleted elsewhere: nothing can be added to it any more.
  return log.workoutId === undefined ? null : { parts: [] };
}

// One call: the log itself, or what was ticked since it was made. Null: nothing is left to do.
function nextCall(log: UnsentLog): { ids: number[]; call: () => Promise<Partial<UnsentLog>> } | null {
  const { sent = logBody(log), workoutId } = log;
  if (workoutId === undefined) {
    // Kept before it goes, so that a lost answer is asked for with the very same words.
    changeLog(log.key, { sent });
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
  let made: number | undefined;
  for (;;) {
    const log = findLog(key);
    // What was in it has been unticked meanwhile.
    if (!log) return made === undefined ? { kind: 'refused', error: null } : { kind: 'saved', workoutId: made };
    const next = nextCall(log);
    if (!next) return finished(client, log);
    try {
      const change = await next.call();
      made = change.workoutId ?? log.workoutId;
      changeLog(key, change);
    } catch (error) {
      const less = withoutMissing(log, next.ids, error);
      if (less) {
        changeLog(key, less);
        continue;
      }
      if (mayComeLater(error)) {
        changeLog(key, { state: 'waiting' });
        return { kind: 'waiting' };
      }
      changeLog(key, { state: 'refused', reason: serverMessage(error, '') });
      return { kind: 'refused', error };
    }
  }
}

function finished(client: QueryClient, { key, parts, workoutId = 0 }: UnsentLog): LogOutcome {
  // What was ticked meanwhile is still on its way: it is added when it has arrived.
  if (parts.some(({ completion }) => completion === null)) {
    changeLog(key, { state: 'waiting' });
    return { kind: 'waiting' };
  }
  dropLog(key);
  // Nobody waits for it: what is ticked until the training ends would belong to no log.
  void refreshAfterLog(client);
  return { kind: 'saved', workoutId };
}

// Logs what was completed, once everything that belongs to it has arrived.
export function sendLog(client: QueryClient, key: string): Promise<LogOutcome> {
  const under = runningLogs.get(key);
  if (under) return under;
  const own = postLog(client, key).finally(() => runningLogs.delete(key));
  runningLogs.set(key, own);
  return own;
}

// Keeps the sending of all that waits from taking this log before its exercises have all been asked for.
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

function failLog(reason: string): void {
  const description = `${getT(tickMessages)('workoutFailed')}${reason && ` ${reason}`}`;
  toast({ title: getT(common)('error'), description, destructive: true });
}

// The logs whose exercises have all arrived; ends at the first that finds nobody.
export async function sendLogs(client: QueryClient): Promise<void> {
  for (const log of outbox().logs) {
    if (log.state === 'refused' || completing.has(log.key) || !isReady(log)) continue;
    const outcome = await sendLog(client, log.key);
    if (outcome.kind === 'waiting') return;
    if (outcome.kind === 'refused') failLog(serverMessage(outcome.error, ''));
    if (outcome.kind === 'saved') discardLogged(log.workout, log.training);
  }
}
