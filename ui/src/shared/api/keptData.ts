// Shows the answers that this device keeps until the server answers, and while it does not
// (docs/adr/0051-kept-answers-and-a-service-worker.md).
import {
  notifyManager,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { deviceStorage } from '@/shared/lib/storage';
import { isAway, noteNotKept } from './errors';
import { currentUser, onSessionReset } from './session';

// The hashes of the queries of the start page. Set while the database may hold answers: without it, its code is not loaded,
// and the first screen of a browser that keeps nothing is smaller.
const KEEPS_KEY = 'answers-kept';
export const KEPT_DATABASE = 'kept-answers';
export const START_PAGE = '/';
const FETCH_WITHIN_MS = 300;
// A slow database must not delay the page.
const RESTORE_WITHIN_MS = 200;

// Call it before the database is written to.
export function noteKept(ofStartPage?: readonly string[]): void {
  if (ofStartPage || !mayHold()) deviceStorage.write(KEEPS_KEY, JSON.stringify(ofStartPage ?? []));
}

const mayHold = () => deviceStorage.read(KEEPS_KEY) !== null;

// When an answer that is kept arrived, in ms.
export interface KeptTime {
  queryKey: QueryKey;
  at: number;
}

// Null until the database was read.
let keptTimes: (() => Iterable<KeptTime>) | null = null;
export function noteKeptTimes(read: () => Iterable<KeptTime>): void {
  keptTimes = read;
}

// Whether this device may keep an answer to one of these queries that is older.
export function mayKeepOlder(isOfThese: (query: KeptTime) => boolean, time: number): boolean {
  if (!mayHold()) return false;
  return !keptTimes || [...keptTimes()].some((each) => each.at < time && isOfThese(each));
}

const loadReader = () => import('./keptReader').catch(() => null);
// In parallel with the page.
let reader = mayHold() ? loadReader() : null;

// Puts the kept answers of the start page into the cache, so that it is drawn with them. Then they are fetched again.
export async function restoreStartPage(client: QueryClient): Promise<void> {
  if (!reader || !currentUser() || location.pathname !== START_PAGE) return;
  const hashes = JSON.parse(deviceStorage.read(KEEPS_KEY) ?? '[]') as string[];
  const restored = reader.then(async (loaded) => {
    const found = await loaded?.restore(client, hashes);
    setTimeout(() => {
      for (const hash of found ?? []) client.getQueryCache().get(hash)?.invalidate();
      void refresh(client);
    }, FETCH_WITHIN_MS);
  });
  const late = new Promise<void>((resolve) => setTimeout(resolve, RESTORE_WITHIN_MS));
  await Promise.race([restored.catch(() => undefined), late]);
}

async function readKept<T>(queryHash: string, onFound: (dataUpdatedAt: number) => void): Promise<T | undefined> {
  if (!mayHold()) return undefined;
  reader ??= loadReader();
  const loaded = await reader;
  return loaded?.persister.retrieveQuery<T>(queryHash, ({ state }) => onFound(state.dataUpdatedAt));
}

onSessionReset(() => {
  keptTimes = null;
  if (!mayHold()) return;
  deviceStorage.remove(KEEPS_KEY);
  import('./answerStore').then(({ clearKept }) => clearKept()).catch(() => indexedDB.deleteDatabase(KEPT_DATABASE));
});

// Data of an earlier time: a screen that shows it later fetches it too.
function markAsOf(query: Query, dataUpdatedAt: number): void {
  query.setState({ dataUpdatedAt, isInvalidated: true });
}

// Whether the question is about a row: its key names an id. The row may be gone.
function isAboutRow({ queryKey }: Query): boolean {
  return queryKey.some(
    (part) =>
      typeof part === 'number' ||
      (typeof part === 'object' && part !== null && Object.keys(part).some((name) => name.endsWith('Id'))),
  );
}

// Fetches what was shown from the device. First the lists: a screen then no longer asks about rows that they lack.
async function refresh(client: QueryClient): Promise<void> {
  const isOutdated = (query: Query) => query.state.isInvalidated && query.state.data !== undefined;
  const fetchThose = (predicate: (query: Query) => boolean) =>
    client.refetchQueries(
      { type: 'active', predicate: (query) => isOutdated(query) && predicate(query) },
      { cancelRefetch: false },
    );
  await fetchThose((query) => !isAboutRow(query));
  await fetchThose(isAboutRow);
}

let isRefreshing = false;

// Drawing what is kept comes first.
function refreshSoon(client: QueryClient): void {
  if (isRefreshing) return;
  isRefreshing = true;
  const work = () => {
    isRefreshing = false;
    void refresh(client);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: FETCH_WITHIN_MS });
  else setTimeout(work, FETCH_WITHIN_MS);
}

// The answer while the server is away. It may be one that follows from others, so the code is loaded only then.
async function answerOffline(query: Query, error: object): Promise<unknown> {
  try {
    const { offlineAnswer, isSwitchedOff } = await import('./offlineAnswer');
    const answer = await offlineAnswer(query.queryKey);
    // A browser that keeps nothing has no switch to offer.
    if (!answer && mayHold() && isSwitchedOff(query.queryKey)) noteNotKept(error);
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
    const kept = await readKept<T>(query.queryHash, (dataUpdatedAt) => {
      markAsOf(query, dataUpdatedAt);
      refreshSoon(context.client);
    });
    if (kept !== undefined) return kept;
    // The screen was left meanwhile, perhaps with its session.
    if (query.getObserversCount() === 0) {
      void query.cancel({ revert: true });
      throw new Error('No longer shown');
    }
  }
  try {
    return await queryFn(context);
  } catch (error) {
    if (!isAway(error)) throw error;
    const kept = isMissing ? await answerOffline(query, error as object) : undefined;
    if (kept !== undefined) return kept as T;
    // Otherwise the query would report an error beside its data. A further page of a list is missing, so that is an error.
    if (query.state.data !== undefined && !query.state.fetchMeta?.fetchMore) void query.cancel({ revert: true });
    throw error;
  }
}
