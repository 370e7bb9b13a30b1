// Corrections of logged workouts are sent from any page.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { example } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { server } from '@/mocks/server';
import type { ExerciseCompletion } from '@/shared/api/types';
import { writeDraft } from '@/shared/lib/drafts';
import { hasUnsentEntries } from '@/shared/outbox/entries';
import { renderApp } from './renderApp';

const [squat] = example<ExerciseCompletion[]>('list_exercise_completions.of_workout').response.body!;
const PUT = '/api/exercise-completions/1';

beforeEach(() => {
  signIn();
  server.use(
    http.get('/api/server', () => HttpResponse.json({ mail: false, signup: true })),
    http.get('/api/user', () => HttpResponse.json(mara)),
    http.get('/api/*', () => delay('infinite')),
  );
  writeDraft('logged-sets', { typed: { 1: squat!.sets } });
});

it('a stored correction is sent when the app opens on any page', async () => {
  server.use(http.put(PUT, () => HttpResponse.json(squat)));
  renderApp('/profile');
  await waitFor(() => expect(hasUnsentEntries()).toBe(false));
});

it('Log Out asks while a correction is unsent', async () => {
  server.use(http.put(PUT, () => HttpResponse.error()));
  renderApp('/profile');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Log Out' }))[0]!);
  expect(await screen.findByRole('dialog')).toBeVisible();
});
