// Stores the answers of the server on this device, for the next start of the app and for times without a connection.
import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { delMany, entries, setMany } from 'idb-keyval';
import { create } from 'zustand';
import { noteKept, noteKeptTimes, START_PAGE, type KeptTime } from './keptData';
import { onKeep, persister, KEPT_MAX_AGE_MS } from './keptReader';
import { keptPaths, type Keeping } from './keptPaths';
import { useKeepingSettings } from './keptSettings';
import { attempt, clearKept, answerStore, keyPrefix, type KeptAnswer } from './answerStore';
import { currentEpoch, currentUser, onSessionReset } from './session';
import { parseUser, storedToken, USER_KEY } from './storedSession';
import { deviceStorage } from '@/shared/lib/storage';

const WRITE_AFTER_MS = 2000;
// In characters. The catalogue of exercises has almost a million.
const MAX_ANSWER_SIZE = 3_000_000;
const MAX_SIZE = 12_000_000;

// Why nothing is kept. The page then shows a notice once.
export const useKeepingProblem = create<{ problem: 'full' | 'refused' | null }>(() => ({ problem: null }));

const templates = Object.entries(keptPaths).map(([path, keeping]) => ({ parts: path.split('/'), keeping }));

// Whether the answers of this query may be kept. A key may have more parts than its path.
export function keepingOf(queryKey: QueryKey): Keeping {
  const parts = queryKey
    .filter((part) => typeof part !== 'object')
    .join('/')
    .split('/');
  const matches = templates
    .filter((template) =>
      template.parts.every((part, index) => part === parts[index] || (part.startsWith('{') && parts[index])),
    )
    .sort(
      (a, b) => b.parts.length - a.parts.length || Number(a.parts.includes('{id}')) - Number(b.parts.includes('{id}')),
    );
  return matches[0]?.keeping ?? 'never';
}

function mayKeep(queryKey: QueryKey): boolean {
  const keeping = keepingOf(queryKey);
  return keeping === 'always' || (keeping === 'health' && useKeepingSettings.getState().health);
}

// The user whose session this page has. Null if another tab has ended it and this page has not noticed yet.
function owner(): number | null {
  const user = currentUser();
  return user && storedToken() !== null && parseUser(deviceStorage.read(USER_KEY))?.id === user.id ? user.id : null;
}

interface Stored extends KeptTime {
  size: number;
}

// What the database holds, by its key.
const stored = new Map<string, Stored>();
const waiting = new Map<string, KeptAnswer>();
onSessionReset(() => {
  stored.clear();
  waiting.clear();
  // Another tab may have emptied it while this one was writing.
  void clearKept();
});

async function remove(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    stored.delete(key);
    waiting.delete(key);
  }
  if (keys.length > 0) await attempt((store) => delMany([...keys], store));
}

// Removes the oldest answers until the rest fits.
async function makeRoom(): Promise<void> {
  let size = [...stored.values()].reduce((sum, each) => sum + each.size, 0);
  const oldest = [...stored].sort(([, a], [, b]) => a.at - b.at);
  const excess: string[] = [];
  for (const [key, each] of oldest) {
    if (size <= MAX_SIZE) break;
    excess.push(key);
    size -= each.size;
  }
  await remove(excess);
}

async function flush(): Promise<void> {
  const user = owner();
  const epoch = currentEpoch();
  const answers = [...waiting].filter(([key]) => user !== null && key.startsWith(keyPrefix(user)));
  waiting.clear();
  if (answers.length === 0) return;
  try {
    noteKept();
    await setMany(answers, answerStore());
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    useKeepingProblem.setState({ problem: isFull ? 'full' : 'refused' });
    return;
  }
  if (currentEpoch() !== epoch) return;
  for (const [key, { queryKey, size, state }] of answers) stored.set(key, { queryKey, size, at: state.dataUpdatedAt });
  await makeRoom();
}

let timer: ReturnType<typeof setTimeout> | undefined;

function enqueue({ queryHash, queryKey, buster, state }: PersistedQuery, dayBound: boolean): void {
  const user = owner();
  if (user === null || state.data === undefined) return;
  const key = keyPrefix(user) + queryHash;
  if (stored.get(key)?.at === state.dataUpdatedAt) return;
  const size = JSON.stringify(state.data).length;
  if (size > MAX_ANSWER_SIZE) return;
  const { data, dataUpdatedAt, status } = state;
  const answer = {
    queryHash,
    queryKey,
    buster,
    dayBound,
    size,
    state: { data, dataUpdatedAt, status } as KeptAnswer['state'],
  };
  waiting.set(key, answer);
  timer ??= setTimeout(() => {
    timer = undefined;
    void flush();
  }, WRITE_AFTER_MS);
}

// Reads what the database holds, and removes what has expired, is for another API, another user, or not to be kept.
async function takeStock(): Promise<void> {
  const epoch = currentEpoch();
  const all = (await attempt((store) => entries<string, KeptAnswer>(store))) ?? [];
  const user = owner();
  if (user === null) return clearKept();
  if (currentEpoch() !== epoch) return;
  const gone: string[] = [];
  for (const [key, { queryKey, buster, size, state }] of all) {
    const isExpired = Date.now() - state.dataUpdatedAt > KEPT_MAX_AGE_MS;
    if (!key.startsWith(keyPrefix(user)) || isExpired || buster !== __API_VERSION__ || !mayKeep(queryKey))
      gone.push(key);
    else stored.set(key, { queryKey, size, at: state.dataUpdatedAt });
  }
  await remove(gone);
  await makeRoom();
}

function onSettings(client: QueryClient): void {
  const not = [...stored].filter(([, { queryKey }]) => !mayKeep(queryKey)).map(([key]) => key);
  const alsoNot = [...waiting].filter(([, { queryKey }]) => !mayKeep(queryKey)).map(([key]) => key);
  void remove([...not, ...alsoNot]);
  keepAnswersOf(client);
}

// The hashes of the queries whose answers are about the day on which they arrived.
const dayBound = new Set<string>();

function keep(query: Query): void {
  if (query.state.status !== 'success' || !mayKeep(query.queryKey)) return;
  if (query.meta?.dayBound) dayBound.add(query.queryHash);
  void persister.persistQuery(query);
}

// Stores what this client has now.
export function keepAnswersOf(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) keep(query);
}

function hashesOfStartPage(client: QueryClient): string[] {
  return client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey }) => mayKeep(queryKey) })
    .map(({ queryHash }) => queryHash);
}

// Call it once, when the page is idle. The returned function ends it.
export async function keepAnswers(client: QueryClient): Promise<() => void> {
  const cache = client.getQueryCache();
  const stopKeeping = onKeep((query) => enqueue(query, dayBound.has(query.queryHash)));
  await takeStock();
  noteKeptTimes(() => stored.values());
  keepAnswersOf(client);
  if (location.pathname === START_PAGE) noteKept(hashesOfStartPage(client));
  const removers = [
    // After the persister has corrected the time of a restored answer.
    cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const epoch = currentEpoch();
      // The session may end in the meantime.
      setTimeout(() => currentEpoch() === epoch && keep(event.query as Query));
    }),
    useKeepingSettings.subscribe(() => onSettings(client)),
  ];
  const onHide = () => void flush();
  window.addEventListener('pagehide', onHide);
  return () => {
    removers.forEach((remover) => remover());
    window.removeEventListener('pagehide', onHide);
    stopKeeping();
  };
}
