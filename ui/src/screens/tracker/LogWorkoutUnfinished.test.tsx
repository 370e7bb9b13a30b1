import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queueLog } from '@/features/workouts/outbox/queueLog';
import { TrainingBackground } from '@/features/workouts/training/TrainingBackground';
import { emptyFree, FREE, newTraining, withSaved, withTick } from '@/features/workouts/training/training';
import { recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { hasDrafts, writeDraft } from '@/shared/lib/drafts';
import { loadOutbox, useOutbox } from '@/shared/outbox/entries';
import { LogWorkout } from './LogWorkout';

// The night after the day the examples were recorded, and the next morning.
const NIGHT = new Date('2026-11-20T22:40:00+01:00').getTime();
const MORNING = new Date('2026-11-21T09:00:00+01:00');
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.method !== 'GET') sent.push(request.url);
  });
  server.use(
    ...recordedResponses(
      'list_workout_plans.one',
      'list_planned_workouts.generated',
      'list_planned_exercises.generated',
      'list_exercises.all',
      'list_last_completions.two',
      'list_exercise_notes.empty',
      'list_workouts.empty',
      'list_exercise_completions.empty',
      'show_todays_workout.empty',
    ),
  );
  vi.useFakeTimers({ toFake: ['Date'], now: MORNING });
});

// One exercise was ticked in the evening. The tracker opens the next morning.
function forgetToComplete(person = mara) {
  signIn(person);
  const evening = withTick(newTraining('2026-11-20', NIGHT, 'key'), NIGHT);
  writeDraft('training', { trainings: { 3: withSaved(evening, 40, { completion: 1, record: null }) } });
  signIn(person);
  renderPart(<LogWorkout />, { path: '/log-workout' });
}

describe('a planned workout that nobody completed in the evening', () => {
  it('waits on the Today tab, can be continued, and counts for the evening', async () => {
    forgetToComplete();
    const card = within(await screen.findByRole('region', { name: 'Unfinished workout' }));
    expect(card.getByRole('heading', { name: 'Full Body Strength B' })).toBeVisible();
    expect(card.getByText('Started on Friday, November 20: 1/15 exercises done')).toBeVisible();
    await userEvent.click(card.getByRole('link', { name: 'Continue' }));
    expect(await screen.findByText(/You started this workout on Friday, November 20/)).toBeVisible();
  });

  it('shows for which day it is already in the log', async () => {
    server.use(...recordedResponses('list_workouts.one'));
    forgetToComplete();
    await userEvent.click(await screen.findByRole('link', { name: 'Continue' }));
    expect(await screen.findByText('This workout is in your log for Friday, November 20.')).toBeVisible();
    expect(screen.queryByText(/for today/)).toBeNull();
  });

  it('can be discarded, and its ticks stay', async () => {
    forgetToComplete();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Ticked sets stay in your history/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unfinished workout' })).toBeNull());
    expect(hasDrafts()).toBe(false);
    expect(sent).toEqual([]);
  });

  it('is shown in German', async () => {
    forgetToComplete({ ...mara, locale: 'de' });
    expect(await screen.findByText('Offen, begonnen am Freitag, 20. November: 1/15 Übungen erledigt')).toBeVisible();
  });
});

it('another workout without a plan can be started while the log of the completed one waits', async () => {
  server.use(http.post('/api/*', () => HttpResponse.error()));
  const now = MORNING.getTime();
  const begun = withTick({ ...newTraining('2026-11-21', now, 'key'), free: { ...emptyFree, name: 'Cellar' } }, now);
  const body = { type: 'strength' as const, name: 'Cellar', duration: 30, date: begun.day, clientKey: 'log' };
  signIn();
  writeDraft('training', { trainings: { [FREE]: begun } });
  queueLog({ workout: FREE, training: 'key', day: begun.day, key: 'log', plannedWorkoutId: null, body, parts: [] });
  // The page was closed before the server had answered.
  useOutbox.setState({ entries: [] });
  loadOutbox();
  signIn();
  vi.setSystemTime(now + 2000);
  renderPart(
    <>
      <TrainingBackground />
      <LogWorkout />
    </>,
    { path: '/log-workout' },
  );
  expect(await screen.findByRole('link', { name: 'Empty workout' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Unfinished workout' })).toBeNull();
});
