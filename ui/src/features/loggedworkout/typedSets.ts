// Sets of logged exercises that were changed and that the server does not have yet: kept on this device until it has.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/shared/api/client';
import { onSessionClean } from '@/shared/api/session';
import type { SetLog } from '@/shared/api/types';
import { keptStore } from '@/shared/lib/keptStore';
import { cachedCompletion, sendSets } from './api';
import { rowsOf } from './logic';

interface TypedSets {
  // By the completion's id.
  typed: Record<number, SetLog[]>;
}

const store = keptStore<TypedSets>('logged-sets', { typed: {} }, ({ typed }) => Object.keys(typed).length === 0);
export const useTypedSets = store.use;

const typedOf = (id: number): SetLog[] | undefined => store.get().typed[id];

export function forgetTyped(id: number): void {
  store.change(({ typed }) => ({ typed: Object.fromEntries(Object.entries(typed).filter(([each]) => Number(each) !== id)) }));
}

export function typeSets(client: QueryClient, workoutId: number, id: number, edit: (sets: SetLog[]) => SetLog[]): void {
  const known = cachedCompletion(client, workoutId, id);
  const sets = typedOf(id) ?? (known && rowsOf(known));
  if (sets) store.change(({ typed }) => ({ typed: { ...typed, [id]: edit(sets) } }));
}

const inFlight = new Set<number>();
onSessionClean(() => inFlight.clear());

// One call at a time for each exercise: what was changed meanwhile goes with the next. Answers why it failed, else null.
export async function sendTyped(client: QueryClient, workoutId: number, id: number): Promise<unknown> {
  if (inFlight.has(id)) return null;
  inFlight.add(id);
  try {
    for (let sets = typedOf(id); sets; sets = typedOf(id)) {
      await sendSets(client, workoutId, id, sets);
      if (typedOf(id) === sets) forgetTyped(id);
    }
    return null;
  } catch (error) {
    // The exercise was removed elsewhere: there is nothing left to correct.
    if (error instanceof ApiError && error.status === 404) forgetTyped(id);
    return error;
  } finally {
    inFlight.delete(id);
  }
}
