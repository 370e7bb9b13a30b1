import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { delay, http, HttpResponse } from 'msw';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { todaysWorkoutQuery, workoutsBetweenQuery } from '@/shared/api/queries';
import type { ProgressWorkouts, Stats, TodaysWorkout } from '@/shared/api/types';
import { changeNoticeSettings } from '@/shared/lib/noticeSettings';
import { Notices } from './Notices';

// The Friday on which the examples were recorded, in the evening.
const EVENING = new Date('2026-11-20T18:00:00');
const screenPaths = ['/log-workout', '/progress'];
const quiet = { notifyWorkoutReminders: false, notifyProgressUpdates: false, notifyAchievements: false };
const notice = () => within(screen.getByRole('status', { name: 'Notice' }));
const planned = example<TodaysWorkout>('show_todays_workout.planned').response.body as TodaysWorkout;
const waiting = { ...planned, completions: [] };
const user = userEvent.setup();

// Shows its content while the cache holds answers of an earlier time, which are fetched again: nothing was planned.
function WithKeptAnswers({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  useState(() => {
    client.setQueryData(todaysWorkoutQuery.queryKey, { ...planned, workout: null });
    client.setQueryData(workoutsBetweenQuery('2026-11-20', '2026-11-20').queryKey, []);
    void client.invalidateQueries({ refetchType: 'none' });
  });
  return children;
}

const open = () =>
  renderPart(
    <>
      <Notices />
      <Link to="/elsewhere">Away</Link>
    </>,
    { path: '/', screenPaths },
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: EVENING });
  server.use(...recordedResponses('show_usage.some'));
});
afterEach(() => vi.unstubAllGlobals());

it('a storage that is nearly full is announced once a week, with a link to it', async () => {
  signIn({ ...mara, ...quiet });
  server.use(
    http.get('/api/user/usage', () =>
      HttpResponse.json({ rows: 410_000, maxRows: 500_000, bytes: 0, maxBytes: 104_857_600 }),
    ),
  );
  const { unmount } = renderPart(<Notices />, { path: '/', screenPaths: ['/profile'] });
  expect(await screen.findByText('Your storage is 82% full')).toBeVisible();
  expect(notice().getByText(/^When it is full, you cannot add anything\./)).toBeVisible();
  expect(notice().getByRole('link', { name: 'See storage' })).toHaveAttribute('href', '/profile?section=data');
  await user.click(notice().getByRole('button', { name: 'Dismiss' }));
  unmount();
  open();
  expect(screen.queryByText(/Your storage is/)).not.toBeInTheDocument();
});

describe('the workout reminder', () => {
  beforeEach(() => signIn({ ...mara, ...quiet, notifyWorkoutReminders: true }));
  const mockResponses = () =>
    server.use(
      http.get('/api/planned-workouts/today', () => HttpResponse.json(waiting)),
      ...recordedResponses('list_workouts.empty'),
    );

  it('waits for the answer of now when the device keeps an earlier one', async () => {
    mockResponses();
    renderPart(
      <WithKeptAnswers>
        <Notices />
      </WithKeptAnswers>,
      { path: '/', screenPaths },
    );
    expect(await screen.findByText(`Today: ${planned.workout?.title}`)).toBeVisible();
  });

  it("names today's workout, links to it, and appears once a day", async () => {
    mockResponses();
    const { unmount } = open();
    expect(await screen.findByText(`Today: ${planned.workout?.title}`)).toBeVisible();
    expect(notice().getByRole('link', { name: 'Open workout' })).toHaveAttribute(
      'href',
      `/log-workout?workout=${planned.workout?.id}`,
    );
    await user.click(notice().getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('status', { name: 'Notice' })).not.toBeInTheDocument();
    unmount();
    open();
    expect(screen.queryByRole('status', { name: 'Notice' })).not.toBeInTheDocument();
  });

  it('disappears when the user leaves the page', async () => {
    mockResponses();
    open();
    await screen.findByText(`Today: ${planned.workout?.title}`);
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Notice' })).not.toBeInTheDocument());
  });

  it('makes no request before its time', () => {
    vi.setSystemTime(new Date('2026-11-20T16:59:00'));
    open();
    expect(screen.queryByRole('status', { name: 'Notice' })).not.toBeInTheDocument();
  });

  it('does not interrupt a workout', () => {
    renderPart(<Notices />, { path: '/log-workout', screenPaths });
    expect(screen.queryByRole('status', { name: 'Notice' })).not.toBeInTheDocument();
  });

  it('is also a browser notification when the page is hidden and permission is granted', async () => {
    const shown: unknown[] = [];
    class Shown {
      static permission = 'granted';
      constructor(title: string, options: NotificationOptions) {
        shown.push([title, options.body]);
      }
      close() {}
    }
    vi.stubGlobal('Notification', Shown);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    changeNoticeSettings({ browser: true });
    mockResponses();
    open();
    await screen.findByText(`Today: ${planned.workout?.title}`);
    expect(shown).toEqual([[`Today: ${planned.workout?.title}`, expect.stringMatching(/Ready when you are\.$/)]]);
    vi.restoreAllMocks();
  });
});

