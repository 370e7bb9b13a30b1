import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import type { ExerciseHistory } from '@/shared/api/types';
import { hasDrafts } from '@/shared/lib/drafts';
import { hasUnsentEntries, outboxEntries } from '@/shared/outbox/entries';
import { ExercisePage } from './ExercisePage';

const lifted = example<ExerciseHistory>('show_exercise_history.lifted').response.body!;
const around = ['list_exercises.all', 'list_exercise_alternatives.squats'];
const squats = ['show_exercise_history.lifted', ...around];

const show = () =>
  renderPart(<ExercisePage />, {
    path: '/exercise?name=Goblet%20Squat',
    screenPaths: ['/workout', '/exercise', '/progress'],
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => signIn());

describe('the pinned note', () => {
  const edit = async (button = 'Edit the note') => {
    await userEvent.click((await region('Pinned note')).getByRole('button', { name: button }));
    return screen.getByRole('textbox', { name: 'Pinned note' });
  };

  // A server that stores the note.
  function storesNote(): void {
    let { note } = lifted;
    server.use(
      http.get('/api/exercise-history', () => HttpResponse.json({ ...lifted, note })),
      http.put('/api/exercise-notes', async ({ request }) => {
        const body = (await request.json()) as { exerciseName: string; note: string | null };
        ({ note } = body);
        return HttpResponse.json(body);
      }),
      ...recordedResponses(...around),
    );
  }

  it('can be edited in place', async () => {
    storesNote();
    const sent = requestBodies('PUT', '/api/exercise-notes');
    show();
    const field = await edit();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Red kettlebell, second rack');
    await userEvent.clear(field);
    await userEvent.type(field, 'Narrow stance');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Narrow stance')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(sent).toEqual([{ exerciseName: 'Goblet Squat', note: 'Narrow stance' }]));
    expect(hasDrafts()).toBe(false);
  });

  it('is removed when emptied, and can be added again', async () => {
    storesNote();
    const sent = requestBodies('PUT', '/api/exercise-notes');
    show();
    await userEvent.clear(await edit());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Add a note' })).toBeVisible();
    await waitFor(() => expect(sent).toEqual([{ exerciseName: 'Goblet Squat', note: null }]));
  });

  it('survives a reload while it is edited', async () => {
    server.use(...recordedResponses(...squats));
    const { unmount } = show();
    await userEvent.type(await edit(), ' by the door');
    unmount();
    show();
    const restored = await screen.findByRole('textbox', { name: 'Pinned note' });
    expect(restored).toHaveValue('Red kettlebell, second rack by the door');
    expect(restored).not.toHaveFocus();
  });

  it('keeps the input if it cannot be saved, and shows the reason', async () => {
    server.use(
      ...recordedResponses(...squats),
      http.put('/api/exercise-notes', () => new HttpResponse('', { status: 403 })),
    );
    show();
    await userEvent.type(await edit(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Could not save the note. It stays here until it is saved.')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Red kettlebell, second rack!');
    expect(hasDrafts()).toBe(true);
  });

  it('is kept without a connection, and shown at once', async () => {
    storesNote();
    server.use(http.put('/api/exercise-notes', () => HttpResponse.error(), { once: true }));
    show();
    await userEvent.type(await edit(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Red kettlebell, second rack!')).toBeVisible();
    expect(hasDrafts()).toBe(false);
    expect(outboxEntries()).toMatchObject([{ kind: 'note', state: 'waiting' }]);
    await userEvent.type(await edit(), '?');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(hasUnsentEntries()).toBe(false));
    expect(await screen.findByText('Red kettlebell, second rack!?')).toBeVisible();
  });

  it('sends nothing if it did not change', async () => {
    server.use(...recordedResponses(...squats));
    show();
    await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Red kettlebell, second rack')).toBeVisible();
  });
});
