// A page that never loaded the code of the mirror removes the mirror at the end of the session.
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '@/mocks/people';
import { endSession } from '@/shared/api/session';
import { hasUnsentEntries } from './entries';
import { readMirror, writeMirror } from './mirrorStore';

const MARK = 'outbox-mirror:7';

beforeEach(async () => {
  signIn();
  await writeMirror({ userId: 7, headers: { Authorization: 'Bearer secret' }, requests: [] });
});

it('if its mark says that there is one', async () => {
  localStorage.setItem(MARK, '1');
  expect(hasUnsentEntries()).toBe(false);
  endSession('logout');
  expect(localStorage.getItem(MARK)).toBeNull();
  await expect.poll(readMirror).toBeUndefined();
});

it('and deletes the database if the code cannot be loaded', async () => {
  localStorage.setItem(MARK, '1');
  vi.doMock('./mirrorStore', () => Promise.reject(new Error('The server is away')));
  const deletion = vi.spyOn(indexedDB, 'deleteDatabase').mockReturnValue({} as IDBOpenDBRequest);
  endSession('expired');
  await expect.poll(() => deletion.mock.calls).toEqual([['outbox']]);
  vi.doUnmock('./mirrorStore');
});
