// A browser with a database, and what tests of kept answers look at.
import 'fake-indexeddb/auto';
import { QueryObserver, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { clear, entries } from 'idb-keyval';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { vi } from 'vitest';
import { server } from '@/mocks/server';
import { keepAnswers } from './keepAnswers';
import { answerStore, type KeptAnswer } from './answerStore';
import { createQueryClient } from './queryClient';

const ends: (() => void)[] = [];

// Starts the app: the answers of its query client are kept.
export async function startApp(client = createQueryClient()): Promise<QueryClient> {
  ends.push(await keepAnswers(client));
  return client;
}

// Ends all apps and screens, and empties the database.
export async function endApps(): Promise<void> {
  for (const end of ends.splice(0)) end();
  await clear(answerStore());
}

export const kept = () => entries<string, KeptAnswer>(answerStore());

export async function keptKeys(): Promise<string[]> {
  return (await kept()).map(([key]) => key).sort();
}

// Waits until these keys are stored, and no others.
export async function untilKept(...keys: string[]): Promise<void> {
  await waitFor(async () => {
    const found = await keptKeys();
    if (JSON.stringify(found) !== JSON.stringify(keys.sort())) throw new Error(`kept: ${found.join(', ')}`);
  });
}

// The page is hidden: what waits is stored at once.
export function hidePage(): void {
  window.dispatchEvent(new Event('pagehide'));
}

export function answerWith(path: string, body: JsonBodyType): void {
  server.use(http.get(path, () => HttpResponse.json(body)));
}

export function disconnect(path: string): void {
  server.use(http.get(path, () => HttpResponse.error()));
}

// Shows a query, as a screen does. `seen` are the data and errors in the order in which they appear.
export function show(client: QueryClient, queryKey: QueryKey, meta = {}): { seen: unknown[]; end: () => void } {
  const seen: unknown[] = [];
  const observer = new QueryObserver(client, { queryKey, meta });
  const end = observer.subscribe(({ data, error }) => {
    const value = error ? 'error' : data;
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(seen.at(-1))) seen.push(value);
  });
  ends.push(end);
  return { seen, end };
}

// Only the clock: the database and the requests need their timers.
export function setNow(now: Date): void {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  document.dispatchEvent(new Event('visibilitychange'));
}
