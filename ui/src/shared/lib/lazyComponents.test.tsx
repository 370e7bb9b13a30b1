import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteLost, useConnection } from '@/shared/api/connection';
import { lazyWhenIdle } from './lazyComponents';

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  useConnection.setState(useConnection.getInitialState(), true);
});

function open({ isInstalled }: { isInstalled: boolean }) {
  if (isInstalled) Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
  const load = vi.fn(() => Promise.resolve(() => <p>Line</p>));
  const Line = lazyWhenIdle(load);
  render(<Line />);
  return load;
}

it('a component without an action of the user waits until the page is idle', async () => {
  const load = open({ isInstalled: true });
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(await screen.findByText('Line')).toBeVisible();
});

it('it appears at once in an installed app that opens without a connection', () => {
  noteLost();
  expect(open({ isInstalled: true })).toHaveBeenCalledOnce();
});

it('it appears in an installed app when the first request fails, and stays', async () => {
  const load = open({ isInstalled: true });
  act(noteLost);
  expect(load).toHaveBeenCalledOnce();
  act(() => useConnection.setState({ lostAt: null }));
  vi.useRealTimers();
  expect(await screen.findByText('Line')).toBeVisible();
});

it('its code is not asked of a server that is away: the browser would not ask again', () => {
  noteLost();
  expect(open({ isInstalled: false })).not.toHaveBeenCalled();
});
