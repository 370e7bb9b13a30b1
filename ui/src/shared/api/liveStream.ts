// Keeps the browser's stream of events open: in one tab, while its page is visible, and again after it was lost.
import { ApiError, getForEvents } from './client';
import { onSessionReset } from './session';
import type { LiveEvent } from './types';

// A page that is hidden for longer gives up the stream, and learns what it missed when it is visible again.
const HIDDEN_MS = 60_000;
// The server sends at least a comment every 25 seconds. A device that slept may hold a dead connection.
const SILENCE_MS = 60_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
// The server has too many streams.
const BUSY_WAIT_MS = 30_000;

// How a stream ended. `absent`: the server is older than this interface. `replaced`: other devices of the user are in
// use.
type End = 'closed' | 'failed' | 'busy' | 'absent' | 'replaced';

// The last event that this browser received, so that the server can say whether it missed any.
let lastEventId: string | null = null;
onSessionReset(() => {
  lastEventId = null;
});

export function noteEventId(id: string): void {
  lastEventId = id;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

// Signs that the page, or the network, is back.
const RETURNS = ['online', 'focus', 'pageshow'];
const USES = [...RETURNS, 'pointerdown', 'keydown'];

// Until `ms` have passed or the page returns; null: until it is used.
function rest(signal: AbortSignal, ms: number | null): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const timer = ms === null ? undefined : setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      ended.abort();
      resolve();
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') end();
    };
    const until = { signal: ended.signal };
    for (const event of ms === null ? USES : RETURNS) window.addEventListener(event, end, until);
    document.addEventListener('visibilitychange', onVisible, until);
    signal.addEventListener('abort', end, until);
    if (signal.aborted) end();
  });
}

// Aborts when `signal` does, or when the page has been hidden for long.
function whileShown(signal: AbortSignal): { signal: AbortSignal; release: () => void } {
  const hidden = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(() => hidden.abort(), HIDDEN_MS);
  };
  const giveUp = () => hidden.abort();
  check();
  document.addEventListener('visibilitychange', check);
  // A page in the browser's history must hold no connection.
  window.addEventListener('pagehide', giveUp);
  const release = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('pagehide', giveUp);
  };
  return { signal: AbortSignal.any([signal, hidden.signal]), release };
}

async function listen(signal: AbortSignal, onEvent: (event: LiveEvent, id: string | null) => void): Promise<End> {
  const lost = new AbortController();
  let heardAt = Date.now();
  let end: End = 'closed';
  const watch = setInterval(() => {
    if (Date.now() - heardAt > SILENCE_MS) lost.abort();
  }, SILENCE_MS / 4);
  const onOnline = () => lost.abort();
  window.addEventListener('online', onOnline);
  try {
    const both = AbortSignal.any([signal, lost.signal]);
    const headers: Record<string, string> = lastEventId === null ? {} : { 'Last-Event-ID': lastEventId };
    const hear = (event: LiveEvent, id: string | null) => {
      if (signal.aborted) return;
      if (id !== null) lastEventId = id;
      if (event.type === 'ended' && event.reason === 'replaced') end = 'replaced';
      onEvent(event, id);
    };
    // A call of an ended session never settles.
    await Promise.race([
      getForEvents('/api/events', { headers, signal: both }, hear, () => (heardAt = Date.now())),
      aborted(signal),
    ]);
    return end;
  } catch (error) {
    if (!(error instanceof ApiError)) return 'failed';
    if (error.status === 404) return 'absent';
    return error.status === 503 || error.status === 429 ? 'busy' : 'failed';
  } finally {
    clearInterval(watch);
    window.removeEventListener('online', onOnline);
  }
}

// Reconnects until the signal aborts. Returns false if the server has no streams.
async function reconnect(signal: AbortSignal, onEvent: (event: LiveEvent, id: string | null) => void) {
  let failures = 0;
  while (!signal.aborted) {
    const end = await listen(signal, (event, id) => {
      failures = 0;
      onEvent(event, id);
    });
    if (end === 'absent') return false;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    // Spread out, so that not all clients of a restarted server return at once.
    const spread = (end === 'busy' ? Math.max(BUSY_WAIT_MS, wait) : wait) * (0.5 + Math.random() / 2);
    // Returning at once would take the stream from the device that replaced this one.
    await rest(signal, end === 'replaced' ? null : spread);
  }
  return true;
}

// Runs `work` in one tab at a time, where the browser can tell. Otherwise each tab has a stream.
async function inOneTab<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T | undefined> {
  // Only on secure origins.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  try {
    return await locks.request('live', { signal }, work);
  } catch {
    return undefined;
  }
}

async function keepOpen(signal: AbortSignal, onEvent: (event: LiveEvent, id: string | null) => void): Promise<void> {
  while (!signal.aborted) {
    while (document.visibilityState === 'hidden' && !signal.aborted) await rest(signal, null);
    const shown = whileShown(signal);
    const isPresent = await inOneTab(shown.signal, () => reconnect(shown.signal, onEvent));
    shown.release();
    if (isPresent === false) return;
  }
}

// Calls `onEvent` for each event, with its id. Returns a function that ends the stream.
export function openLiveStream(onEvent: (event: LiveEvent, id: string | null) => void): () => void {
  const stopped = new AbortController();
  void keepOpen(stopped.signal, onEvent);
  return () => stopped.abort();
}
