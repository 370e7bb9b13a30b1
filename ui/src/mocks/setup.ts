// Runs before every test file: the answering server, what jsdom lacks, and a clean page between tests.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { queryClient } from '@/shared/api/queryClient';
import { endSession, useSession } from '@/shared/api/session';
import { useToastStore } from '@/shared/ui/toast';
import { useUndoStore } from '@/shared/ui/undo';
import { server, takeUnhandled } from './server';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

// Tests read English wherever the machine stands.
Object.defineProperty(navigator, 'languages', { value: ['en-US'], configurable: true });

// Nothing has a size here but the place of a chart: Recharts draws nothing without one.
class ChartResizeObserver implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe(target: Element): void {
    if (!target.classList.contains('recharts-responsive-container')) return;
    const contentRect = { width: 640, height: 240 } as DOMRectReadOnly;
    this.tell([{ target, contentRect } as unknown as ResizeObserverEntry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = ChartResizeObserver;
// Growing text areas listen for fonts that arrive late.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
// What a modal dialog does that a test can see.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('button, a[href]')?.focus();
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
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

// FITAPP_SLOW=1 shows what a test takes for granted: every call takes its time on the way there and back.
const { setTimeout: later } = globalThis;
const onTheWay = () => new Promise((resolve) => later(resolve, 60));
function slowDown() {
  const { fetch: send } = globalThis;
  globalThis.fetch = async (...call) => {
    await onTheWay();
    const answer = await send(...call);
    await onTheWay();
    return answer;
  };
}

beforeAll(() => {
  server.listen();
  if (process.env['FITAPP_SLOW'] === '1') slowDown();
});
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  useSession.setState({ status: 'loading', session: null });
  useToastStore.setState(useToastStore.getInitialState(), true);
  useUndoStore.setState(useUndoStore.getInitialState(), true);
});
afterEach(async () => {
  cleanup();
  // What was open takes its entry of the history away.
  await vi
    .waitUntil(() => !window.history.state?.overlays, { timeout: 2000 })
    .catch(() => window.history.replaceState(null, ''));
  // What is still on its way may not reach the next test.
  endSession('logout');
  vi.useRealTimers();
  server.resetHandlers();
  server.events.removeAllListeners();
  expect(takeUnhandled(), 'calls that no handler answered').toEqual([]);
});
afterAll(() => server.close());
