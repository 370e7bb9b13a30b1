import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unsent } from '@/features/workouts/outbox/unsent';
import { useOutboxSending } from '@/shared/outbox/useOutboxSending';
import { recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { useLive } from '@/shared/api/live';
import { endSession } from '@/shared/api/session';
import { LogWorkout } from './LogWorkout';

// The day the examples were recorded, a Friday.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const plan = [
  'list_workout_plans.one',
  'list_planned_workouts.generated',
  'list_planned_exercises.generated',
  'list_exercises.all',
  'list_last_completions.two',
  'list_exercise_notes.empty',
  'list_workouts.empty',
  'list_exercise_completions.empty',
];
const page = '/log-workout?workout=3';

const card = async (name: string) => within(await screen.findByRole('article', { name }));

async function tick(name: string) {
  await userEvent.click((await card(name)).getByRole('button', { name: /^Complete/ }));
}

// Another tab of this browser: sends what a tab sends after a change, and records what this one sends.
let otherTab: BroadcastChannel;
const heard: unknown[] = [];
const changeElsewhere = () => otherTab.postMessage({ user: 7, path: '/api/workouts' });

// What the shell of the signed-in pages mounts.
function Frame() {
  useOutboxSending();
  useLive();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn();
  server.use(...recordedResponses(...plan));
  otherTab = new BroadcastChannel('changes');
  heard.length = 0;
  otherTab.onmessage = ({ data }) => heard.push(data);
  return () => otherTab.close();
});

it('a tick that was in flight when the session ended is sent after the same user signs in again', async () => {
  server.use(http.post('/api/exercise-completions', () => new Promise<never>(() => {})));
  const sent: unknown[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.method === 'POST') sent.push(await request.clone().json());
  });
  const first = renderPart(<LogWorkout />, { path: page });
  await tick('Marching in Place');
  await waitFor(() => expect(sent).toHaveLength(1));
  first.unmount();
  endSession('expired');
  signIn();
  server.use(...recordedResponses('create_exercise_completion.success'));
  renderPart(<Frame />);
  expect(await screen.findByText('1 entry sent')).toBeVisible();
  expect(screen.queryByText('Exercise completed! 🎉')).toBeNull();
  expect(sent[1]).toEqual(sent[0]);
  expect(unsent().exercises).toEqual([]);
});

it('a week later a new workout starts, even on a page that was never closed', async () => {
  server.use(...recordedResponses('create_exercise_completion.success'));
  renderPart(<LogWorkout />, { path: page });
  await tick('Dumbbell Row');
  await screen.findByText('Exercise completed! 🎉');
  vi.setSystemTime(new Date('2026-11-27T18:00:00+01:00'));
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('0/15 completed')).toBeVisible();
  expect(screen.queryByText(/You started this workout on/)).toBeNull();
});

describe('a workout that is open in two tabs', () => {
  it("shows the other tab's ticks, and asks before logging the same workout again", async () => {
    renderPart(
      <>
        <Frame />
        <LogWorkout />
      </>,
      { path: page },
    );
    expect(await screen.findByText('0/15 completed')).toBeVisible();
    server.use(...recordedResponses('list_exercise_completions.today'));
    changeElsewhere();
    expect(await screen.findByText('2/15 completed')).toBeVisible();
    server.use(...recordedResponses('list_workouts.one'));
    changeElsewhere();
    expect(await screen.findByText('This workout is in your log for today.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Complete Workout' }));
    expect(await screen.findByRole('button', { name: 'Log again' })).toBeVisible();
  });

  it('notifies the other tab of each change', async () => {
    server.use(...recordedResponses('create_exercise_completion.success'));
    renderPart(<LogWorkout />, { path: page });
    await card('Marching in Place');
    expect(heard).toEqual([]);
    await tick('Marching in Place');
    await screen.findByText('Exercise completed! 🎉');
    await waitFor(() => expect(heard).toEqual([{ user: 7, path: '/api/exercise-completions' }]));
  });
});

describe('a workout that is open on two devices', () => {
  const lookAgain = () => fireEvent(document, new Event('visibilitychange', { bubbles: true }));

  it("shows the other device's ticks and log when the page returns to the foreground", async () => {
    renderPart(<LogWorkout />, { path: page });
    expect(await screen.findByText('0/15 completed')).toBeVisible();
    server.use(...recordedResponses('list_exercise_completions.today', 'list_workouts.one'));
    lookAgain();
    expect(await screen.findByText('2/15 completed')).toBeVisible();
    expect(await screen.findByText('This workout is in your log for today.')).toBeVisible();
  });

  it('does not change while the server is unreachable', async () => {
    renderPart(<LogWorkout />, { path: page });
    expect(await screen.findByText('0/15 completed')).toBeVisible();
    const asked = vi.fn();
    server.use(
      http.get('/api/exercise-completions', () => {
        asked();
        return HttpResponse.error();
      }),
      http.get('/api/workouts', () => HttpResponse.error()),
    );
    lookAgain();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(screen.getByText('0/15 completed')).toBeVisible();
  });
});
