import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatDraft } from '@/features/coach/chat/parts';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { gate, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { AiCoach } from './AiCoach';
import { beginTalk, card, CHAT, field, talkOf, type Answer } from './talkFixtures';

const open = () => renderPart(<AiCoach />, { path: '/ai-coach?tab=chat' });

beforeEach(beginTalk);

describe('a draft of entries', () => {
  const none = { food: null, exercise: null, workout: null, night: null, measurement: null, water: null };
  const eggs = { name: 'Eggs', calories: 143, mealType: 'breakfast', quantity: 2, unit: 'eggs' } as const;
  const toast = { name: 'Toast', calories: 79, mealType: 'breakfast', quantity: 1, unit: 'slice' } as const;
  const breakfast: ChatDraft = {
    entries: [
      { ...none, kind: 'food', title: 'Eggs', detail: '2 eggs · 143 kcal · Breakfast', food: eggs },
      { ...none, kind: 'food', title: 'Toast', detail: '1 slice · 79 kcal · Breakfast', food: toast },
    ],
    workout: null,
    unclear: ['two zorbs'],
  };
  const SENTENCE = 'two eggs, toast and two zorbs for breakfast';
  const proposal = (more: Answer = {}): [string, Answer] => [
    SENTENCE,
    { content: 'I understood this. Shall I log it?', draft: breakfast, ...more },
  ];
  // Logs food under growing ids, and remembers what was deleted and what the message says.
  function foodLog() {
    const deleted: string[] = [];
    let id = 100;
    server.use(
      http.post('/api/food-entries', async ({ request }) => {
        const body = (await request.json()) as object;
        return HttpResponse.json({ ...body, id: ++id, localDate: '2026-11-20' }, { status: 201 });
      }),
      http.delete('/api/food-entries/:id', ({ params }) => {
        deleted.push(String(params['id']));
        return new HttpResponse(null, { status: 204 });
      }),
      http.put(`${CHAT}/:id`, () => HttpResponse.json({})),
    );
    return { deleted, sent: requestBodies('POST', '/api/food-entries'), marks: requestBodies('PUT', `${CHAT}/2`) };
  }

  it('shows one line for each entry, and asks about what is unclear', async () => {
    talkOf(proposal());
    open();
    const shown = await card('Ready to log');
    const rows = within(shown.getByRole('list', { name: 'Understood' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Eggs 2 eggs · 143 kcal · Breakfast',
      'Toast 1 slice · 79 kcal · Breakfast',
    ]);
    expect(shown.getByText('What do you mean by “two zorbs”?')).toBeVisible();
  });

  it('is logged once by a double tap, says so, and is taken back by Undo', async () => {
    talkOf(proposal());
    const { deleted, sent, marks } = foodLog();
    open();
    await userEvent.dblClick((await card('Ready to log')).getByRole('button', { name: 'Log it' }));
    const logged = await card('Logged');
    expect(sent).toEqual([
      { ...eggs, clientKey: 'chat:2:0' },
      { ...toast, clientKey: 'chat:2:1' },
    ]);
    expect(logged.getByRole('link', { name: 'Open nutrition' })).toHaveAttribute('href', '/nutrition');
    expect(logged.queryByRole('button', { name: 'Log it' })).toBeNull();
    await waitFor(() => expect(logged.getByRole('link', { name: 'Open nutrition' })).toHaveFocus());
    expect(screen.getByText('2 entries logged')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const again = (await card('Ready to log')).getByRole('button', { name: 'Log it' });
    await waitFor(() => expect(again).toHaveFocus());
    expect(deleted).toEqual(['102', '101']);
    expect(marks).toEqual([{ logged: true }, { logged: false }]);
  });

  it('that was logged before is shown as logged', async () => {
    talkOf(proposal({ logged: true }));
    open();
    const shown = await card('Logged');
    expect(shown.getByText('Eggs')).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Log it' })).toBeNull();
    expect(shown.queryByText(/zorbs/)).toBeNull();
  });

  it('logs nothing if one entry is refused, and shows the reason at the entry', async () => {
    talkOf(proposal());
    const { deleted, marks } = foodLog();
    let count = 0;
    server.use(
      http.post('/api/food-entries', () => {
        count += 1;
        if (count === 1) return HttpResponse.json({ ...eggs, id: 7 }, { status: 201 });
        const message = 'Quantity must be at most 10000';
        return HttpResponse.json({ message, code: 'INVALID', fields: { quantity: message } }, { status: 400 });
      }),
    );
    open();
    const shown = await card('Ready to log');
    await userEvent.click(shown.getByRole('button', { name: 'Log it' }));
    const alert = await shown.findByRole('alert');
    expect(alert).toHaveTextContent('Quantity must be at most 10000');
    expect(alert.closest('li')).toHaveTextContent(/^Toast/);
    await waitFor(() => expect(deleted).toEqual(['7']));
    await waitFor(() => expect(shown.getByRole('button', { name: 'Change' })).toBeEnabled());
    expect(marks).toEqual([]);
    await userEvent.click(shown.getByRole('button', { name: 'Change' }));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue(SENTENCE);
    await userEvent.clear(field());
  });

  it('can be sent again after a lost connection, with the same keys', async () => {
    talkOf(proposal());
    const { sent } = foodLog();
    const lost = gate();
    server.use(
      http.post(
        '/api/food-entries',
        async () => {
          await lost.opened;
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    open();
    const shown = await card('Ready to log');
    const button = shown.getByRole('button', { name: 'Log it' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    lost.open();
    expect(await shown.findByRole('alert')).toHaveTextContent(
      'This could not be logged, so nothing was. Please try again.',
    );
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(button);
    await card('Logged');
    expect(sent.map((body) => (body as { clientKey: string }).clientKey)).toEqual(['chat:2:0', 'chat:2:0', 'chat:2:1']);
  });

  it('logs exercises first, then the workout that holds them', async () => {
    const squat = { exerciseName: 'Barbell Back Squat', category: 'main', date: '2026-11-20' } as const;
    const workout = { type: 'strength', name: 'Strength workout' } as const;
    talkOf([
      '3x10 squats at 60 kg and 500 ml of water',
      {
        content: 'I understood this. Shall I log it?',
        draft: {
          entries: [
            { ...none, kind: 'water', title: 'Water', detail: '500 ml', water: { ml: 500 } },
            { ...none, kind: 'exercise', title: 'Barbell Back Squat', detail: '3 × 10 at 60 kg', exercise: squat },
          ],
          workout,
          unclear: [],
        },
      },
    ]);
    const order: [string, unknown][] = [];
    const made =
      (id: number) =>
      async ({ request }: { request: Request }) => {
        order.push([new URL(request.url).pathname, await request.json()]);
        return HttpResponse.json({ id }, { status: 201 });
      };
    const gone: string[] = [];
    server.use(
      http.post('/api/exercise-completions', made(41)),
      http.post('/api/water-entries', made(42)),
      http.post('/api/workouts', made(43)),
      http.put(`${CHAT}/:id`, () => HttpResponse.json({})),
      http.delete('/api/*', ({ request }) => {
        gone.push(new URL(request.url).pathname);
        // The workout's deletion has deleted its exercises.
        return new HttpResponse(null, { status: request.url.includes('completions') ? 404 : 204 });
      }),
    );
    open();
    await userEvent.click((await card('Ready to log')).getByRole('button', { name: 'Log it' }));
    await card('Logged');
    expect(order).toEqual([
      ['/api/exercise-completions', { ...squat, clientKey: 'chat:2:1' }],
      ['/api/water-entries', { ml: 500, clientKey: 'chat:2:0' }],
      ['/api/workouts', { ...workout, completionIds: [41], clientKey: 'chat:2:workout' }],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await card('Ready to log');
    expect(gone).toEqual(['/api/workouts/43', '/api/water-entries/42', '/api/exercise-completions/41']);
  });

  it('is in German', async () => {
    signIn({ ...mara, locale: 'de' });
    const water = { ...none, kind: 'water', title: 'Wasser', detail: '500 ml', water: { ml: 500 } } as const;
    const draft = { entries: [water], workout: null, unclear: [] };
    talkOf(['500 ml Wasser', { content: 'Das habe ich verstanden. Soll ich es eintragen?', draft }]);
    server.use(
      http.post('/api/water-entries', () => HttpResponse.json({ id: 5 }, { status: 201 })),
      http.put(`${CHAT}/:id`, () => HttpResponse.json({})),
    );
    open();
    await userEvent.click((await card('Bereit zum Eintragen')).getByRole('button', { name: 'Eintragen' }));
    expect((await card('Eingetragen')).getByRole('link', { name: 'Zur Ernährung' })).toBeVisible();
    expect(screen.getByText('Wasser eingetragen')).toBeVisible();
  });
});
