import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { gate } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { fillStorage } from '@/mocks/storage';
import { http, HttpResponse } from 'msw';
import { ApiError } from '@/shared/api/client';
import { endSession, useSession } from '@/shared/api/session';
import { useStorageFull } from '@/shared/lib/drafts';
import { addEntry, changeEntry, hasUnsentEntries, outboxEntries, ownKinds, rowIdOf } from './entries';
import { wasKept } from './record';
import { add, edit, fakeClient, FakeServer, reload, remove, states, type Glass } from './outboxFixtures';
import { sendOutbox } from './send';

let fake: FakeServer;

const send = () => sendOutbox(fakeClient, { isAsked: true });
const mls = () => fake.rows.map(({ ml }) => ml);
// Kept while the server is away.
async function keepAway(...changes: (() => Promise<{ rows: Glass[] }>)[]): Promise<Glass[]> {
  fake.lines = ['away'];
  const rows = [];
  for (const change of changes) rows.push(...(await change()).rows);
  fake.lines = ['fine'];
  return rows;
}

beforeEach(() => {
  signIn();
  fake = new FakeServer();
});
afterEach(() => vi.restoreAllMocks());

describe('a recorded change', () => {
  it('resolves with the row of the server, and leaves nothing behind', async () => {
    const { rows, isKept } = await add(250);
    expect(rows).toMatchObject([{ id: 101, ml: 250 }]);
    expect(isKept).toBe(false);
    expect(hasUnsentEntries()).toBe(false);
  });

  it('is stored before it is sent', async () => {
    const stored: number[] = [];
    server.use(
      http.post('/api/water-entries', () => {
        stored.push(Object.keys(localStorage).filter((key) => key.startsWith('outbox:7:')).length);
        return HttpResponse.json({ id: 1, ml: 250 }, { status: 201 });
      }),
    );
    await add(250);
    expect(stored).toEqual([1]);
  });

  it('is kept without a connection, under a negative id', async () => {
    fake.lines = ['away'];
    const { rows, isKept } = await add(250);
    expect(isKept).toBe(true);
    expect(wasKept(rows[0])).toBe(true);
    expect(rows[0]!.id).toBeLessThan(0);
    expect(states()).toEqual(['waiting']);
  });

  it('counts as kept when the request hangs', async () => {
    const { open, opened } = gate();
    server.use(
      http.post('/api/water-entries', async () => {
        await opened;
        return HttpResponse.json({ id: 1, ml: 250 }, { status: 201 });
      }),
    );
    expect(await add(250, 20)).toMatchObject({ isKept: true });
    open();
    await vi.waitFor(() => expect(hasUnsentEntries()).toBe(false));
  });

  it('that is refused at once rejects with the message, and leaves nothing behind', async () => {
    fake.lines = [400];
    await expect(add(250)).rejects.toMatchObject({ status: 400, body: { message: 'No' } });
    expect(outboxEntries()).toEqual([]);
  });

  it('that can neither be stored nor sent rejects, so that the form keeps its values', async () => {
    fillStorage();
    fake.lines = ['away'];
    await expect(add(250)).rejects.toBeInstanceOf(TypeError);
    expect(outboxEntries()).toEqual([]);
    expect(useStorageFull.getState().storageFull).toBe(true);
  });

  it('is sent even if it cannot be stored', async () => {
    fillStorage();
    expect(await add(250)).toMatchObject({ isKept: false });
    expect(mls()).toEqual([250]);
  });
});

