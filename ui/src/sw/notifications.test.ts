import { expect, it, vi } from 'vitest';
import { onNotificationClick } from './notifications';

const WORKOUT = '/log-workout?workout=3';

// Taps a notification while these windows are open. Resolves when the worker is done.
async function tap(windows: readonly object[], data: unknown) {
  const close = vi.fn();
  const openWindow = vi.fn(() => Promise.resolve(null));
  const clients = { matchAll: () => Promise.resolve(windows), openWindow } as unknown as Clients;
  let work: Promise<unknown> = Promise.resolve();
  const event = { notification: { data, close }, waitUntil: (promise: Promise<unknown>) => (work = promise) };
  onNotificationClick(event as unknown as NotificationEvent, clients);
  await work;
  return { close, openWindow };
}

it('a tap goes to the page of the notification in the open app', async () => {
  const open = { postMessage: vi.fn(), focus: vi.fn(() => Promise.resolve()) };
  const { close, openWindow } = await tap([open], { path: WORKOUT });
  expect(close).toHaveBeenCalledOnce();
  expect(open.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'OPEN_PAGE', path: WORKOUT });
  expect(open.focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});

it.each([
  [{ path: WORKOUT }, WORKOUT],
  [null, '/'],
])('a tap opens the closed app', async (data, path) => {
  const { openWindow } = await tap([], data);
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(path);
});
