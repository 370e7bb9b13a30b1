import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { hasUnsent, queueAndSend } from '@/shared/lib/unsent';
import { RETRY_MS, useSendUnsent } from './useSendUnsent';

const PATH = '/api/wellness-activities';

function Shell() {
  useSendUnsent();
  return null;
}

const keepOne = async () => {
  server.use(http.post(PATH, () => HttpResponse.error()));
  await queueAndSend(PATH, { activityType: 'breathing', activityName: 'calm' });
  expect(hasUnsent()).toBe(true);
};
const backAgain = () => {
  server.resetHandlers();
  server.use(...recordedResponses('create_wellness_activity.success'));
};

beforeEach(() => signIn());

it('unsent entries are sent when the page opens', async () => {
  await keepOne();
  backAgain();
  renderPart(<Shell />);
  await waitFor(() => expect(hasUnsent()).toBe(false));
});

it('unsent entries are sent when the browser goes online', async () => {
  await keepOne();
  renderPart(<Shell />);
  await act(() => Promise.resolve());
  backAgain();
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(hasUnsent()).toBe(false);
  });
});

it('unsent entries are sent at intervals, because a restarted server sends no signal', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await keepOne();
  const { unmount } = renderPart(<Shell />);
  await act(() => Promise.resolve());
  backAgain();
  await vi.waitFor(() => {
    vi.advanceTimersByTime(RETRY_MS);
    expect(hasUnsent()).toBe(false);
  });
  unmount();
});