describe('what waits', () => {
  it('is sent in order, each once, under the key of its first attempt', async () => {
    await keepAway(
      () => add(100),
      () => add(200),
      () => add(300),
    );
    const [first] = fake.keys;
    await send();
    expect(mls()).toEqual([100, 200, 300]);
    expect(fake.requests.filter(({ body }) => (body as Glass).ml === 100).every(({ key }) => key === first)).toBe(true);
    expect(hasUnsentEntries()).toBe(false);
  });

  it('is stored once when the answer was lost', async () => {
    fake.lines = ['lost'];
    await add(100);
    fake.lines = ['fine'];
    await send();
    expect(mls()).toEqual([100]);
  });

  it.each([401, 408, 429, 500, 503])('stays after a %d', async (status) => {
    fake.lines = [status];
    await Promise.race([add(100), new Promise((resolve) => setTimeout(resolve, 200))]);
    if (status === 401) signIn();
    expect(hasUnsentEntries()).toBe(true);
    fake.lines = ['fine'];
    await send();
    expect(mls()).toEqual([100]);
  });

  it('stays while the storage of the server is full, and lets others pass', async () => {
    fake.lines = [409, 'fine'];
    fake.refusal = { body: { message: 'Full', code: 'QUOTA_REACHED' } };
    await add(100);
    await send();
    expect(mls()).toEqual([100]);
  });

  it('waits as long as the server asks', async () => {
    fake.lines = [409];
    fake.refusal = {
      body: { message: 'Busy', code: 'IDEMPOTENCY_KEY_IN_USE' },
      headers: { 'Retry-After': '30' },
    };
    await add(100);
    fake.lines = ['fine'];
    await send();
    expect(fake.requests).toHaveLength(1);
    await sendOutbox(fakeClient, { now: () => Date.now() + 31_000 });
    expect(mls()).toEqual([100]);
  });

  it('does not wait for a day when the clock of this device was a day ahead, and is set right', async () => {
    const aDayAhead = () => Date.now() + 24 * 3_600_000;
    fake.lines = [503];
    fake.refusal = { headers: { 'Retry-After': '60' } };
    await add(100, 1);
    await sendOutbox(fakeClient, { isAsked: true, now: aDayAhead });
    const before = fake.requests.length;
    fake.lines = ['fine'];
    await sendOutbox(fakeClient, { now: aDayAhead });
    expect(fake.requests).toHaveLength(before);
    await sendOutbox(fakeClient);
    expect(mls()).toEqual([100]);
  });

  it('survives a reload in the middle of a request', async () => {
    server.use(http.post('/api/water-entries', () => new Promise<never>(() => {}), { once: true }));
    void add(100, 10_000);
    await vi.waitFor(() => expect(outboxEntries()[0]).toMatchObject({ attempted: true }));
    endSession('expired');
    signIn();
    reload();
    expect(states()).toEqual(['waiting']);
    await send();
    expect(mls()).toEqual([100]);
  });

  it('belongs to its user', async () => {
    await keepAway(() => add(100));
    endSession('logout');
    expect(outboxEntries()).toEqual([]);
    signIn({ ...mara, id: 77 }, 'of-ben');
    await send();
    expect(fake.rows).toEqual([]);
    signIn();
    await send();
    expect(mls()).toEqual([100]);
  });

  it('stays when the session has expired, and is sent after the same user signs in', async () => {
    fake.lines = [401];
    void add(100);
    await vi.waitFor(() => expect(useSession.getState().session).toBeNull());
    fake.lines = ['fine'];
    signIn();
    await send();
    expect(mls()).toEqual([100]);
  });

  it('is not marked by the sender of an earlier session, which gives up', async () => {
    await keepAway(() => add(100));
    const [entry] = outboxEntries();
    const { open, opened } = gate();
    const ownSender = vi.fn(() => opened);
    const registered = ownKinds.get('correction');
    ownKinds.set('correction', { load: () => Promise.resolve(ownSender), isReady: () => true });
    changeEntry(entry!.id, { kind: 'correction', body: { sets: [] } });
    void send();
    await vi.waitFor(() => expect(ownSender).toHaveBeenCalledOnce());
    endSession('expired');
    signIn();
    open();
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (registered) ownKinds.set('correction', registered);
    else ownKinds.delete('correction');
    expect(states()).toEqual(['waiting']);
  });

  it('is sent once by two tabs', async () => {
    await keepAway(() => add(100));
    await Promise.all([send(), send(), sendOutbox(fakeClient)]);
    expect(mls()).toEqual([100]);
  });

  it('that another tab has sent disappears here', async () => {
    await keepAway(() => add(100));
    const [key] = Object.keys(localStorage).filter((each) => each.startsWith('outbox:'));
    localStorage.removeItem(key!);
    window.dispatchEvent(new StorageEvent('storage', { key: key! }));
    expect(outboxEntries()).toEqual([]);
  });

  it('is complete after five hundred entries over a bad line', async () => {
    await keepAway(() => add(1));
    const [first] = outboxEntries();
    for (let ml = 2; ml <= 500; ml += 1)
      addEntry({ ...first!, id: `entry-${ml}`, key: `key-${ml}`, sequence: ml, body: { ml }, rows: [{ id: -ml }] });
    for (let round = 0; hasUnsentEntries(); round += 1) {
      fake.lines = [...Array.from({ length: 20 + (round % 7) }, () => 'fine' as const), round % 2 ? 'lost' : 'away'];
      await send();
    }
    expect(mls()).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
  });
});

