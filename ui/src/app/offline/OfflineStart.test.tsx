// Keeping answers starts when the page is idle, for the screen that is still there.
import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { noteLost, useConnection } from '@/shared/api/connection';
import { keepAnswers } from '@/shared/api/keepAnswers';
import { keepPrefetched } from './keepPrefetched';
import { Offline } from './Offline';

vi.mock('./keepPrefetched', () => ({ keepPrefetched: vi.fn(() => () => {}) }));
vi.mock('@/shared/api/keepAnswers', async (load) => ({
  ...(await load<object>()),
  keepAnswers: vi.fn(() => Promise.resolve(() => {})),
}));

afterEach(() => {
  vi.useRealTimers();
  useConnection.setState(useConnection.getInitialState(), true);
});

it('does not start for a user who has left meanwhile', async () => {
  vi.useFakeTimers();
  signIn();
  noteLost();
  const { unmount } = renderPart(<Offline />);
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(keepAnswers).not.toHaveBeenCalled();
  expect(keepPrefetched).not.toHaveBeenCalled();
  renderPart(<Offline />);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(keepAnswers).toHaveBeenCalledOnce();
  expect(keepPrefetched).toHaveBeenCalledOnce();
});
