import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast, requestBodies } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { outboxEntries } from '@/shared/outbox/entries';
import type { PeriodTracking } from '@/shared/api/types';
import { Wellness } from './Wellness';

// The Friday of the recorded examples.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const tracked = ['show_wellness_stats.month', 'list_period_trackings.six', 'show_cycle.predicted'];

const open = () => renderPart(<Wellness />, { path: '/wellness?tab=period' });
const grid = async () => within(await screen.findByRole('grid'));
const panel = async (day: string) => within(await screen.findByRole('region', { name: day }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  signIn({ ...mara, weekStart: 'monday' });
});

describe('the calendar of the cycle', () => {
  it('says of each day what is logged or expected', async () => {
    server.use(...recordedResponses(...tracked, 'list_period_days.some'));
    open();
    const days = await grid();
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(await days.findByText('Friday, November 20: Headache, Fatigue')).toBeInTheDocument();
    expect(days.getByText('Tuesday, October 27: period; Flow: Medium; Cramps')).toBeInTheDocument();
    expect(days.getByText('Monday, November 2: Flow: Spotting')).toBeInTheDocument();
    expect(days.getByText('Tuesday, November 24: period expected')).toBeInTheDocument();
    expect(days.getByText('Saturday, November 21: nothing logged')).toBeInTheDocument();
  });

  it('loads one month at a time, and goes to the previous and the next one', async () => {
    const requests: string[] = [];
    server.use(
      http.get('/api/period-days', ({ request }) => {
        requests.push(new URL(request.url).search);
        return HttpResponse.json([]);
      }),
      ...recordedResponses(...tracked),
    );
    open();
    await screen.findByRole('grid', { name: 'November 2026' });
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(await screen.findByRole('grid', { name: 'October 2026' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(requests).toEqual([
      '?from=2026-10-26&to=2026-12-06',
      '?from=2026-09-28&to=2026-11-01',
      '?from=2026-11-30&to=2027-01-03',
    ]);
  });

  it('is moved through with the keys, and Enter opens the day', async () => {
    server.use(...recordedResponses(...tracked, 'list_period_days.some'));
    open();
    const days = await grid();
    await days.findByText('Friday, November 20: Headache, Fatigue');
    const cell = (text: string) => days.getByText(text).closest('td');
    cell('Friday, November 20: Headache, Fatigue')!.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(cell('Thursday, November 12: nothing logged')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const heading = (await panel('Thursday, November 12')).getByRole('heading');
    await waitFor(() => expect(heading).toHaveFocus());
  });
});

describe('the chosen day', () => {
  it('stores a tap on a chip at once, and quick taps one after the other', async () => {
    let stored: object[] = [];
    server.use(
      ...recordedResponses(...tracked),
      http.get('/api/period-days', () => HttpResponse.json(stored)),
      http.put('/api/period-days', async ({ request }) => {
        const change = (await request.json()) as object;
        stored = [{ flow: null, mood: null, energy: null, note: null, ...change }];
        return HttpResponse.json(stored[0]);
      }),
    );
    const sent = requestBodies<{ symptoms: string[] }>('PUT', '/api/period-days');
    open();
    const day = await panel('Friday, November 20');
    // Outside a period there is no flow.
    expect(day.queryByRole('group', { name: 'Flow' })).toBeNull();
    await userEvent.click(day.getByRole('checkbox', { name: 'Fatigue' }));
    await userEvent.click(day.getByRole('checkbox', { name: 'Cramps' }));
    expect(day.getByRole('checkbox', { name: 'Cramps' })).toBeChecked();
    // The second tap joins the first if that one was not sent yet.
    await waitFor(() => expect(sent.at(-1)).toEqual({ localDate: '2026-11-20', symptoms: ['cramps', 'fatigue'] }));
    expect(screen.getByText('Friday, November 20: Cramps, Fatigue')).toBeInTheDocument();
  });

  it('has the flow in a period, and takes it back', async () => {
    server.use(...recordedResponses(...tracked, 'list_period_days.some', 'save_period_day.success'));
    const sent = requestBodies('PUT', '/api/period-days');
    open();
    const days = await grid();
    await userEvent.click(await days.findByText('Tuesday, October 27: period; Flow: Medium; Cramps'));
    const day = await panel('Tuesday, October 27');
    const flow = within(day.getByRole('group', { name: 'Flow' }));
    expect(flow.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await userEvent.click(flow.getByRole('radio', { name: 'Heavy' }));
    await userEvent.click(flow.getByRole('radio', { name: 'Not logged' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { localDate: '2026-10-27', flow: 'heavy' },
        { localDate: '2026-10-27', flow: null },
      ]),
    );
    expect(day.getByRole('button', { name: 'Edit period' })).toBeVisible();
  });

  it('stores mood, energy and a note', async () => {
    server.use(...recordedResponses(...tracked, 'list_period_days.empty', 'save_period_day.success'));
    const sent = requestBodies('PUT', '/api/period-days');
    open();
    const day = await panel('Friday, November 20');
    await userEvent.click(day.getByText('Mood, energy and note'));
    await userEvent.click(within(day.getByRole('group', { name: 'Mood' })).getByRole('radio', { name: 'good' }));
    await userEvent.type(day.getByRole('textbox', { name: 'Note' }), 'Slept long');
    await userEvent.tab();
    await waitFor(() =>
      expect(sent).toEqual([
        { localDate: '2026-11-20', mood: 4 },
        { localDate: '2026-11-20', note: 'Slept long' },
      ]),
    );
  });

  it('is as before and says so if it is refused', async () => {
    server.use(
      http.put('/api/period-days', () => HttpResponse.json(null, { status: 400 })),
      ...recordedResponses(...tracked, 'list_period_days.empty'),
    );
    open();
    const day = await panel('Friday, November 20');
    await userEvent.click(day.getByRole('checkbox', { name: 'Nausea' }));
    expect(await findToast('This day could not be saved. Please try again.')).toBeVisible();
    await waitFor(() => expect(day.getByRole('checkbox', { name: 'Nausea' })).not.toBeChecked());
  });

  it('keeps a tap without a connection, and a later one in the same request', async () => {
    server.use(
      http.put('/api/period-days', () => HttpResponse.error()),
      ...recordedResponses(...tracked, 'list_period_days.empty'),
    );
    open();
    const day = await panel('Friday, November 20');
    await userEvent.click(day.getByRole('checkbox', { name: 'Nausea' }));
    await userEvent.click(day.getByRole('checkbox', { name: 'Cramps' }));
    await waitFor(() => expect(outboxEntries().every(({ state }) => state === 'waiting')).toBe(true));
    expect(day.getByRole('checkbox', { name: 'Nausea' })).toBeChecked();
    expect(day.getByRole('checkbox', { name: 'Cramps' })).toBeChecked();
    expect(outboxEntries().at(-1)).toMatchObject({ body: { symptoms: ['cramps', 'nausea'] } });
  });

  it('starts a period, and ends one that has no end', async () => {
    const [first] = example<PeriodTracking[]>('list_period_trackings.six').response.body!;
    const lasting = { ...first!, startDate: '2026-11-17', endDate: null };
    server.use(
      http.get('/api/period-trackings', () => HttpResponse.json([lasting])),
      http.put('/api/period-trackings/:id', () => HttpResponse.json(lasting)),
      ...recordedResponses(...tracked, 'list_period_days.empty'),
    );
    const sent = requestBodies('PUT', `/api/period-trackings/${lasting.id}`);
    open();
    const day = await panel('Friday, November 20');
    expect(day.getByRole('group', { name: 'Flow' })).toBeVisible();
    await userEvent.click(day.getByRole('button', { name: 'Period ended on this day' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ startDate: '2026-11-17T00:00:00.000Z', endDate: '2026-11-20T00:00:00.000Z' });
    await userEvent.click(await (await grid()).findByText('Monday, November 16: nothing logged'));
    await userEvent.click(
      (await panel('Monday, November 16')).getByRole('button', { name: 'Period started on this day' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Log a period' }));
    expect(dialog.getByLabelText('Start date')).toHaveValue('2026-11-16');
  });

  it('cannot be logged before it begins', async () => {
    server.use(...recordedResponses(...tracked, 'list_period_days.empty'));
    open();
    await userEvent.click(await (await grid()).findByText('Tuesday, November 24: period expected'));
    const day = await panel('Tuesday, November 24');
    expect(day.getByText('The next period is expected here, by your log.')).toBeVisible();
    expect(day.queryByRole('checkbox')).toBeNull();
  });
});

describe('regularity and history', () => {
  const regularity = async () => within(await screen.findByRole('region', { name: 'How regular are your cycles?' }));

  it('names the cycles, their spread and the rule', async () => {
    server.use(...recordedResponses(...tracked, 'list_period_days.empty'));
    open();
    const box = await regularity();
    expect(
      box.getByText('Regular: your latest 5 cycles differ by 1 day. Up to 7 days count as regular.'),
    ).toBeVisible();
    expect(box.getByText('Cycles counted').nextElementSibling).toHaveTextContent('5');
    expect(box.getByText('Shortest').nextElementSibling).toHaveTextContent('28 days');
    expect(box.getByText('Longest').nextElementSibling).toHaveTextContent('29 days');
    expect(box.getByText(/FIGO 2018/)).toBeVisible();
  });

  it('says that more cycles are needed', async () => {
    server.use(
      ...recordedResponses(
        'show_wellness_stats.month',
        'list_period_trackings.six',
        'show_cycle.one',
        'list_period_days.empty',
      ),
    );
    open();
    expect((await regularity()).getByText('3 more cycles are needed to say how regular they are.')).toBeVisible();
  });

  it('shows five periods, and all on request with the length of their cycles', async () => {
    server.use(...recordedResponses(...tracked, 'list_period_days.empty'));
    open();
    const list = within(await screen.findByRole('region', { name: 'Latest periods' }));
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 6 periods' }));
    const all = within(screen.getByRole('region', { name: 'All periods' }));
    expect(all.getAllByRole('listitem')).toHaveLength(6);
    expect(all.getAllByText(/Cycle: 29 days/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^Show (all|older)/ })).toBeNull();
  });
});
