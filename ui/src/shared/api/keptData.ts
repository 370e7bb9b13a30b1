// Shows the answers that this device keeps until the server answers, and while it does not
// (docs/adr/0051-kept-answers-and-a-service-worker.md).
import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import { notifyManager, type Query, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
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

// Drawing what is kept comes first.
const FETCH_WITHIN_MS = 300;
function soon(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: FETCH_WITHIN_MS });
  else setTimeout(work, FETCH_WITHIN_MS);
}

// Data of an earlier time: whoever shows it later fetches it too.
function markAsOf(query: Query, dataUpdatedAt: number): void {
  query.setState({ dataUpdatedAt, isInvalidated: true });
}

function refresh(query: Query): void {
  if (query.isActive() && query.state.isInvalidated) query.fetch().catch(() => undefined);
}

// The answer while the server is away. It may be one that follows from others, so the code is loaded only then.
async function answerOffline(query: Query): Promise<unknown> {
  try {
    const { offlineAnswer } = await import('./offlineAnswer');
    const answer = await offlineAnswer(query.queryKey);
    if (answer) notifyManager.schedule(() => markAsOf(query, answer.at));
    return answer?.data;
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
    const kept = await persister.retrieveQuery<T>(query.queryHash, ({ state }) => {
      markAsOf(query, state.dataUpdatedAt);
      soon(() => refresh(query));
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
