import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatDraft } from '@/features/coach/chat/parts';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { gate, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { AiCoach } from './AiCoach';
import { breakfast, eggs, foodLog, none, proposal, SENTENCE, toast } from './draftFixtures';
import { beginTalk, card, CHAT, field, log, talkOf, type Answer } from './talkFixtures';

const open = () => renderPart(<AiCoach />, { path: '/ai-coach?tab=chat' });

beforeEach(beginTalk);

describe('a draft of entries', () => {
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

  it('ignores the second click of a double tap on the actions that take the place of the button', async () => {
    talkOf(proposal());
    const { marks } = foodLog();
    const { currentPath } = open();
    await userEvent.click((await card('Ready to log')).getByRole('button', { name: 'Log it' }));
    const logged = await card('Logged');
    fireEvent.click(logged.getByRole('link', { name: 'Open nutrition' }), { detail: 2 });
    fireEvent.click(logged.getByRole('button', { name: 'Undo' }), { detail: 2 });
    expect(currentPath()).toBe('/ai-coach?tab=chat');
    expect(marks).toEqual([{ logged: true }]);
    await userEvent.click(logged.getByRole('button', { name: 'Undo' }));
    await card('Ready to log');
    expect(marks).toEqual([{ logged: true }, { logged: false }]);
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
    expect(logged.getByRole('status')).toHaveTextContent('2 entries logged');
    await userEvent.click(logged.getByRole('button', { name: 'Undo' }));
    const again = (await card('Ready to log')).getByRole('button', { name: 'Log it' });
    await waitFor(() => expect(again).toHaveFocus());
    // The server deletes the entries.
    expect(deleted).toEqual([]);
    expect(marks).toEqual([{ logged: true }, { logged: false }]);
  });

  it('can be taken back after a reload, as long as nothing was logged after it', async () => {
    const water = { ...none, kind: 'water', title: 'Water', detail: '500 ml', water: { ml: 500 } } as const;
    const drink = { entries: [water], workout: null, unclear: [] };
    talkOf(proposal({ logged: true }), ['500 ml water', { content: 'Shall I log it?', draft: drink, logged: true }]);
    const { marks } = foodLog();
    const later = requestBodies('PUT', `${CHAT}/4`);
    open();
    const [first, last] = await screen.findAllByRole('region', { name: /^Logged/ });
    await userEvent.click(within(first!).getByRole('button', { expanded: false }));
    expect(within(first!).getByText('Eggs')).toBeVisible();
    expect(within(first!).queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.click(within(last!).getByRole('button', { name: 'Undo' }));
    await card('Ready to log');
    expect(later).toEqual([{ logged: false }]);
    // Now the one before is the last.
    await userEvent.click(within(first!).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(marks).toEqual([{ logged: false }]));
  });

  it('says that it could not be taken back, and stays logged', async () => {
    talkOf(proposal({ logged: true }));
    server.use(
      http.put(`${CHAT}/:id`, () => HttpResponse.json({ message: 'The disk is full', code: 'X' }, { status: 507 })),
    );
    open();
    const shown = await card('Logged');
    await userEvent.click(shown.getByRole('button', { name: 'Undo' }));
    expect(await shown.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(shown.getByRole('button', { name: 'Undo' })).toBeEnabled();
  });

  it('is open to be logged again once the coach has undone it', async () => {
    talkOf(proposal({ logged: true }));
    const text = 'I have undone it: Eggs and Toast are no longer logged.';
    const undone: ChatDraft = { entries: [], workout: null, unclear: [], replaces: 2 };
    const end = { done: true, id: 4, response: text, source: 'built-in', redFlag: false, links: [], session: null };
    server.use(
      http.post(CHAT, () =>
        HttpResponse.text(`data: ${JSON.stringify({ ...end, draft: undone })}\n\n`, {
          headers: { 'Content-Type': 'text/event-stream' },
        }),
      ),
    );
    open();
    await card('Logged');
    await userEvent.type(field(), 'undo that{Enter}');
    expect(await log().findByText(text)).toBeVisible();
    const shown = await screen.findByRole('region', { name: /Ready to log/ });
    await userEvent.click(within(shown).getByRole('button', { expanded: false }));
    expect(within(shown).getByRole('button', { name: 'Log it' })).toBeEnabled();
    expect(screen.getAllByRole('region', { name: /Ready to log|Logged/ })).toHaveLength(1);
  });

  // Answers the next question with the draft of message 2, which the user has confirmed.
  function confirms(content: string) {
    const draft: ChatDraft = { ...breakfast, unclear: [], replaces: 2, confirmed: true };
    const end = { done: true, id: 4, response: content, source: 'built-in', redFlag: false, links: [], session: null };
    server.use(
      http.post(CHAT, () =>
        HttpResponse.text(`data: ${JSON.stringify({ ...end, draft })}\n\n`, {
          headers: { 'Content-Type': 'text/event-stream' },
        }),
      ),
    );
    return draft;
  }

  it('is logged once by a typed yes, and can be taken back', async () => {
    talkOf(proposal());
    const { sent } = foodLog();
    const marks = requestBodies('PUT', `${CHAT}/2`);
    confirms('All right, I am logging it.');
    open();
    await card('Ready to log');
    await userEvent.type(field(), 'yes{Enter}');
    const logged = await card('Logged');
    expect(sent).toEqual([
      { ...eggs, clientKey: 'chat:2:0' },
      { ...toast, clientKey: 'chat:2:1' },
    ]);
    expect(logged.getByRole('status')).toHaveTextContent('2 entries logged');
    expect(screen.getByRole('region', { name: /Confirmed below/ })).toBeVisible();
    expect(screen.getAllByRole('region', { name: /^Logged/ })).toHaveLength(1);
    await userEvent.click(logged.getByRole('button', { name: 'Undo' }));
    await card('Not logged yet');
    expect(marks).toEqual([{ logged: true }, { logged: false }]);
    expect(sent).toHaveLength(2);
  });

  it('that was confirmed is not logged again when the chat is opened again', async () => {
    const draft = confirms('All right, I am logging it.');
    talkOf(proposal(), ['yes', { content: 'All right, I am logging it.', draft }]);
    const { sent, marks } = foodLog();
    open();
    const shown = await card('Not logged yet');
    expect(shown.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(sent).toEqual([]);
    await userEvent.click(shown.getByRole('button', { name: 'Log it' }));
    await card('Logged');
    expect(sent).toEqual([
      { ...eggs, clientKey: 'chat:2:0' },
      { ...toast, clientKey: 'chat:2:1' },
    ]);
    expect(marks).toEqual([{ logged: true }]);
  });

  it('that was logged after two yeses shows once that it is', async () => {
    const draft = confirms('All right, I am logging it.');
    const yes: [string, Answer] = ['yes', { content: 'All right, I am logging it.', draft }];
    talkOf(proposal({ logged: true }), yes, yes);
    const { marks } = foodLog();
    open();
    const shown = await card('Logged');
    expect(screen.getAllByRole('region', { name: /Confirmed below/ })).toHaveLength(2);
    await userEvent.click(shown.getByRole('button', { name: 'Undo' }));
    await card('Not logged yet');
    expect(marks).toEqual([{ logged: false }]);
  });

  it('that is too old for a yes is asked about once more', async () => {
    const draft: ChatDraft = { ...breakfast, replaces: 2 };
    talkOf(proposal(), ['yes', { content: 'This is more than a day old. Shall I still log it?', draft }]);
    open();
    expect((await card('Ready to log')).getByRole('button', { name: 'Log it' })).toBeEnabled();
    expect(screen.getByRole('region', { name: /Asked again below/ })).toBeVisible();
  });

  it('that was confirmed and is refused says why, and can be logged with its button', async () => {
    talkOf(proposal());
    const { sent } = foodLog();
    confirms('All right, I am logging it.');
    server.use(http.post('/api/food-entries', () => HttpResponse.error(), { once: true }));
    open();
    await card('Ready to log');
    await userEvent.type(field(), 'yes{Enter}');
    expect(await screen.findByText('This could not be logged, so nothing was. Please try again.')).toBeVisible();
    await userEvent.click((await card('Not logged yet')).getByRole('button', { name: 'Log it' }));
    await card('Logged');
    expect(sent.map((body) => (body as { clientKey: string }).clientKey)).toEqual(['chat:2:0', 'chat:2:0', 'chat:2:1']);
  });

  it('logs the start of a period', async () => {
    const period = { startDate: '2026-11-20' };
    const entry = { ...none, kind: 'period', title: 'Period', detail: 'first day · today', period } as const;
    talkOf([
      'my period started today',
      { content: 'Shall I log it?', draft: { entries: [entry], workout: null, unclear: [] } },
    ]);
    server.use(
      http.post('/api/period-trackings', () => HttpResponse.json({ id: 5 }, { status: 201 })),
      http.put(`${CHAT}/:id`, () => HttpResponse.json({})),
    );
    const sent = requestBodies('POST', '/api/period-trackings');
    open();
    await userEvent.click((await card('Ready to log')).getByRole('button', { name: 'Log it' }));
    expect((await card('Logged')).getByRole('link', { name: 'Open the period page' })).toHaveAttribute(
      'href',
      '/wellness?tab=period',
    );
    expect(sent).toEqual([{ ...period, clientKey: 'chat:2:0' }]);
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
    const marks = requestBodies('PUT', `${CHAT}/2`);
    server.use(
      http.post('/api/exercise-completions', made(41)),
      http.post('/api/water-entries', made(42)),
      http.post('/api/workouts', made(43)),
      http.put(`${CHAT}/:id`, () => HttpResponse.json({})),
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
    expect(marks).toEqual([{ logged: true }, { logged: false }]);
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
    expect((await card('Eingetragen')).getByRole('button', { name: 'Rückgängig' })).toBeEnabled();
  });
});