describe('the progress update', () => {
  const month = example<ProgressWorkouts>('show_progress_workouts.month').response.body as ProgressWorkouts;
  const last = month.frequency.at(-2);

  it('summarizes last week once a week and links to the progress screen', async () => {
    signIn({ ...mara, ...quiet, notifyProgressUpdates: true });
    const trained = month.frequency.map((week) =>
      week.from === last?.from ? { ...week, workouts: 3, goal: 3, minutes: 130 } : week,
    );
    server.use(http.get('/api/progress/workouts', () => HttpResponse.json({ ...month, frequency: trained })));
    const { unmount } = open();
    expect(await screen.findByText('Last week: 3 workouts')).toBeVisible();
    expect(screen.getByText('2 h 10 min of training, and your goal of 3 reached.')).toBeVisible();
    expect(notice().getByRole('link', { name: 'See progress' })).toBeVisible();
    await user.click(notice().getByRole('button', { name: 'Dismiss' }));
    unmount();
    open();
    expect(screen.queryByRole('status', { name: 'Notice' })).not.toBeInTheDocument();
  });
});

describe('during a workout or a talk with the coach', () => {
  it.each(['/log-workout?workout=3', '/workout?id=6', '/ai-coach?tab=chat'])(
    'nothing is shown until it is over: %s',
    async (path) => {
      signIn({ ...mara, ...quiet, notifyProgressUpdates: true, notifyAchievements: true, weeklyGoal: 3 });
      const month = example<ProgressWorkouts>('show_progress_workouts.month').response.body as ProgressWorkouts;
      const stats = example<Stats>('show_stats.first_workout').response.body as Stats;
      const trained = month.frequency.map((week) => ({ ...week, workouts: 3, goal: 3, minutes: 130 }));
      server.use(
        http.get('/api/progress/workouts', () => HttpResponse.json({ ...month, frequency: trained })),
        http.get('/api/stats', () => HttpResponse.json({ ...stats, thisWeekWorkouts: 3, weekStreak: 2 })),
      );
      // Stands in for a page that loads the statistics.
      function Numbers() {
        return <output>{useQuery<Stats>({ queryKey: ['/api/stats'] }).data?.thisWeekWorkouts}</output>;
      }
      renderPart(
        <>
          <Notices />
          <Numbers />
          <Link to="/elsewhere">Away</Link>
        </>,
        { path, screenPaths },
      );
      expect(await screen.findByText('3')).toBeVisible();
      expect(screen.queryByRole('status', { name: 'Notice' })).not.toBeInTheDocument();
      await user.click(screen.getByRole('link', { name: 'Away' }));
      expect(await screen.findByRole('status', { name: 'Notice' })).toBeVisible();
    },
  );
});

describe('the achievement', () => {
  // Stands in for the dashboard tiles, which load the statistics.
  function Tiles() {
    return <output>{useQuery<Stats>({ queryKey: ['/api/stats'] }).data?.thisWeekWorkouts}</output>;
  }
  const stats = example<Stats>('show_stats.first_workout').response.body as Stats;

  it('announces the weekly goal with the weeks in a row', async () => {
    signIn({ ...mara, ...quiet, notifyAchievements: true, weeklyGoal: 3 });
    server.use(http.get('/api/stats', () => HttpResponse.json({ ...stats, thisWeekWorkouts: 3, weekStreak: 2 })));
    renderPart(
      <>
        <Notices />
        <Tiles />
      </>,
      { screenPaths },
    );
    expect(await screen.findByText('Weekly goal reached! 🎉')).toBeVisible();
    expect(screen.getByText('3 workouts this week. You showed up. That is 2 weeks in a row.')).toBeVisible();
  });

  it('is not shown when disabled', async () => {
    signIn({ ...mara, ...quiet, weeklyGoal: 3 });
    server.use(http.get('/api/stats', () => HttpResponse.json({ ...stats, thisWeekWorkouts: 3 })));
    renderPart(
      <>
        <Notices />
        <Tiles />
      </>,
      { screenPaths },
    );
    expect(await screen.findByText('3')).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Notice' })).not.toBeInTheDocument();
  });
});

it('shows nothing during onboarding', async () => {
  signIn({ ...mara, onboardingCompleted: false });
  server.use(http.get('/api/*', () => delay('infinite')));
  open();
  await act(() => Promise.resolve());
  expect(screen.queryByRole('status', { name: 'Notice' })).not.toBeInTheDocument();
});
