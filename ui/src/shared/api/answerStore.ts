// The database in the browser with the kept answers of the server. They belong to a user and are removed with the
// session. Reading and removing never fail.
import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { clear, createStore, get, type UseStore } from 'idb-keyval';
import { KEPT_DATABASE } from './keptData';
import { currentUser } from './session';

export interface KeptAnswer extends PersistedQuery {
  // The answer is about the local day on which it arrived.
  dayBound: boolean;
  // The length of its data as text.
  size: number;
}

// A browser that does not answer must not delay the page.
const PATIENCE_MS = 1000;

let opened: UseStore | null = null;

// It is opened when it is first used, and throws then where the browser has no database or does not allow it.
export function answerStore(): UseStore {
  opened ??= createStore(KEPT_DATABASE, 'answers');
  return opened;
}

// The keys of a user's answers begin with this.
export function keyPrefix(userId: number): string {
  return `${userId}:`;
}

export async function attempt<T>(action: (store: UseStore) => Promise<T>): Promise<T | undefined> {
  try {
    return await action(answerStore());
  } catch {
    return undefined;
  }
}

// The answer to a query of the signed-in user.
export async function readAnswer(queryHash: string): Promise<KeptAnswer | undefined> {
  const user = currentUser();
  if (!user) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  const answer = await Promise.race([attempt((store) => get<KeptAnswer>(keyPrefix(user.id) + queryHash, store)), late]);
  return currentUser()?.id === user.id ? answer : undefined;
}

export async function clearKept(): Promise<void> {
  await attempt(clear);
}
