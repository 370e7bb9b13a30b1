import { act, fireEvent, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventStreams } from '@/mocks/events';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { clientName } from '@/shared/api/changes';
import { useLive } from '@/shared/api/live';
import type { RestTimer } from '@/shared/api/types';
import { leftMs } from '@/shared/lib/timer';
import { activeTimer, actOnTimer, removeTimers, timersNow, type TimerOwner } from './timers';
import { useSharedRest } from './useSharedRest';

const deadlift: TimerOwner = {
  kind: 'rest',
  workout: '3',
  exerciseId: 17,
  exerciseName: 'Deadlift',
  path: '/log-workout?workout=3',
  seconds: 150,
};
const ofPhone: RestTimer = {
  workout: '3',
  exercise: 21,
  exerciseName: 'Goblet Squat',
  seconds: 90,
  totalSeconds: 90,
  leftMs: 60_000,
  isRunning: true,
};

function Frame() {
  useSharedRest();
  useLive();
  return null;
}

// What was sent: the rest, or null when it was taken back.
let sent: (RestTimer | null)[] = [];
let isOffline = false;

beforeEach(() => {
  signIn();
  sent = [];
  isOffline = false;
  server.use(
    http.put('/api/user/rest-timer', async ({ request }) => {
      if (isOffline) return HttpResponse.error();
      sent.push((await request.json()) as RestTimer);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('/api/user/rest-timer', () => {
      if (isOffline) return HttpResponse.error();
      sent.push(null);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

async function open() {
  const streams = eventStreams();
  renderPart(<Frame />);
  await waitFor(() => expect(streams).toHaveLength(1));
  return { streams, first: streams[0]! };
}

const active = () => activeTimer(timersNow());
const start = (owner = deadlift) => act(() => actOnTimer(owner, { type: 'start', at: Date.now() }, Date.now()));
const reset = () => act(() => actOnTimer(active()!, { type: 'reset' }, Date.now()));

describe('a rest that is started here', () => {
  it('is sent with the time left, and taken back when it is ended', async () => {
    await open();
    start();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      workout: '3',
      exercise: 17,
      exerciseName: 'Deadlift',
      seconds: 150,
      totalSeconds: 150,
    });
    expect(sent[0]!.isRunning).toBe(true);
    expect(sent[0]!.leftMs).toBeGreaterThan(140_000);
    act(() => actOnTimer(deadlift, { type: 'pause', at: Date.now() }, Date.now()));
    await waitFor(() => expect(sent[1]?.isRunning).toBe(false));
    reset();
    await waitFor(() => expect(sent[2]).toBeNull());
  });

  it('is not sent again when its own event returns', async () => {
    const { first } = await open();
    start();
    await waitFor(() => expect(sent).toHaveLength(1));
    const endsAt = active()!.timer.endsAt;
    first.send({ type: 'rest_timer', by: clientName(), restTimer: { ...sent[0]!, leftMs: 5000 } });
    first.send({ type: 'rest_timer', by: 'phone', restTimer: ofPhone });
    await waitFor(() => expect(active()?.exerciseName).toBe('Goblet Squat'));
    expect(timersNow().timers['3:17:rest']?.timer.endsAt).toBeNull();
    expect(endsAt).not.toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('without a server is sent when the stream is open again', async () => {
    const { first, streams } = await open();
    first.send({ type: 'opened', missed: false });
    isOffline = true;
    start();
    first.close();
    await waitFor(() => expect(streams).toHaveLength(2));
    isOffline = false;
    streams[1]!.send({ type: 'opened', missed: false });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(active()?.exerciseName).toBe('Deadlift');
  });

  it('is sent again to a server that was restarted', async () => {
    const { first, streams } = await open();
    first.send({ type: 'opened', missed: false });
    start();
    await waitFor(() => expect(timersNow().timers['3:17:rest']?.shared).toBe(true));
    first.close();
    await waitFor(() => expect(streams).toHaveLength(2));
    streams[1]!.send({ type: 'opened', missed: true, by: null, restTimer: null });
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('ends when another device has ended it, also while this one slept', async () => {
    const { first, streams } = await open();
    start();
    await waitFor(() => expect(timersNow().timers['3:17:rest']?.shared).toBe(true));
    first.close();
    await waitFor(() => expect(streams).toHaveLength(2));
    streams[1]!.send({ type: 'opened', missed: true, by: 'phone', restTimer: null });
    await waitFor(() => expect(active()).toBeNull());
    expect(sent).toHaveLength(1);
  });

  it('that was ended here without a server is taken back later', async () => {
    const { first } = await open();
    first.send({ type: 'opened', missed: false, by: clientName(), restTimer: ofPhone });
    await waitFor(() => expect(sent).toEqual([null]));
  });
});

it('a timer of an exercise stays on this device, and ends the shared rest', async () => {
  await open();
  start({ ...deadlift, kind: 'exercise' });
  start();
  await waitFor(() => expect(sent).toHaveLength(1));
  start({ ...deadlift, kind: 'exercise' });
  await waitFor(() => expect(sent).toEqual([expect.anything(), null]));
});

describe('a rest of another device', () => {
  it('is shown with its time left, and ends with it', async () => {
    const { first } = await open();
    first.send({ type: 'rest_timer', by: 'phone', restTimer: ofPhone });
    await waitFor(() => expect(active()?.exerciseName).toBe('Goblet Squat'));
    expect(active()!.path).toBe('/log-workout?workout=3');
    expect(leftMs(active()!.timer, Date.now())).toBeGreaterThan(55_000);
    first.send({ type: 'rest_timer', by: 'phone', restTimer: null });
    await waitFor(() => expect(active()).toBeNull());
    expect(timersNow().timers).toEqual({});
    expect(sent).toEqual([]);
  });

  it('is shown when the page opens, and can be ended here', async () => {
    const { first } = await open();
    first.send({ type: 'opened', missed: false, by: 'phone', restTimer: ofPhone });
    await waitFor(() => expect(active()?.exerciseName).toBe('Goblet Squat'));
    reset();
    await waitFor(() => expect(sent).toEqual([null]));
    expect(timersNow().timers).toEqual({});
  });

  it('that this device has begun, of an exercise that only this one knows, ends with the workout', async () => {
    const { first } = await open();
    start({ ...deadlift, exerciseId: -1 });
    await waitFor(() => expect(sent).toHaveLength(1));
    first.send({ type: 'rest_timer', by: 'phone', restTimer: { ...sent[0]!, isRunning: false, leftMs: 50_000 } });
    await waitFor(() => expect(active()?.timer.endsAt).toBeNull());
    expect(active()).toMatchObject({ workout: '3', exerciseId: -1, path: '/log-workout?workout=3' });
    act(() => removeTimers('3'));
    expect(timersNow()).toEqual({ timers: {}, active: null });
    await waitFor(() => expect(sent.at(-1)).toBeNull());
  });

  it('that is paused here keeps the name of its workout', async () => {
    const { first } = await open();
    first.send({ type: 'rest_timer', by: 'phone', restTimer: { ...ofPhone, exercise: -1 } });
    await waitFor(() => expect(active()?.exerciseName).toBe('Goblet Squat'));
    act(() => actOnTimer(active()!, { type: 'pause', at: Date.now() }, Date.now()));
    await waitFor(() => expect(sent).toMatchObject([{ workout: '3', exercise: -1, isRunning: false }]));
  });

  it('of an exercise that only it knows does not belong to an exercise here', async () => {
    const { first } = await open();
    const added = { ...ofPhone, workout: 'free', exercise: -1 };
    first.send({ type: 'rest_timer', by: 'phone', restTimer: added });
    await waitFor(() => expect(active()?.exerciseName).toBe('Goblet Squat'));
    expect(Object.keys(timersNow().timers)).toEqual(['elsewhere:free:-1:rest']);
    expect(active()!.path).toBe('/log-workout');
  });

  it('is over here at its end, and is not kept', async () => {
    const { first } = await open();
    first.send({ type: 'rest_timer', by: 'phone', restTimer: ofPhone });
    await waitFor(() => expect(active()).not.toBeNull());
    const over = Date.now() + 61_000;
    act(() => actOnTimer(active()!, { type: 'settle', at: over }, over));
    expect(timersNow()).toEqual({ timers: {}, active: null });
    fireEvent(window, new Event('focus'));
    expect(sent).toEqual([]);
  });
});
