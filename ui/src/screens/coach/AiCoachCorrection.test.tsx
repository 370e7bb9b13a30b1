import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatDraft } from '@/features/coach/chat/parts';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { AiCoach } from './AiCoach';
import { breakfast, eggs, foodLog, none, proposal, SENTENCE } from './draftFixtures';
import { beginTalk, card, CHAT, talkOf } from './talkFixtures';

const open = () => renderPart(<AiCoach />, { path: '/ai-coach?tab=chat' });

beforeEach(beginTalk);

describe('the correction of a draft', () => {
  it('takes back what is logged when it is confirmed', async () => {
    const entry = { ...none, kind: 'food', title: 'Eggs', detail: '3 eggs', food: { ...eggs, quantity: 3 } } as const;
    const three: ChatDraft = { entries: [entry], workout: null, unclear: [], replaces: 2 };
    const four: ChatDraft = { ...three, entries: [{ ...entry, food: { ...eggs, quantity: 4 } }], replaces: 4 };
    talkOf(
      proposal({ logged: true }),
      ['no, 3 eggs', { content: 'Changed. Shall I log it?', draft: three }],
      ['no, 4 eggs', { content: 'Changed. Shall I log it?', draft: four }],
      ['yes', { content: 'All right, I am logging it.', draft: { ...four, replaces: 6, confirmed: true } }],
    );
    const { sent, marks } = foodLog();
    open();
    await userEvent.click((await card('Not logged yet')).getByRole('button', { name: 'Log it' }));
    await waitFor(() => expect(marks).toEqual([{ logged: false }]));
    expect(sent).toEqual([{ ...eggs, quantity: 4, clientKey: 'chat:6:0' }]);
  });

  it('takes back the draft when it is logged, which cannot be logged itself any more', async () => {
    const three = { ...eggs, calories: 215, quantity: 3 };
    const entry = {
      ...none,
      kind: 'food',
      title: 'Eggs',
      detail: '3 eggs · 215 kcal · Breakfast',
      food: three,
    } as const;
    talkOf(proposal({ logged: true }), [
      'no, 3 eggs',
      { content: 'Changed. Shall I log it?', draft: { entries: [entry], workout: null, unclear: [], replaces: 2 } },
    ]);
    const { sent, marks } = foodLog();
    open();
    await userEvent.click((await card('Ready to log')).getByRole('button', { name: 'Log it' }));
    await card('Logged');
    expect(marks).toEqual([{ logged: false }]);
    expect(sent).toEqual([{ ...three, clientKey: 'chat:4:0' }]);
    const before = screen.getByRole('region', { name: /Corrected below/ });
    await userEvent.click(within(before).getByRole('button', { expanded: false }));
    expect(within(before).getByText('Eggs')).toBeVisible();
    expect(within(before).queryByRole('button', { name: 'Log it' })).toBeNull();
  });

  const night = { sleepDate: '2026-11-20', bedtime: '2026-11-19T22:10:00Z', wakeTime: '2026-11-20T05:40:00Z' };
  const sleep = (bedtime: string): ChatDraft => ({
    entries: [{ ...none, kind: 'night', title: 'Sleep', detail: bedtime, night: { ...night, bedtime } }],
    workout: null,
    unclear: [],
  });
  // Notes each call, and refuses what the correction in message 4 creates.
  function refusingCorrections(path: string) {
    const calls: string[] = [];
    server.use(
      http.post(path, async ({ request }) => {
        const { clientKey } = (await request.json()) as { clientKey: string };
        calls.push(`create ${clientKey}`);
        const message = 'This cannot be right';
        if (clientKey.startsWith('chat:4:'))
          return HttpResponse.json({ message, code: 'INVALID', fields: { quantity: message } }, { status: 400 });
        return HttpResponse.json({ id: 7 }, { status: 201 });
      }),
      http.put(`${CHAT}/:id`, async ({ request, params }) => {
        const { logged } = (await request.json()) as { logged: boolean };
        calls.push(`${logged ? 'logged' : 'taken back'} ${String(params['id'])}`);
        return HttpResponse.json({});
      }),
    );
    return calls;
  }
  const correctedTalk = (before: ChatDraft, after: ChatDraft) =>
    talkOf(
      [SENTENCE, { content: 'Shall I log it?', draft: before, logged: true }],
      ['no, other values', { content: 'Changed. Shall I log it?', draft: { ...after, replaces: 2 } }],
    );

  it('leaves the draft logged if it is refused, and says so', async () => {
    correctedTalk(breakfast, breakfast);
    const calls = refusingCorrections('/api/food-entries');
    open();
    const shown = await card('Ready to log');
    await userEvent.click(shown.getByRole('button', { name: 'Log it' }));
    expect(await shown.findByText('What you logged before is still logged.')).toBeVisible();
    expect(calls).toEqual(['create chat:4:0', 'create chat:4:1']);
  });

  it('makes a night give way, which is logged again if it is refused', async () => {
    correctedTalk(sleep('2026-11-19T22:10:00Z'), sleep('2026-11-19T21:10:00Z'));
    const calls = refusingCorrections('/api/sleep-trackings');
    open();
    const shown = await card('Ready to log');
    await userEvent.click(shown.getByRole('button', { name: 'Log it' }));
    expect(await shown.findByText('What you logged before is still logged.')).toBeVisible();
    expect(calls).toEqual(['taken back 2', 'create chat:4:0', 'create chat:2:0', 'logged 2']);
  });
});
