// Changes of forms that the person has left before the server answered.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '@/mocks/people';
import { fillStorage } from '@/mocks/storage';
import { outboxEntries } from './entries';
import { fakeClient, FakeServer } from './outboxFixtures';
import { newRowId, record, wasKept } from './record';
import { sendOutbox } from './send';

let fake: FakeServer;
const add = (isLeft: boolean) =>
  record(
    fakeClient,
    {
      kind: 'water',
      method: 'post',
      path: '/api/water-entries',
      body: { ml: 250 },
      rows: [{ id: newRowId(), ml: 250, loggedAt: '', localDate: '' }],
      refetch: ['/api/water'],
    },
    { keptAfterMs: 20_000, isLeft: () => isLeft },
  ).catch((error: unknown) => error);

beforeEach(() => {
  signIn();
  fake = new FakeServer();
});
afterEach(() => vi.restoreAllMocks());

it('what the server refuses stays, with its reason', async () => {
  fake.lines = [400];
  const error = await add(true);
  expect(error).toMatchObject({ status: 400 });
  expect(wasKept(error)).toBe(true);
  expect(outboxEntries()).toMatchObject([
    { state: 'refused', isShown: true, body: { ml: 250 }, reason: { status: 400 } },
  ]);
});

it('what the server refuses is left to a form that is still open', async () => {
  fake.lines = [400];
  expect(wasKept(await add(false))).toBe(false);
  expect(outboxEntries()).toEqual([]);
});

it('what can neither be stored nor sent waits until the page closes', async () => {
  fillStorage();
  fake.lines = ['away'];
  expect(await add(true)).toMatchObject({ isKept: true });
  expect(outboxEntries()).toMatchObject([{ state: 'waiting', isShown: true, unstored: true }]);
  fake.lines = ['fine'];
  await sendOutbox(fakeClient, { isAsked: true });
  expect(fake.rows).toMatchObject([{ ml: 250 }]);
});
