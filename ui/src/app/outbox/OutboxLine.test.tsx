import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { server } from '@/mocks/server';
import { ConnectionLine } from '@/app/offline/ConnectionLine';
import { useConnection } from '@/shared/api/connection';
import { changeEntry, hasUnsentEntries, outboxEntries } from '@/shared/outbox/entries';
import { add, fakeClient, FakeServer, saveNight, saveWeight } from '@/shared/outbox/outboxFixtures';
import { sendOutbox } from '@/shared/outbox/send';
import { OutboxLine } from './OutboxLine';

const send = () => act(() => sendOutbox(fakeClient, { isAsked: true }));
const refusal = {
  message: 'Must be at most 1500',
  fields: { weight: 'Must be at most 1500' },
  fieldReasons: { weight: { code: 'AT_MOST', parameters: { maximum: 1500 } } },
};

async function openList() {
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
  return within(await screen.findByRole('dialog', { name: 'Not on the server yet' }));
}

let fake: FakeServer;

afterEach(() => useConnection.setState({ lostAt: null }));
beforeEach(async () => {
  signIn({ ...mara, weightUnit: 'kg' });
  server.use(...recordedResponses('list_body_measurements.empty', 'list_sleep_trackings.empty'));
  fake = new FakeServer();
  fake.lines = ['away'];
  server.use(
    http.post('/api/body-measurements', () => HttpResponse.error()),
    http.post('/api/sleep-trackings', () => HttpResponse.error()),
  );
  await add(250);
  await saveWeight(176.37);
  await saveNight('2026-11-20');
});

describe('the line', () => {
  it('counts what waits, and leaves when it was sent', async () => {
    useConnection.setState({ lostAt: null });
    renderPart(<OutboxLine />);
    expect(screen.getByText('3 entries wait for a connection')).toBeVisible();
    fake.lines = ['fine'];
    server.use(...recordedResponses('create_body_measurement.full', 'create_sleep_tracking.success'));
    await send();
    await waitFor(() => expect(screen.queryByText(/wait for a connection/)).toBeNull());
  });

  it('says that an entry was refused, in German too', async () => {
    signIn({ ...mara, locale: 'de' });
    renderPart(<OutboxLine />);
    fake.lines = [400];
    await send();
    const line = 'Offline · 1 Eintrag nicht angenommen · 2 warten';
    expect(await screen.findByText(line)).toBeVisible();
  });
});

describe('without a connection', () => {
  const lines = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);

  it.each([
    ['en-US', /^Offline\s· 3\swaitingShow$/],
    ['de', /^Offline\s· 3\swartenAnzeigen$/],
  ] as const)('one short line says that, and what waits: %s', (locale, text) => {
    signIn({ ...mara, locale });
    useConnection.setState({ lostAt: Date.now() });
    renderPart(
      <>
        <ConnectionLine />
        <OutboxLine />
      </>,
    );
    expect(lines()).toEqual([expect.stringMatching(text)]);
  });
});

