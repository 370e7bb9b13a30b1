// Runs before every test file: starts the mock server, adds what jsdom lacks, and resets the page between tests.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { useConnection } from '@/shared/api/connection';
import { queryClient } from '@/shared/api/queryClient';
import { endSession, useSession } from '@/shared/api/session';
import { loadTexts } from '@/shared/i18n/firstTexts';
import { useStorageFull } from '@/shared/lib/drafts';
import { useToastStore } from '@/shared/ui/toast';
import { useUndoStore } from '@/shared/ui/undo';
import { server, takeUnhandledRequests } from './server';

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Tests use English, whatever the machine's language.
Object.defineProperty(navigator, 'languages', { value: ['en-US'], configurable: true });

// jsdom has no layout. Recharts draws nothing without a size, so its container gets one.
class ChartResizeObserver implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}
  observe(target: Element): void {
    if (!target.classList.contains('recharts-responsive-container')) return;
    const contentRect = { width: 640, height: 240 } as DOMRectReadOnly;
    this.callback([{ target, contentRect } as unknown as ResizeObserverEntry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = ChartResizeObserver;
// Autosizing text areas listen for fonts that load late.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
// The observable behaviour of a modal dialog.
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  focusedBefore.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('button, a[href]')?.focus();
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  const before = focusedBefore.get(this);
  if (before instanceof HTMLElement) before.focus();
};
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
window.matchMedia = (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});

// FITAPP_SLOW=1 delays every request and response, which reveals tests that depend on timing.
const { setTimeout: realSetTimeout } = globalThis;
const delay = () => new Promise((resolve) => realSetTimeout(resolve, 60));
function slowDown() {
  const { fetch: send } = globalThis;
  globalThis.fetch = async (...call) => {
    await delay();
    const response = await send(...call);
    await delay();
    return response;
  };
}

beforeAll(async () => {
  // Pages in German are complete at once.
  await loadTexts('de');
  server.listen();
  if (process.env['FITAPP_SLOW'] === '1') slowDown();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Stores forget what they hold in memory, as after a change in another tab.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  useStorageFull.setState(useStorageFull.getInitialState(), true);
  queryClient.clear();
  useConnection.setState(useConnection.getInitialState(), true);
  useSession.setState({ status: 'loading', session: null });
  useToastStore.setState(useToastStore.getInitialState(), true);
  useUndoStore.setState(useUndoStore.getInitialState(), true);
});
afterEach(async () => {
  const styles = [...document.querySelectorAll('style, link[rel=stylesheet]')].map((element) => element.outerHTML);
  cleanup();
  // Closed overlays remove their history entries.
  await vi
    .waitUntil(() => !(window.history.state as { overlays?: number } | null)?.overlays, { timeout: 2000 })
    .catch(() => window.history.replaceState(null, ''));
  // Pending responses must not reach the next test.
  endSession('logout');
  vi.useRealTimers();
  // jsdom runs steps in the history later. One that is left over would close an overlay of the next test.
  await new Promise((resolve) => setTimeout(resolve));
  server.resetHandlers();
  server.events.removeAllListeners();
  expect(takeUnhandledRequests(), 'requests without a handler').toEqual([]);
  expect(styles, 'style elements, which the content security policy forbids').toEqual([]);
});
afterAll(() => server.close());
