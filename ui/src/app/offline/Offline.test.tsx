import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useQuery } from '@tanstack/react-query';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { noteLost, useConnection } from '@/shared/api/connection';
import { useKeepingProblem } from '@/shared/api/keepAnswers';
import { changeTrainings } from '@/features/workouts/training/trainingStore';
import { newTraining } from '@/features/workouts/training/training';
import { ConnectionLine } from './ConnectionLine';
import { formatLoadedAt } from './loadedAt';
import { useStorageFull } from '@/shared/lib/drafts';
import { KeepingNotice } from './KeepingNotice';
import { useUpdate } from './update';
import { UpdatePrompt } from './UpdatePrompt';

beforeEach(() => signIn(mara));
afterEach(() => {
  useConnection.setState(useConnection.getInitialState(), true);
  useUpdate.setState(useUpdate.getInitialState(), true);
  useKeepingProblem.setState({ problem: null });
  changeTrainings(() => ({ trainings: {} }));
  history.replaceState(null, '', '/');
});

describe('without a connection', () => {
  const line = () => screen.queryByText(/^No connection/);

  function Stats() {
    const { data } = useQuery<{ n: number }>({ queryKey: ['/api/stats'] });
    return <p>loaded {data?.n}</p>;
  }

  it('one line says when the page was loaded; when the server answers again, the page is fetched again', async () => {
    let n = 0;
    server.use(
      http.get('/api/stats', () => HttpResponse.json({ n: (n += 1) })),
      http.get('/api/user', () => HttpResponse.json(mara)),
    );
    renderPart(
      <>
        <ConnectionLine />
        <Stats />
      </>,
    );
    await screen.findByText('loaded 1');
    expect(line()).toBeNull();
    act(noteLost);
    expect(line()).toHaveTextContent(/^No connection\. As of \d+:\d\d\s[AP]M\.$/);
    act(() => void window.dispatchEvent(new Event('online')));
    act(() => useConnection.setState({ lostAt: null }));
    await screen.findByText('loaded 2');
    expect(line()).toBeNull();
  });

  it('a page that has loaded nothing says only that there is no connection', () => {
    renderPart(<ConnectionLine />);
    act(noteLost);
    expect(screen.getByText('No connection to the server.')).toBeVisible();
  });

  it('names the day unless it is today', () => {
    const at = new Date(2026, 10, 20, 18, 4).getTime();
    expect(formatLoadedAt(at, '2026-11-20', 'de-DE')).toBe('18:04');
    expect(formatLoadedAt(at, '2026-11-21', 'de-DE')).toBe('20. Nov., 18:04');
  });
});

describe('a new version', () => {
  const offer = () => screen.queryByRole('region', { name: 'App version' });
  const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  function announce(update: 'ready' | 'newer' | 'older' = 'ready') {
    useUpdate.setState({ update, withoutWorker: true });
    renderPart(<UpdatePrompt />);
  }

  it('is offered quietly, and Later hides it for an hour', async () => {
    announce();
    await seconds(1);
    expect(offer()).toHaveTextContent('A new version is ready.');
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(offer()).toBeNull();
    await seconds(3600);
    expect(offer()).not.toBeNull();
  });

  it.each([
    ['newer', 'This app is older than the server.'],
    ['older', 'This app is newer than the server.'],
  ] as const)('that differs too much offers one action: %s', async (update, text) => {
    announce(update);
    await seconds(1);
    expect(offer()).toHaveTextContent(text);
    expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['Reload']);
  });

  it('is not offered while the tracker is open', async () => {
    history.replaceState(null, '', '/log-workout?workout=3');
    announce();
    await seconds(2);
    expect(offer()).toBeNull();
    history.replaceState(null, '', '/');
    await seconds(1);
    expect(offer()).not.toBeNull();
  });

  it('is not offered while a workout is being trained, but beside one that was left hours ago', async () => {
    const training = newTraining('2026-11-20', Date.now(), 'key');
    changeTrainings(() => ({ trainings: { '3': { ...training, touchedAt: Date.now() } } }));
    announce();
    await seconds(2);
    expect(offer()).toBeNull();
    changeTrainings(() => ({ trainings: { '3': { ...training, touchedAt: Date.now() - 4 * 3_600_000 } } }));
    await seconds(1);
    expect(offer()).not.toBeNull();
  });

  it('is not offered over a dialog or while the user types', async () => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    const field = document.createElement('input');
    document.body.append(dialog, field);
    announce();
    await seconds(2);
    expect(offer()).toBeNull();
    dialog.remove();
    field.focus();
    await seconds(2);
    expect(offer()).toBeNull();
    field.remove();
    await seconds(1);
    expect(offer()).not.toBeNull();
  });
});

it('a browser that stores nothing at all has one notice, not two', () => {
  useStorageFull.setState({ storageFull: true });
  useKeepingProblem.setState({ problem: 'refused' });
  renderPart(<KeepingNotice />);
  expect(screen.queryByText('Not available without a connection')).toBeNull();
  act(() => useStorageFull.setState({ storageFull: false }));
  expect(screen.getByText('Not available without a connection')).toBeVisible();
});

it('a browser that keeps nothing is reported once', async () => {
  const { unmount } = renderPart(<KeepingNotice />);
  act(() => useKeepingProblem.setState({ problem: 'full' }));
  expect(screen.getByText(/^The browser's storage is full/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  unmount();
  renderPart(<KeepingNotice />);
  await waitFor(() => expect(screen.queryByText(/^The browser's storage is full/)).toBeNull());
});
