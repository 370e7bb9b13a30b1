// An entry that cannot be read blanks no page and is never lost.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { endSession } from '@/shared/api/session';
import { outboxEntries } from '@/shared/outbox/entries';
import { add, fakeClient, FakeServer, reload } from '@/shared/outbox/outboxFixtures';
import { sendOutbox } from '@/shared/outbox/send';
import { OutboxLine } from './OutboxLine';

const KEY = `outbox:${mara.id}:k`;
const sound = {
  id: 'k',
  sequence: 1,
  kind: 'measurement',
  at: Date.parse('2026-11-20T08:00:00Z'),
  method: 'post',
  path: '/api/body-measurements',
  body: { weight: 170 },
  key: 'k',
  rows: [{ id: -1, weight: 170, measuredAt: '2026-11-20T08:00:00Z', localDate: '2026-11-20' }],
  refetch: ['/api/body-measurements'],
  state: 'waiting',
  isShown: true,
  attempted: false,
  follows: false,
  revision: 0,
};

let fake: FakeServer;

beforeEach(() => {
  signIn({ ...mara, weightUnit: 'lb' });
  fake = new FakeServer();
});

it('an entry that is whole is read as it is', () => {
  localStorage.setItem(KEY, JSON.stringify(sound));
  reload();
  expect(outboxEntries()).toEqual([sound]);
});

it.each([
  ['not JSON', '{"id":"k","seq'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['of an unknown kind', JSON.stringify({ ...sound, kind: 'dream' })],
  ['without rows', JSON.stringify({ ...sound, rows: [] })],
  ['with rows that are none', JSON.stringify({ ...sound, rows: [null] })],
  ['without the fields that lists sort by', JSON.stringify({ ...sound, rows: [{ id: -1, weight: 170 }] })],
  ['at no time', JSON.stringify({ ...sound, at: 1e17 })],
  ['in no state', JSON.stringify({ ...sound, state: 'lost' })],
  ['with the id of another', JSON.stringify({ ...sound, id: 'other' })],
])('an entry that is %s is listed as refused, not sent and kept as it is', async (_name, text) => {
  localStorage.setItem(KEY, text);
  reload();
  renderPart(<OutboxLine />);
  expect(screen.getByText('1 entry was not accepted')).toBeVisible();
  await sendOutbox(fakeClient, { isAsked: true });
  expect(fake.requests).toEqual([]);
  expect(localStorage.getItem(KEY)).toBe(text);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  const list = within(await screen.findByRole('dialog', { name: 'Not on the server yet' }));
  const item = list.getByRole('listitem');
  expect(item).toHaveTextContent(/^Unreadable entryThis version of the app cannot read this entry/);
  expect(item).toHaveTextContent(text.slice(0, 600));
  expect(within(item).getAllByRole('button')).toHaveLength(1);
  await userEvent.click(within(item).getByRole('button', { name: 'Throw away Unreadable entry' }));
  const question = within(await screen.findByRole('dialog', { name: 'Throw this entry away?' }));
  await userEvent.click(question.getByRole('button', { name: 'Throw away' }));
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('what waits behind it is sent', async () => {
  localStorage.setItem(KEY, '{');
  reload();
  await add(250);
  expect(fake.rows).toMatchObject([{ ml: 250 }]);
});

it('one from another tab is listed, too', () => {
  localStorage.setItem(KEY, '{');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(outboxEntries()).toMatchObject([{ kind: 'broken', state: 'refused' }]);
});

it('one that the server has is removed', () => {
  localStorage.setItem(KEY, JSON.stringify({ ...sound, rows: null, state: 'sent' }));
  reload();
  expect(outboxEntries()).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('it outlives the session and is not of the next person', () => {
  localStorage.setItem(KEY, '{');
  reload();
  endSession('expired');
  signIn({ ...mara, id: mara.id + 1 });
  expect(outboxEntries()).toEqual([]);
  expect(localStorage.getItem(KEY)).toBe('{');
});
