import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { example, recordedAnswers } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { currentUser } from '@/shared/api/session';
import type { Progression } from '@/shared/api/types';
import { reasonsOf } from './logic';
import { ProgressionCard } from './ProgressionCard';

const suggested = example<Progression>('show_progression.suggested').response.body as Progression;

function serve(answer?: string) {
  const answers: unknown[] = [];
  signIn(mara);
  server.use(...recordedAnswers('show_progression.suggested'));
  if (answer) {
    const { status, body } = example<Record<string, unknown>>(answer).response;
    server.use(
      http.post('/api/progression/respond', async ({ request }) => {
        answers.push(await request.json());
        return HttpResponse.json(body as Record<string, unknown>, { status });
      }),
    );
  }
  return answers;
}

describe('the card about the next level', () => {
  it('says why a level is suggested', async () => {
    serve();
    renderPart(<ProgressionCard />);
    expect(await screen.findByRole('heading', { name: 'Ready for the next level?' })).toBeInTheDocument();
    expect(screen.getByText('Your training says you could go from Beginner to Intermediate.')).toBeInTheDocument();
    expect(screen.getByText('100% of your weekly goal over the last 8 weeks')).toBeInTheDocument();
    expect(screen.getByText('4 records beaten in the last 4 weeks')).toBeInTheDocument();
    expect(screen.getByText('Weekly goal reached 10 weeks in a row')).toBeInTheDocument();
    expect(screen.getByText('Your workouts feel manageable')).toBeInTheDocument();
  });

  it('is not there while nothing is suggested', async () => {
    signIn(mara);
    let asked = false;
    server.use(
      http.get('/api/progression', () => {
        asked = true;
        return HttpResponse.json(
          example<Record<string, unknown>>('show_progression.empty').response.body as Record<string, unknown>,
        );
      }),
    );
    renderPart(<ProgressionCard />);
    await waitFor(() => expect(asked).toBe(true));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('moves the person up and goes', async () => {
    const answers = serve('respond_to_progression.accepted');
    renderPart(<ProgressionCard />);
    server.use(...recordedAnswers('list_level_history.two'));
    await userEvent.click(await screen.findByRole('button', { name: 'Move up to Intermediate' }));
    expect(await screen.findByText('You are at Intermediate now!')).toBeInTheDocument();
    expect(answers).toEqual([{ response: 'accepted' }]);
    expect(currentUser()?.fitnessLevel).toBe('intermediate');
    expect(screen.queryByRole('heading', { name: 'Ready for the next level?' })).not.toBeInTheDocument();
  });

  it('takes a no with a reason or without', async () => {
    const answers = serve('respond_to_progression.declined');
    renderPart(<ProgressionCard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Why not now? (optional)' }),
      ' My knee needs time ',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Stay at Beginner' }));
    expect(await screen.findByText('We will not ask again for 30 days.')).toBeInTheDocument();
    expect(answers).toEqual([{ response: 'declined', reason: 'My knee needs time' }]);
    expect(currentUser()?.fitnessLevel).toBe('beginner');
  });

  it('says when the answer was not taken, and keeps the reason', async () => {
    signIn(mara);
    server.use(...recordedAnswers('show_progression.suggested'));
    server.use(http.post('/api/progression/respond', () => HttpResponse.json(null, { status: 500 })));
    renderPart(<ProgressionCard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await userEvent.type(await screen.findByRole('textbox'), 'Busy');
    await userEvent.click(screen.getByRole('button', { name: 'Stay at Beginner' }));
    expect(await screen.findByText('Your answer could not be saved. Please try again.')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('Busy');
  });
});

it('only reasons that speak for the next level are named', () => {
  expect(reasonsOf({ ...suggested, recordsBeaten: 0, streakWeeks: 1, perceivedEffort: 5 })).toEqual([
    { kind: 'consistency', percent: 100 },
  ]);
  expect(reasonsOf({ ...suggested, weeklyConsistency: null, perceivedEffort: null }).map(({ kind }) => kind)).toEqual([
    'records',
    'streak',
  ]);
});
