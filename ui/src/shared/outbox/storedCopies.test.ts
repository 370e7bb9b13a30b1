// A row that the server has stored although its answer was lost is shown once.
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import type { FoodEntry } from '@/shared/api/types';
import { changeEntry, outboxEntries, storeRowId } from './entries';
import { newFoodRow, overlaidFood } from './food';
import { fakeClient, FakeServer } from './outboxFixtures';
import { record } from './record';

let fake: FakeServer;
const LOGGED_AT = '2026-11-27T07:30:12.345Z';

const logApple = async (): Promise<FoodEntry> => {
  const body = { name: 'Apple', calories: 52, loggedAt: LOGGED_AT, clientKey: 'apple' };
  const row = newFoodRow(body);
  await record(fakeClient, {
    kind: 'food',
    method: 'post',
    path: '/api/food-entries/copy',
    body,
    rows: [row],
    refetch: [],
  });
  return row;
};
const shown = (rows: FoodEntry[]) => overlaidFood(rows, outboxEntries()).map(({ id, name }) => [id < 0, name]);

beforeEach(() => {
  signIn();
  fake = new FakeServer();
});

describe('a food whose answer was lost', () => {
  it('is not shown beside the copy that the server has', async () => {
    fake.lines = ['lost'];
    const row = await logApple();
    expect(shown([{ ...row, id: 7, loggedAt: '2026-11-27T07:30:12.345+00:00' }])).toEqual([[true, 'Apple']]);
  });

  it('is shown beside others of the same name or of the same moment', async () => {
    fake.lines = ['lost'];
    const row = await logApple();
    const later = { ...row, id: 7, loggedAt: '2026-11-27T07:31:00.000Z' };
    const pear = { ...row, id: 8, name: 'Pear' };
    expect(shown([later, pear])).toHaveLength(3);
  });
});

describe('two equal foods of another day, of which one was stored long ago', () => {
  it('are two', async () => {
    fake.lines = ['lost'];
    const first = await logApple();
    const entry = outboxEntries()[0]!;
    const second = { ...first, id: first.id - 1 };
    const stored = { ...first, id: 7 };
    storeRowId(first.id, 7);
    changeEntry(entry.id, { state: 'sent', sentAt: 1 });
    const waiting = { ...entry, id: 'second', rows: [second] };
    expect(overlaidFood([stored], [waiting]).map(({ id }) => id)).toEqual([second.id, 7]);
    // The server has both.
    const both = overlaidFood([{ ...stored, id: 8 }, stored], [waiting]);
    expect(both.map(({ id }) => id)).toEqual([second.id, 7]);
  });
});

describe('a food that was never sent', () => {
  it('is shown beside an equal one', () => {
    const row = newFoodRow({ name: 'Apple', calories: 52, loggedAt: LOGGED_AT });
    const entry = { kind: 'food', method: 'post', state: 'waiting', attempted: false, isShown: true, rows: [row] };
    const rows = overlaidFood([{ ...row, id: 7 }], [entry as never]);
    expect(rows).toHaveLength(2);
  });
});
