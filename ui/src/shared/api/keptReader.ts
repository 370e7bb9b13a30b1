// Reads kept answers for TanStack Query, and passes on those to keep.
import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import type { QueryClient } from '@tanstack/react-query';
import { currentDay } from '@/shared/lib/currentDay';
import { localDay } from '@/shared/lib/dates';
import { readAnswer, type KeptAnswer } from './answerStore';
import { currentEpoch } from './session';

export const KEPT_MAX_AGE_MS = 30 * 24 * 3_600_000;

type Write = (query: PersistedQuery) => void;
const nowhere: Write = () => {};

// Stores a query. keepAnswers.ts sets it when the page is idle. The returned function ends it, unless another one was set.
let write = nowhere;
export function onKeep(listener: Write): () => void {
  write = listener;
  return () => {
    if (write === listener) write = nowhere;
  };
}

// Yesterday's totals must not be shown as today's.
function isOfToday({ dayBound, state }: KeptAnswer): boolean {
  return !dayBound || localDay(new Date(state.dataUpdatedAt)) === currentDay();
}

function isUsable(answer: KeptAnswer): boolean {
  const { buster, state } = answer;
  return buster === __API_VERSION__ && Date.now() - state.dataUpdatedAt <= KEPT_MAX_AGE_MS && isOfToday(answer);
}

const identity = (query: PersistedQuery) => query;

export const persister = experimental_createQueryPersister<PersistedQuery>({
  storage: {
    // The library puts its prefix before the hash.
    getItem: async (key) => {
      const answer = await readAnswer(key.slice(key.indexOf('[')));
      return answer && isOfToday(answer) ? answer : undefined;
    },
    setItem: (_, query) => write(query),
    // keepAnswers.ts removes what has expired.
    removeItem: () => {},
  },
  serialize: identity,
  deserialize: identity,
  maxAge: KEPT_MAX_AGE_MS,
  // Answers of a server with another API are not used.
  buster: __API_VERSION__,
});

// Puts kept answers into the cache, and returns the hashes of those that were found.
export async function restore(client: QueryClient, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const epoch = currentEpoch();
  const found = new Set<string>();
  const restoreOne = async (hash: string) => {
    const answer = await readAnswer(hash);
    const isMissing = client.getQueryCache().get(hash)?.state.data === undefined;
    if (!answer || !isUsable(answer) || !isMissing || currentEpoch() !== epoch) return;
    client.setQueryData(answer.queryKey, answer.state.data, { updatedAt: answer.state.dataUpdatedAt });
    found.add(hash);
  };
  await Promise.all(hashes.map(restoreOne));
  return found;
}
