// Adds the log of a completed workout to the outbox. The first screen adds none, so that it does not load this.
import { newClientKey } from '@/shared/lib/clientKey';
import { newWorkoutRow } from '@/features/workouts/log/loggedRows';
import { changedLogRow } from './logRow';
import { addUnsent, removeLog, withoutState, type UnsentLog } from './unsent';

const logRow = (log: Omit<UnsentLog, 'state'>) =>
  changedLogRow(newWorkoutRow({ ...log.body, clientKey: log.key }, null), log);

export function queueLog(log: Omit<UnsentLog, 'key' | 'state'> & { key?: string }): UnsentLog {
  const body = { ...log, key: log.key ?? newClientKey() };
  removeLog(body.key);
  addUnsent('log', body.key, logRow(body), body);
  return { ...body, state: 'sending' };
}

// Adds what an older version of the interface stored on this device.
export function restoreLog(log: UnsentLog): void {
  addUnsent('log', log.key, logRow(log), withoutState(log), 'waiting');
}