describe('a row made on this device', () => {
  it('that was never sent is changed in place', async () => {
    // The first one is attempted, the second waits behind it.
    const [, second] = await keepAway(
      () => add(100),
      () => add(200),
    );
    await keepAway(() => edit(second!.id, 222));
    expect(outboxEntries()).toHaveLength(2);
    await send();
    expect(mls()).toEqual([100, 222]);
    expect(fake.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('that may have been sent is changed by a later request', async () => {
    fake.lines = ['lost'];
    const { rows } = await add(100);
    await keepAway(() => edit(rows[0]!.id, 150));
    expect(outboxEntries()).toHaveLength(2);
    await send();
    expect(mls()).toEqual([150]);
    // The server changed the row a moment ago, by this device itself.
    expect(fake.requests.at(-1)).toMatchObject({ method: 'PUT', path: '/api/water-entries/101', age: null });
  });

  it('that was never sent is deleted without a request', async () => {
    const [, second] = await keepAway(
      () => add(100),
      () => add(200),
    );
    await remove(second!.id);
    await send();
    expect(mls()).toEqual([100]);
    expect(fake.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('is still known by its first id after it was sent', async () => {
    const [row] = await keepAway(() => add(100));
    await send();
    expect(rowIdOf(row!.id)).toBe(101);
    await edit(row!.id, 120);
    expect(mls()).toEqual([120]);
  });

  it('is still known after a reload', async () => {
    const [row] = await keepAway(() => add(100));
    await send();
    reload();
    await edit(row!.id, 120);
    expect(mls()).toEqual([120]);
  });
});

describe('a refused entry', () => {
  const refuse = async () => {
    const [row] = await keepAway(() => add(100));
    fake.lines = [400, 'fine'];
    await send();
    return row!;
  };

  it('stays with its reason, and others go on', async () => {
    await keepAway(
      () => add(100),
      () => add(200),
    );
    fake.lines = [400, 'fine'];
    await send();
    expect(states().filter((state) => state !== 'sent')).toEqual(['refused']);
    expect(outboxEntries()[0]).toMatchObject({ reason: { status: 400 } });
    expect(mls()).toEqual([200]);
    await send();
    expect(mls()).toEqual([200]);
  });

  it('can be corrected, and is sent under a new key', async () => {
    const row = await refuse();
    const { key } = outboxEntries()[0]!;
    await edit(row.id, 90);
    expect(mls()).toEqual([90]);
    expect(fake.keys.at(-1)).not.toBe(key);
    expect(hasUnsentEntries()).toBe(false);
  });

  it('that is refused again stays in the list', async () => {
    const row = await refuse();
    fake.lines = [400];
    await expect(edit(row.id, 90)).rejects.toBeInstanceOf(ApiError);
    expect(outboxEntries()[0]).toMatchObject({ state: 'refused', isShown: true, body: { ml: 90 } });
  });

  it('holds back what refers to it', async () => {
    fake.lines = ['lost'];
    const { rows } = await add(100);
    await keepAway(() => edit(rows[0]!.id, 150));
    fake.lines = [400];
    await send();
    expect(states()).toEqual(['refused', 'waiting']);
  });
});

describe('a row that another device changed', () => {
  it('is recognized by the age of the change, whatever the clock shows', async () => {
    await add(100);
    fake.lines = ['away'];
    const day = 24 * 60 * 60 * 1000;
    vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000 + day);
    await edit(101, 120);
    fake.lines = ['fine'];
    await sendOutbox(fakeClient, { isAsked: true, now: () => 1_800_000_000_000 + day + 90_900 });
    expect(fake.requests.at(-1)).toMatchObject({ method: 'PUT', age: '90' });
  });

  it('and later than here, is refused and stays', async () => {
    await add(100);
    await keepAway(() => edit(101, 120));
    fake.lines = [412];
    fake.refusal = { body: { message: 'Later', code: 'CHANGED_LATER' } };
    await send();
    expect(outboxEntries().find(({ method }) => method === 'put')).toMatchObject({
      state: 'refused',
      reason: { status: 412 },
    });
  });

  it('and deleted, counts as deleted', async () => {
    await add(100);
    await keepAway(() => remove(101));
    fake.rows = [];
    await send();
    expect(hasUnsentEntries()).toBe(false);
  });

  it('and deleted, does not swallow a change', async () => {
    await add(100);
    await keepAway(() => edit(101, 120));
    fake.rows = [];
    await send();
    expect(outboxEntries().find(({ method }) => method === 'put')).toMatchObject({
      state: 'refused',
      reason: { status: 404 },
    });
  });
});
