// Which row of the server a row of this device has become, and what happens when nobody can tell.
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import { throwAway } from './decide';
import { outboxEntries, rowIdOf } from './entries';
import { add, copyFoods, edit, fakeClient, FakeServer, remove, removeFood } from './outboxFixtures';
import { sendOutbox } from './send';

let fake: FakeServer;
const send = () => sendOutbox(fakeClient, { isAsked: true });
const names = () => fake.foods.map(({ name }) => name);
const unsent = () => outboxEntries().filter(({ state }) => state !== 'sent');

const apple = { name: 'Apple', quantity: 1 };
const bread = { name: 'Bread', quantity: 2 };

beforeEach(() => {
  signIn();
  fake = new FakeServer();
});

describe('rows of a copied day', () => {
  it('are found by what they are, where another device has added an earlier one', async () => {
    fake.lines = ['away'];
    const { rows } = await copyFoods([apple, bread]);
    await removeFood(rows[0]!);
    fake.lines = ['fine'];
    fake.copied = [{ name: 'Milk', quantity: 1 }, apple, bread];
    await send();
    expect(names()).toEqual(['Milk', 'Bread']);
    expect(unsent()).toEqual([]);
  });

  it('of the same name are distinguished by their quantity, then by their time', async () => {
    const early = { ...apple, loggedAt: '2026-11-27T06:00:00.000Z' };
    const late = { ...apple, loggedAt: '2026-11-27T18:00:00.000Z' };
    fake.lines = ['away'];
    const { rows } = await copyFoods([late, { ...bread, quantity: 3 }]);
    fake.lines = ['fine'];
    fake.copied = [early, late, bread, { ...bread, quantity: 3 }];
    await send();
    expect(rows.map(({ id }) => rowIdOf(id))).toEqual([102, 104]);
  });

  it('that the server did not copy get no id, and their deletion is left to the person', async () => {
    fake.lines = ['away'];
    const { rows } = await copyFoods([apple, bread]);
    await removeFood(rows[0]!);
    fake.lines = ['fine'];
    fake.copied = [bread, bread];
    await send();
    expect(rowIdOf(rows[0]!.id)).toBeLessThan(0);
    expect(names()).toEqual(['Bread', 'Bread']);
    expect(unsent()).toMatchObject([{ method: 'delete', state: 'refused', reason: { text: '' } }]);
  });
});

describe('a change of a row that waits', () => {
  it('is there at once, for the next change may build upon it', async () => {
    fake.lines = ['away'];
    const { rows } = await add(100);
    const { id } = rows[0]!;
    void edit(id, 150);
    expect(unsent().at(-1)).toMatchObject({ body: { ml: 150 } });
    void edit(id, 200);
    expect(unsent().at(-1)).toMatchObject({ body: { ml: 200 } });
  });
});

describe('a change of a row whose creation was accepted without its id', () => {
  const change = async (act: (id: number) => Promise<unknown>) => {
    fake.lines = ['lost'];
    const { rows } = await add(100);
    fake.lines = ['away'];
    await act(rows[0]!.id);
    fake.lines = ['fine'];
    fake.forgets = true;
    await send();
  };

  it('is refused, and can be thrown away', async () => {
    await change((id) => edit(id, 150));
    expect(unsent()).toMatchObject([{ method: 'put', state: 'refused' }]);
    throwAway(unsent()[0]!);
    expect(unsent()).toEqual([]);
  });

  it('is refused, too, if it is a deletion', async () => {
    await change((id) => remove(id));
    expect(unsent()).toMatchObject([{ method: 'delete', state: 'refused' }]);
    throwAway(unsent()[0]!);
    expect(unsent()).toEqual([]);
  });
});