describe('the list', () => {
  it('says that the server cannot be reached when it is asked to send', async () => {
    renderPart(<OutboxLine />);
    const list = await openList();
    await userEvent.click(list.getByRole('button', { name: 'Send now' }));
    expect(await list.findByText(/^The server cannot be reached\./)).toBeVisible();
    expect(list.getByRole('button', { name: 'Send now' })).toHaveFocus();
    expect(list.getAllByRole('listitem')).toHaveLength(3);
  });

  it('says that the tick of an exercise was removed', async () => {
    const body = { exercise: { exerciseName: 'Barbell Row' }, want: null };
    changeEntry(outboxEntries()[0]!.id, { kind: 'exercise', method: 'put', body, rows: [] });
    renderPart(<OutboxLine />);
    const list = await openList();
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/^Barbell RowTick removed · /);
  });

  it('shows what waits in its order, and sends it on request', async () => {
    renderPart(<OutboxLine />);
    const list = await openList();
    const items = list.getAllByRole('listitem');
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
      'Water, 250 ml',
      'Weight 80 kg',
      'Night to Fri, Nov 20',
    ]);
    expect(items[0]).toHaveTextContent('New · ');
    expect(list.getByRole('region', { name: 'Waiting for a connection 3' })).toContainElement(items[0]!);
    fake.lines = ['fine'];
    server.use(...recordedResponses('create_body_measurement.full', 'create_sleep_tracking.success'));
    await userEvent.click(list.getByRole('button', { name: 'Send now' }));
    expect(await list.findByText('Everything is on the server.')).toBeVisible();
    expect(hasUnsentEntries()).toBe(false);
  });

  it('shows a refused entry first with its reason, and mends it in its form', async () => {
    fake.lines = ['fine'];
    const bodies: unknown[] = [];
    server.use(
      http.post('/api/body-measurements', async ({ request }) => {
        bodies.push(await request.json());
        return bodies.length === 1
          ? HttpResponse.json(refusal, { status: 400 })
          : HttpResponse.json({ id: 5, ...(bodies[1] as object) }, { status: 201 });
      }),
    );
    renderPart(<OutboxLine />);
    await send();
    const list = await openList();
    const [first] = list.getAllByRole('listitem');
    expect(list.getByRole('region', { name: 'Not accepted 1' })).toContainElement(first!);
    expect(first).toHaveTextContent('At most 680.39 kg');
    await userEvent.click(list.getByRole('button', { name: 'Edit Weight 80 kg' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit measurement' }));
    await userEvent.clear(form.getByLabelText('Weight'));
    await userEvent.type(form.getByLabelText('Weight'), '79');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({ weight: 174.17 });
    await waitFor(() => expect(list.queryByText(/^Weight/)).toBeNull());
  });

  it('says that nobody knows which row a change is about, and offers to throw it away', async () => {
    changeEntry(outboxEntries()[0]!.id, { method: 'delete', state: 'refused', reason: { status: 404, text: '' } });
    renderPart(<OutboxLine />);
    const list = await openList();
    const [first] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent('This device does not know which entry on the server this change belongs to.');
    const names = within(first!).getAllByRole('button');
    expect(names.map((button) => button.getAttribute('aria-label'))).toEqual(['Throw away Water, 250 ml']);
  });

  it('gives an entry the current time that the server refused because this clock was far ahead', async () => {
    const tooFar = 'The date can be at most one day in the future';
    const [water] = outboxEntries();
    const far = '2027-03-01T08:00:00.000Z';
    changeEntry(water!.id, { at: Date.parse(far), body: { ml: 250, loggedAt: far, clientKey: 'first' } });
    fake.lines = [400, 'fine'];
    fake.refusal = {
      body: {
        message: tooFar,
        fields: { loggedAt: tooFar },
        fieldReasons: { loggedAt: { code: 'TOO_FAR_AHEAD' } },
      },
    };
    renderPart(<OutboxLine />);
    await send();
    const list = await openList();
    expect(list.getByText(tooFar)).toBeVisible();
    const before = Date.now();
    await userEvent.click(list.getByRole('button', { name: 'Use the current time for Water, 250 ml' }));
    await waitFor(() => expect(fake.rows).toHaveLength(1));
    const { body, key } = fake.requests.findLast(({ path }) => path === '/api/water-entries')!;
    const { loggedAt, clientKey } = body as { loggedAt: string; clientKey: string };
    expect(Date.parse(loggedAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(loggedAt)).toBeLessThanOrEqual(Date.now());
    expect(clientKey).not.toBe('first');
    expect(key).not.toBe(fake.requests[0]!.key);
  });

  it('says why an entry waits although the server answers', async () => {
    fake.lines = [413];
    fake.refusal = { body: { message: 'Your storage is full', code: 'QUOTA_REACHED' } };
    renderPart(<OutboxLine />);
    await send();
    const list = await openList();
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Your storage is full');
  });

  it('throws an entry away after a question', async () => {
    renderPart(<OutboxLine />);
    const list = await openList();
    await userEvent.click(list.getByRole('button', { name: 'Throw away Water, 250 ml' }));
    const question = within(await screen.findByRole('dialog', { name: 'Throw this entry away?' }));
    expect(question.getByText(/Water, 250 ml is on this device only/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Throw away' }));
    await waitFor(() => expect(list.queryByText('Water, 250 ml')).toBeNull());
    expect(outboxEntries()).toHaveLength(2);
    await waitFor(() => expect(list.getByRole('button', { name: 'Send now' })).toHaveFocus());
  });

  it.each([
    ['Take mine', true],
    ['Keep the other', false],
  ])('offers both versions of an entry that another device changed later: %s', async (choice, isSent) => {
    const [water] = outboxEntries();
    for (const { id } of outboxEntries().slice(1)) changeEntry(id, { state: 'sent', sentAt: Date.now() });
    changeEntry(water!.id, {
      method: 'put',
      path: '/api/water-entries/{id}',
      pathValues: { id: 7 },
      rows: [{ id: 7, ...{ ml: 250 } }],
    });
    fake.rows = [{ id: 7, ml: 300 }];
    fake.lines = [412];
    fake.refusal = { body: { message: 'Later', code: 'CHANGED_LATER' } };
    renderPart(<OutboxLine />);
    await send();
    const list = await openList();
    expect(list.getByText('It was changed later on another device.')).toBeVisible();
    fake.lines = ['fine'];
    await userEvent.click(list.getByRole('button', { name: choice }));
    expect(await list.findByText('Everything is on the server.')).toBeVisible();
    await waitFor(() => expect(list.getByRole('button', { name: 'Close' })).toHaveFocus());
    expect(fake.rows).toEqual([{ id: 7, ml: isSent ? 250 : 300 }]);
    expect(fake.requests.at(-1)).toMatchObject({ age: isSent ? null : (expect.any(String) as string) });
  });

  it('creates an entry again that another device deleted', async () => {
    const weight = outboxEntries()[1]!;
    const others = outboxEntries().filter((entry) => entry !== weight);
    for (const { id } of others) changeEntry(id, { state: 'sent', sentAt: Date.now() });
    changeEntry(weight.id, {
      method: 'put',
      path: '/api/body-measurements/{id}',
      pathValues: { id: 7 },
      rows: [{ ...weight.rows[0], id: 7 }],
    });
    const made: unknown[] = [];
    server.use(
      http.put('/api/body-measurements/7', () => HttpResponse.json({ message: 'Not found' }, { status: 404 })),
      http.post('/api/body-measurements', async ({ request }) => {
        made.push(await request.json());
        return HttpResponse.json({ id: 8 }, { status: 201 });
      }),
    );
    renderPart(<OutboxLine />);
    await send();
    const list = await openList();
    expect(list.getByText('It was deleted on another device.')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Create it again' }));
    await waitFor(() => expect(made).toEqual([expect.objectContaining({ weight: 176.37, notes: null })]));
    expect(await list.findByText('Everything is on the server.')).toBeVisible();
  });
});
