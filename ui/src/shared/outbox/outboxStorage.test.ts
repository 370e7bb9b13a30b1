// What the outbox does when the storage of the browser is full.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '@/mocks/people';
import { fillStorage } from '@/mocks/storage';
import { useSession } from '@/shared/api/session';
import { useStorageFull } from '@/shared/lib/drafts';
import { addEntry, outboxEntries } from './entries';
import { add, edit, FakeServer, reload } from './outboxFixtures';

let fake: FakeServer;

beforeEach(() => {
  signIn();
  fake = new FakeServer();
  fake.lines = ['away'];
});
afterEach(() => vi.restoreAllMocks());

it('a change of an entry that waits is refused, and the earlier version stays', async () => {
  // The first one is attempted, the second waits behind it.
  await add(100);
  const { rows } = await add(200);
  fillStorage();
  await expect(edit(rows[0]!.id, 222)).rejects.toBeInstanceOf(TypeError);
  expect(useStorageFull.getState().storageFull).toBe(true);
  expect(outboxEntries()[1]).toMatchObject({ state: 'waiting', body: { ml: 200 } });
  vi.restoreAllMocks();
  reload();
  expect(outboxEntries()[1]).toMatchObject({ state: 'waiting', body: { ml: 200 } });
});

it('an entry that could not be stored is not kept when the session has expired', async () => {
  fillStorage();
  fake.lines = [401];
  const saved = add(100);
  await expect(saved).rejects.toBeInstanceOf(TypeError);
  expect(useSession.getState().session).toBeNull();
});

it('an entry that could not be stored sets the notice, also without record()', async () => {
  await add(100);
  const [entry] = outboxEntries();
  fillStorage();
  addEntry({ ...entry!, id: 'another', sequence: 2 });
  expect(useStorageFull.getState().storageFull).toBe(true);
});
