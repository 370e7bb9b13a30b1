// Registers the service worker, and reports when the server has another version of the app than this page.
import { create } from 'zustand';
import { useConnection } from '@/shared/api/connection';
import { onPageVisible } from '@/shared/lib/pageVisible';
import { isBusy } from './busy';

const WORKER = '/sw.js';
// An app on a phone may stay open for weeks.
const LOOK_AGAIN_MS = 3_600_000;
// If the new worker is not ready by then, it never will be: the storage may be full.
const INSTALL_MS = 120_000;
// If the new worker does not take over in this time, the page is reloaded anyway.
const TAKEOVER_MS = 10_000;
const BUSY_LOCK = 'app-busy';

// none: this page is up to date. ready: the same version, rebuilt or with a correction. newer, older: the server's
// version differs so much from this page that requests may fail.
type Update = 'none' | 'ready' | 'newer' | 'older';

interface UpdateState {
  update: Update;
  // The service worker of the new version, ready to take over.
  worker: ServiceWorker | null;
  // The new version cannot come from a service worker.
  withoutWorker: boolean;
}

export const useUpdate = create<UpdateState>(() => ({ update: 'none', worker: null, withoutWorker: false }));

// True when a reload brings the version of the server.
export const canUpdate = ({ update, worker, withoutWorker }: UpdateState) =>
  update !== 'none' && (worker !== null || withoutWorker);

// The hash of the page's main file, as the server reports that of its own.
function ownBuild(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/first-"]');
  return /first-([\w-]+)\.js$/.exec(script?.src ?? '')?.[1];
}

const majorAndMinor = (version: string) => version.split('.').slice(0, 2).map(Number);

// Compares 'major.minor build' of the server with that of this page. A new minor version may change the API.
export function compareVersions(server: string, app: { version: string; build: string | undefined }): Update {
  const [version = '', build] = server.split(' ');
  const [theirs, ours] = [majorAndMinor(version), majorAndMinor(app.version)];
  for (const [index, theirNumber] of theirs.entries()) {
    const ourNumber = ours[index] ?? 0;
    if (theirNumber !== ourNumber) return theirNumber > ourNumber ? 'newer' : 'older';
  }
  return !build || !app.build || build === app.build ? 'none' : 'ready';
}

function onServerVersion(server: string | null, lookForWorker: () => void): void {
  if (server === null) return;
  const update = compareVersions(server, { version: __APP_VERSION__, build: ownBuild() });
  if (update === 'none') return;
  useUpdate.setState({ update });
  lookForWorker();
  const giveUp = () => useUpdate.setState({ withoutWorker: true });
  if (navigator.serviceWorker?.controller) setTimeout(giveUp, INSTALL_MS);
  else giveUp();
}

function onWaiting(worker: ServiceWorker): void {
  // Without a controller it is the first worker of this browser.
  if (!navigator.serviceWorker.controller) return;
  const { update } = useUpdate.getState();
  useUpdate.setState({ worker, update: update === 'none' ? 'ready' : update });
}

// The content security policy allows the address of the worker only through this policy.
function workerAddress(): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => WORKER });
  return (policy?.createScriptURL(WORKER) as string | undefined) ?? WORKER;
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  const container = navigator.serviceWorker;
  let isControlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The first worker of this browser changes nothing.
    if (!isControlled) isControlled = true;
    else if (isBusy()) useUpdate.setState({ update: 'ready', worker: null, withoutWorker: true });
    else location.reload();
  });
  const registration = await container.register(workerAddress(), { updateViaCache: 'none' });
  if (registration.waiting) onWaiting(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') onWaiting(installing);
    });
  });
  return registration;
}

// Call it once, when the page is idle. Without service workers, as over plain http, the page only compares versions.
export async function watchVersions(): Promise<void> {
  let lookedAt = Date.now();
  let look: () => void = () => {};
  useConnection.subscribe(({ serverVersion }, before) => {
    if (serverVersion !== before.serverVersion) onServerVersion(serverVersion, () => look());
  });
  if ('serviceWorker' in navigator) {
    // Private windows of some browsers refuse.
    const registration = await register().catch(() => undefined);
    look = () => {
      lookedAt = Date.now();
      registration?.update().catch(() => undefined);
    };
  }
  onServerVersion(useConnection.getState().serverVersion, () => look());
  onPageVisible(() => {
    if (Date.now() - lookedAt > LOOK_AGAIN_MS) look();
  });
}

// Holds a lock while the page is busy, so that other tabs do not change the version under it. Returns a function that
// ends it.
export function holdWhileBusy(): () => void {
  let release: (() => void) | undefined;
  void navigator.locks?.request(
    BUSY_LOCK,
    { mode: 'shared' },
    () => new Promise<void>((resolve) => (release = resolve)),
  );
  return () => release?.();
}

async function isBusyElsewhere(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === BUSY_LOCK);
}

async function removeWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.filter(({ waiting }) => !waiting).map((each) => each.unregister()));
}

// Reloads all tabs with the new version. False: a tab is busy.
export async function reloadAll(): Promise<boolean> {
  if (await isBusyElsewhere()) return false;
  const { worker, withoutWorker } = useUpdate.getState();
  worker?.postMessage({ type: 'SKIP_WAITING' });
  // The old worker would answer with the old page.
  if (!worker && withoutWorker) await removeWorkers();
  // 'controllerchange' reloads this page and the other tabs.
  setTimeout(() => location.reload(), worker ? TAKEOVER_MS : 0);
  return true;
}
