// Closes the top overlay on Back and on Escape. Each open overlay has its own entry in the browser's history, above the
// entry of its page. The router is not notified of these entries.
import type { DataRouter } from 'react-router';

// The action for Escape. With `own` the overlay handles Escape itself; if undefined, the overlay below gets it.
export type OnEscape = (() => void) | 'own';

interface Overlay {
  close: () => void;
  onEscape: OnEscape | undefined;
  // Set after a request to close, while the overlay has no history entry.
  closing: ReturnType<typeof setTimeout> | null;
}

interface Position {
  // The router's key of the page.
  key: string;
  // The number of overlay entries above the page's own entry.
  depth: number;
}

// An overlay that is still open after this time stays open (it may ask first) and gets an entry again.
const CLOSING_MS = 500;
// If the browser does not react to go(), navigation continues after this time.
const TRAVEL_TIMEOUT_MS = 1000;

const overlays: Overlay[] = [];
let router: DataRouter | null = null;
let position = currentPosition();
// The running history traversal of this module, and the callback for its end.
let traversal: Promise<unknown> | null = null;
let onTraversed: (() => void) | null = null;

function currentPosition(): Position {
  const state = window.history.state as { key?: string; overlays?: number } | null;
  return { key: state?.key ?? 'default', depth: state?.overlays ?? 0 };
}

// Runs before the router: moving between the entries of one page is not a navigation.
window.addEventListener('popstate', onPopState, { capture: true });
// A single listener: with one per overlay, a key press that opens a second overlay would also close it.
window.addEventListener('keydown', onKey, { capture: true });

// The number of active suspendEscape() calls.
let suspensions = 0;

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || suspensions > 0) return;
  // Mantine marks elements that handle Escape themselves.
  if (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true') return;
  const onEscape = overlays.findLast((overlay) => overlay.onEscape !== undefined)?.onEscape;
  if (typeof onEscape === 'function') onEscape();
}

function onPopState(event: PopStateEvent): void {
  const before = position;
  position = currentPosition();
  const samePage = position.key === before.key;
  if (samePage && position.depth !== before.depth) event.stopImmediatePropagation();
  if (onTraversed) onTraversed();
  else if (samePage && position.depth < before.depth) onBack();
  syncSoon();
}

function onBack(): void {
  const above = openOverlays().slice(position.depth);
  // The entry was left by a reload, so the user meant to leave the page.
  if (above.length === 0 && position.depth === 0) window.history.back();
  for (const overlay of above.reverse()) markClosing(overlay, () => overlay.close());
}

const openOverlays = () => overlays.filter(({ closing }) => closing === null);

function markClosing(overlay: Overlay, action: () => void = () => {}): void {
  overlay.closing = setTimeout(() => {
    overlay.closing = null;
    syncEntries();
  }, CLOSING_MS);
  action();
}

// During a navigation the history must not be changed.
const isIdle = () => traversal === null && (router === null || router.state.location.key === currentPosition().key);

// Adds or removes entries until there is one per open overlay.
function syncEntries(): void {
  if (!isIdle()) return;
  position = currentPosition();
  const missing = openOverlays().length - position.depth;
  if (missing > 0) addEntries(missing);
  else if (missing < 0) void enqueue(() => removeEntries(-missing));
}

// In a microtask, so that an overlay that replaces another reuses its entry.
function syncSoon(): void {
  void Promise.resolve().then(syncEntries);
}

function addEntries(count: number): void {
  try {
    for (let added = 1; added <= count; added += 1) {
      window.history.pushState({ ...window.history.state, overlays: position.depth + 1 }, '');
      position = currentPosition();
    }
  } catch {
    // Browsers limit the calls per minute. Without an entry, the overlay can still be closed by other means.
  }
}

function removeEntries(count: number): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(done, TRAVEL_TIMEOUT_MS);
    function done() {
      clearTimeout(timeout);
      onTraversed = null;
      resolve();
    }
    onTraversed = done;
    window.history.go(-count);
  });
}

// Runs the tasks one after the other.
async function enqueue<T>(task: () => Promise<T>): Promise<T> {
  const result = (traversal ?? Promise.resolve()).then(task);
  const ended = result.then(
    () => {},
    () => {},
  );
  traversal = ended;
  try {
    return await result;
  } finally {
    if (traversal === ended) traversal = null;
    syncSoon();
  }
}

// Registers an overlay while it is open. The returned function unregisters it and removes its entry.
export function openOverlay(close: () => void, onEscape?: OnEscape): () => void {
  const overlay: Overlay = { close, onEscape, closing: null };
  overlays.push(overlay);
  syncEntries();
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1);
    if (overlay.closing !== null) clearTimeout(overlay.closing);
    syncSoon();
  };
}

// Escape closes no overlay until the returned function is called.
export function suspendEscape(): () => void {
  suspensions += 1;
  return () => {
    suspensions -= 1;
  };
}

// Runs a navigation from the page's own entry, so that Back afterwards needs only one press.
export function withoutOverlays<T>(action: () => T | Promise<T>): Promise<T> {
  for (const overlay of openOverlays()) markClosing(overlay);
  return enqueue(async () => {
    const { depth } = currentPosition();
    if (depth > 0) await removeEntries(depth);
    return action();
  });
}

// Call it once, with the app's router. Its navigations then start from the page's own entry.
export function attachRouter(attached: DataRouter): DataRouter {
  router = attached;
  position = currentPosition();
  const navigate = attached.navigate.bind(attached) as (...where: unknown[]) => Promise<void>;
  attached.navigate = (...where: unknown[]) =>
    traversal === null && currentPosition().depth === 0
      ? navigate(...where)
      : withoutOverlays(() => navigate(...where));
  attached.subscribe(syncSoon);
  return attached;
}
