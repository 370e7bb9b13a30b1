// What waits is handed to the service worker while the page is hidden, and taken back.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '@/mocks/people';
import { endSession } from '@/shared/api/session';
import { onSync, type SyncEvent } from '@/sw/sync';
import { outboxEntries } from './entries';
import { mirrorOutbox, takeBack } from './mirror';
import { readMirror } from './mirrorStore';
import { add, edit, fakeClient, FakeServer, reload, remove } from './outboxFixtures';
import { sendOutbox } from './send';

let fake: FakeServer;
const register = vi.fn(() => Promise.resolve());

function stub(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
}

beforeEach(() => {
  signIn();
  fake = new FakeServer();
  register.mockClear();
  const registration = { active: {}, sync: { register } };
  stub(navigator, 'serviceWorker', {
    getRegistration: () => Promise.resolve(registration),
    addEventListener: () => {},
  });
  stub(navigator, 'locks', { request: (_name: string, run: () => Promise<void>) => run() });
});
afterEach(() => {
  stub(document, 'hidden', false);
});

// The connection is back. Resolves when the worker is done, as the browser sees it.
function sync(windows: { visibilityState: string }[] = []): Promise<unknown> {
  let work: Promise<unknown> = Promise.resolve();
  const event = { tag: 'outbox', waitUntil: (promise: Promise<unknown>) => (work = promise) };
  onSync(event as unknown as SyncEvent, { matchAll: () => Promise.resolve(windows) } as unknown as Clients);
  return work;
}

async function keepAway(...changes: (() => Promise<unknown>)[]): Promise<void> {
  fake.lines = ['away'];
  for (const change of changes) await change();
  fake.lines = ['fine'];
  fake.requests = [];
}

const send = () => sendOutbox(fakeClient, { isAsked: true });
const mls = () => fake.rows.map(({ ml }) => ml);

it('the worker sends what waits in order, and the next page repeats it without a second row', async () => {
  await keepAway(
    () => add(250),
    () => add(300),
  );
  await mirrorOutbox();
  expect(register).toHaveBeenCalledWith('outbox');
  await sync();
  expect(mls()).toEqual([250, 300]);
  reload();
  await send();
  expect(mls()).toEqual([250, 300]);
  expect(fake.keys.slice(2)).toEqual(fake.keys.slice(0, 2));
  expect(outboxEntries().filter(({ state }) => state !== 'sent')).toEqual([]);
  expect(await readMirror()).toBeUndefined();
});

it('a page that is hidden hands over what waits', async () => {
  await keepAway(() => add(250));
  stub(document, 'hidden', true);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => register.mock.calls.length).toBe(1);
  expect((await readMirror())?.requests).toMatchObject([{ method: 'POST', path: '/api/water-entries' }]);
});

it('a page in use sends by itself', async () => {
  await keepAway(() => add(250));
  await mirrorOutbox();
  await sync([{ visibilityState: 'visible' }]);
  expect(fake.requests).toEqual([]);
  await sync([{ visibilityState: 'hidden' }]);
  expect(mls()).toEqual([250]);
});

it('the worker stops at the first failure and asks the browser to try again', async () => {
  await keepAway(
    () => add(250),
    () => add(300),
  );
  await mirrorOutbox();
  fake.lines = ['lost'];
  await expect(sync()).rejects.toThrow();
  expect(fake.requests).toHaveLength(1);
  fake.lines = [503];
  await expect(sync()).rejects.toThrow('503');
  fake.lines = ['fine'];
  await sync();
  expect(mls()).toEqual([250, 300]);
});

it('what the server refuses is left to the person', async () => {
  await keepAway(() => add(250));
  await mirrorOutbox();
  fake.lines = [400];
  await sync();
  await send();
  expect(outboxEntries()).toMatchObject([{ state: 'refused' }]);
});

it('an entry that the worker did not attempt can still be changed in place', async () => {
  await keepAway(
    () => add(250),
    () => add(300),
  );
  const [first, second] = outboxEntries();
  expect([first, second]).toMatchObject([{ attempted: true }, { attempted: false }]);
  await mirrorOutbox();
  expect(outboxEntries()[1]).toMatchObject({ attempted: true, wasOpen: true });
  await takeBack();
  expect(outboxEntries()[1]).toMatchObject({ attempted: false });
  await mirrorOutbox();
  await sync();
  await takeBack();
  expect(outboxEntries()[1]).toMatchObject({ attempted: true });
});

it('the second change of a row has no age', async () => {
  await add(250);
  const { id } = fake.rows[0]!;
  await keepAway(
    () => edit(id, 260),
    () => remove(id),
  );
  await mirrorOutbox();
  await sync();
  expect(fake.requests.map(({ method, age }) => [method, age])).toEqual([
    ['PUT', '0'],
    ['DELETE', null],
  ]);
  expect(mls()).toEqual([]);
});

it('a change of a row without an id waits for the next page', async () => {
  await keepAway(async () => {
    const { rows } = await add(300);
    await edit(rows[0]!.id, 310);
  });
  expect(outboxEntries()).toHaveLength(2);
  await mirrorOutbox();
  await sync();
  expect(mls()).toEqual([300]);
  await send();
  expect(mls()).toEqual([310]);
});

it('a second mirror does not forget what the worker has attempted', async () => {
  await keepAway(
    () => add(250),
    () => add(300),
  );
  await mirrorOutbox();
  fake.lines = ['fine', 'lost'];
  await expect(sync()).rejects.toThrow();
  await mirrorOutbox();
  expect((await readMirror())?.requests).toMatchObject([{ attempted: true }, { attempted: true }]);
  await takeBack();
  expect(outboxEntries()).toMatchObject([{ attempted: true }, { attempted: true }]);
});

it('the worker removes the mirror when the session has ended elsewhere', async () => {
  await keepAway(() => add(250));
  await mirrorOutbox();
  fake.lines = [401];
  await sync();
  expect(await readMirror()).toBeUndefined();
  fake.lines = ['fine'];
  await send();
  expect(mls()).toEqual([250]);
});

it('the age of a change is that at sending, in whole seconds that have passed', async () => {
  await add(250);
  await keepAway(() => edit(fake.rows[0]!.id, 260));
  await mirrorOutbox();
  const { at } = outboxEntries().find(({ method }) => method === 'put')!;
  vi.spyOn(Date, 'now').mockReturnValue(at + 3_600_900);
  await sync();
  expect(fake.requests[0]?.age).toBe('3600');
});

it('the end of the session removes the mirror', async () => {
  await keepAway(() => add(250));
  await mirrorOutbox();
  endSession('logout');
  await expect.poll(readMirror).toBeUndefined();
  await sync();
  expect(fake.requests).toEqual([]);
});
