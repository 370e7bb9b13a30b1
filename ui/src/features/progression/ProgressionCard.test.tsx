import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { currentUser } from '@/shared/api/session';
import type { Progression } from '@/shared/api/types';
import { reasonsOf } from './logic';
import { ProgressionCard } from './ProgressionCard';

const suggested = example<Progression>('show_progression.suggested').response.body as Progression;

function serve(answer?: string) {
  const responses: unknown[] = [];
  signIn(mara);
  server.use(...recordedResponses('show_progression.suggested'));
  if (answer) {
    const { status, body } = example<Record<string, unknown>>(answer).response;
    server.use(
      http.post('/api/progression/respond', async ({ request }) => {
        responses.push(await request.json());
        return HttpResponse.json(body as Record<string, unknown>, { status });
      }),
    );
  }
  return responses;
}

describe('the level suggestion', () => {
  it('explains why a level is suggested', async () => {
    serve();
    renderPart(<ProgressionCard />);
    expect(await screen.findByRole('heading', { name: 'Ready for the next level?' })).toBeInTheDocument();
    expect(
      screen.getByText('Your training suggests you could move from Beginner to Intermediate.'),
    ).toBeInTheDocument();
    expect(screen.getByText('100% of your weekly goal over the last 8 weeks')).toBeInTheDocument();
    expect(screen.getByText('4 records beaten in the last 4 weeks')).toBeInTheDocument();
    expect(screen.getByText('Weekly goal reached 10 weeks in a row')).toBeInTheDocument();
    expect(screen.getByText('Your workouts feel manageable')).toBeInTheDocument();
  });

  it('is hidden while nothing is suggested', async () => {
    signIn(mara);
    let requested = false;
    server.use(
      http.get('/api/progression', () => {
        requested = true;
        return HttpResponse.json(
          example<Record<string, unknown>>('show_progression.empty').response.body as Record<string, unknown>,
        );
      }),
    );
    renderPart(<ProgressionCard />);
    await waitFor(() => expect(requested).toBe(true));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('moves the user up and closes', async () => {
    const responses = serve('respond_to_progression.accepted');
    renderPart(<ProgressionCard />);
    server.use(...recordedResponses('list_level_history.two'));
    await userEvent.click(await screen.findByRole('button', { name: 'Move up to Intermediate' }));
    expect(await screen.findByText('You are now at Intermediate!')).toBeInTheDocument();
    expect(responses).toEqual([{ response: 'accepted' }]);
    expect(currentUser()?.fitnessLevel).toBe('intermediate');
    expect(screen.queryByRole('heading', { name: 'Ready for the next level?' })).not.toBeInTheDocument();
  });

  it('can be declined with or without a reason', async () => {
    const responses = serve('respond_to_progression.declined');
    renderPart(<ProgressionCard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    const reason = await screen.findByRole('textbox', { name: 'Why not now? (optional)' });
    expect(reason).toHaveFocus();
    await userEvent.type(reason, ' My knee needs time ');
    await userEvent.click(screen.getByRole('button', { name: 'Stay at Beginner' }));
    expect(await screen.findByText('We will not ask again for 30 days.')).toBeInTheDocument();
    expect(responses).toEqual([{ response: 'declined', reason: 'My knee needs time' }]);
    expect(currentUser()?.fitnessLevel).toBe('beginner');
  });

  it('reports a failed request and retains the reason', async () => {
    signIn(mara);
    server.use(...recordedResponses('show_progression.suggested'));
    server.use(http.post('/api/progression/respond', () => HttpResponse.json(null, { status: 500 })));
    renderPart(<ProgressionCard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await userEvent.type(await screen.findByRole('textbox'), 'Busy');
    await userEvent.click(screen.getByRole('button', { name: 'Stay at Beginner' }));
    expect(await screen.findByText('Your answer could not be saved. Please try again.')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('Busy');
  });
});

it('lists only reasons in favor of the next level', () => {
  expect(reasonsOf({ ...suggested, recordsBeaten: 0, streakWeeks: 1, perceivedEffort: 5 })).toEqual([
    { kind: 'consistency', percent: 100 },
  ]);
  expect(reasonsOf({ ...suggested, weeklyConsistency: null, perceivedEffort: null }).map(({ kind }) => kind)).toEqual([
    'records',
    'streak',
  ]);
});
