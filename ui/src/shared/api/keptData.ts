// Shows the answers that this device keeps until the server answers, and while it does not
// (docs/adr/0051-kept-answers-and-a-service-worker.md).
import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import type { Query, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { currentDay } from '@/shared/lib/currentDay';
import { localDay } from '@/shared/lib/dates';
import { isAway } from './errors';
import { readKept, type KeptAnswer } from './keptStore';

export const KEPT_MAX_AGE_MS = 30 * 24 * 3_600_000;

// Stores a query. keepAnswers.ts sets it when the page is idle.
let write: (query: PersistedQuery) => void = () => {};
export function onKeep(listener: (query: PersistedQuery) => void): void {
  write = listener;
}

// Yesterday's totals must not be shown as today's.
function isOfToday({ dayBound, state }: KeptAnswer): boolean {
  return !dayBound || localDay(new Date(state.dataUpdatedAt)) === currentDay();
}

const identity = (query: PersistedQuery) => query;

export const persister = experimental_createQueryPersister<PersistedQuery>({
  storage: {
    // The library puts its prefix before the hash.
    getItem: async (key) => {
      const answer = await readKept(key.slice(key.indexOf('[')));
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

// The answer while the server is away. It may be one that was computed from others, so it is loaded only then.
async function answerOffline(query: Query): Promise<unknown> {
  try {
    const { offlineAnswer } = await import('./offlineAnswer');
    return await offlineAnswer(query.queryKey);
  } catch {
    return undefined;
  }
}

// The persister of every query. A screen gets the kept answer, which is fetched again at once; other callers, which act on
// the answer, get it only if the server is away. Data that is shown stays while the server is away.
export async function keptFirst<T, K extends QueryKey>(
  queryFn: (context: QueryFunctionContext<K>) => T | Promise<T>,
  context: QueryFunctionContext<K>,
  query: Query,
): Promise<T> {
  const isMissing = query.state.data === undefined;
  if (isMissing && query.getObserversCount() > 0) {
    const kept = await persister.retrieveQuery<T>(query.queryHash, ({ state: { dataUpdatedAt } }) => {
      query.setState({ dataUpdatedAt });
      query.fetch().catch(() => undefined);
    });
    if (kept !== undefined) return kept;
  }
  try {
    return await queryFn(context);
  } catch (error) {
    if (!isAway(error)) throw error;
    const kept = isMissing ? await answerOffline(query) : undefined;
    if (kept !== undefined) return kept as T;
    // Otherwise the query would report an error beside its data. A further page of a list is missing, so that is an error.
    if (query.state.data !== undefined && !query.state.fetchMeta?.fetchMore) void query.cancel({ revert: true });
    throw error;
  }
}
