// Back closes what lies on top: each open overlay has an entry of its own in the browser's history, above the entry of
// its page. The router never hears of these entries. Escape closes what lies on top, too; it knows no overlay.
import type { DataRouter } from 'react-router';

// What Escape does to it; `own`: it listens by itself. Without one Escape is for what lies below.
export type OnEscape = (() => void) | 'own';

interface Overlay {
  close: () => void;
  onEscape: OnEscape | undefined;
  // Runs while it was told to close a moment ago, and has no entry any more.
  told: ReturnType<typeof setTimeout> | null;
}

interface Place {
  // The router's key of the page.
  key: string;
  // How many entries of overlays lie between the page's own and this one.
  depth: number;
}

// What did not close by then stays open (it may ask first), and gets an entry again.
const TOLD_MS = 500;
// A browser that answers no go() must not keep anyone from leaving.
const PATIENCE_MS = 1000;

const overlays: Overlay[] = [];
let router: DataRouter | null = null;
let place = placeNow();
// Our own way through the history, as long as it lasts, and what its end calls.
let underway: Promise<unknown> | null = null;
let arrive: (() => void) | null = null;

function placeNow(): Place {
  const state = window.history.state as { key?: string; overlays?: number } | null;
  return { key: state?.key ?? 'default', depth: state?.overlays ?? 0 };
}

// Before the router: what happens between the entries of one page is no navigation.
window.addEventListener('popstate', onTravelled, { capture: true });
// One listener for all: were each overlay to listen, a press that opens one above another would close that again.
window.addEventListener('keydown', onKey, { capture: true });

// How many take Escape for themselves without lying on top: what is being dragged.
let holders = 0;

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || holders > 0) return;
  // The library's mark on what takes Escape for itself.
  if (event.target instanceof Element && event.target.getAttribute('data-mantine-stop-propagation') === 'true') return;
  const onEscape = overlays.findLast((overlay) => overlay.onEscape !== undefined)?.onEscape;
  if (typeof onEscape === 'function') onEscape();
}

function onTravelled(event: PopStateEvent): void {
  const before = place;
  place = placeNow();
  const samePage = place.key === before.key;
  if (samePage && place.depth !== before.depth) event.stopImmediatePropagation();
  if (arrive) arrive();
  else if (samePage && place.depth < before.depth) onBack();
  settleSoon();
}

function onBack(): void {
  const above = standing().slice(place.depth);
  // An entry that a reload left behind: the press was meant for the page.
  if (above.length === 0 && place.depth === 0) window.history.back();
  for (const overlay of above.reverse()) tell(overlay, () => overlay.close());
}

const standing = () => overlays.filter(({ told }) => told === null);

function tell(overlay: Overlay, action: () => void = () => {}): void {
  overlay.told = setTimeout(() => {
    overlay.told = null;
    settle();
  }, TOLD_MS);
  action();
}

// While the router is between two pages, its history belongs to it.
const isAtRest = () => underway === null && (router === null || router.state.location.key === placeNow().key);

// As many entries as overlays.
function settle(): void {
  if (!isAtRest()) return;
  place = placeNow();
  const missing = standing().length - place.depth;
  if (missing > 0) addEntries(missing);
  else if (missing < 0) void follow(() => takeEntries(-missing));
}

// After what happens now: an overlay that takes another's place takes over its entry.
function settleSoon(): void {
  void Promise.resolve().then(settle);
}

function addEntries(count: number): void {
  try {
    for (let added = 1; added <= count; added += 1) {
      window.history.pushState({ ...window.history.state, overlays: place.depth + 1 }, '');
      place = placeNow();
    }
  } catch {
    // A browser allows only so many in a minute; the overlay closes by its other ways.
  }
}

function takeEntries(count: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(done, PATIENCE_MS);
    function done() {
      clearTimeout(late);
      arrive = null;
      resolve();
    }
    arrive = done;
    window.history.go(-count);
  });
}

// One after the other.
async function follow<T>(way: () => Promise<T>): Promise<T> {
  const own = (underway ?? Promise.resolve()).then(way);
  const quiet = own.then(
    () => {},
    () => {},
  );
  underway = quiet;
  try {
    return await own;
  } finally {
    if (underway === quiet) underway = null;
    settleSoon();
  }
}

// For as long as it is open. Answers what takes its entry away, if `close` did not come by Back.
export function openOverlay(close: () => void, onEscape?: OnEscape): () => void {
  const overlay: Overlay = { close, onEscape, told: null };
  overlays.push(overlay);
  settle();
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1);
    if (overlay.told !== null) clearTimeout(overlay.told);
    settleSoon();
  };
}

// Until what it answers is called, Escape closes no overlay.
export function holdEscape(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
  };
}

// Runs what leads elsewhere from the page's own entry, so that Back needs no second press afterwards.
export function withoutOverlays<T>(action: () => T | Promise<T>): Promise<T> {
  for (const overlay of standing()) tell(overlay);
  return follow(async () => {
    const { depth } = placeNow();
    if (depth > 0) await takeEntries(depth);
    return action();
  });
}

// Once, for the app's router: nothing it does starts from an overlay's entry.
export function followHistory(followed: DataRouter): DataRouter {
  router = followed;
  place = placeNow();
  const navigate = followed.navigate.bind(followed) as (...where: unknown[]) => Promise<void>;
  followed.navigate = (...where: unknown[]) =>
    underway === null && placeNow().depth === 0 ? navigate(...where) : withoutOverlays(() => navigate(...where));
  followed.subscribe(settleSoon);
  return followed;
}
