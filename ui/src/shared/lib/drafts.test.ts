import { afterEach, describe, expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { fillStorage } from '@/mocks/storage';
import { endSession } from '@/shared/api/session';
import {
  discardDrafts,
  draftNames,
  hasDrafts,
  readDraft,
  removeDraft,
  removeOldDrafts,
  useStorageFull,
  writeDraft,
} from './drafts';

it('a draft outlives the session and is there after the same user logs in again', () => {
  signIn();
  writeDraft('workout', { reps: 8 });
  endSession('expired');
  expect(readDraft('workout')).toBeNull();
  signIn();
  expect(readDraft('workout')).toEqual({ reps: 8 });
});

it('another user never sees a draft', () => {
  signIn();
  writeDraft('workout', { reps: 8 });
  // The id 77 starts with 7.
  signIn({ ...mara, id: 77 }, 'of-ben');
  expect(readDraft('workout')).toBeNull();
  expect(hasDrafts()).toBe(false);
  discardDrafts();
  signIn();
  expect(readDraft('workout')).toEqual({ reps: 8 });
});

it('drafts can be removed one by one or discarded together', () => {
  signIn();
  writeDraft('a', 1);
  writeDraft('b', 2);
  removeDraft('a');
  expect([readDraft('a'), readDraft('b')]).toEqual([null, 2]);
  discardDrafts();
  expect(hasDrafts()).toBe(false);
});

describe('with a full storage', () => {
  afterEach(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    useStorageFull.setState({ storageFull: false });
  });

  it('a draft exists until the page closes, and useStorageFull reports it', () => {
    signIn();
    writeDraft('workout', { reps: 8 });
    expect(useStorageFull.getState().storageFull).toBe(false);
    fillStorage();
    writeDraft('workout', { reps: 9 });
    writeDraft('food', 1);
    expect([readDraft('workout'), readDraft('food'), draftNames('fo')]).toEqual([{ reps: 9 }, 1, ['food']]);
    expect(useStorageFull.getState().storageFull).toBe(true);
    signIn({ ...mara, id: 8 }, 'of-ben');
    expect([readDraft('workout'), hasDrafts()]).toEqual([null, false]);
    signIn();
    discardDrafts();
    expect([readDraft('workout'), hasDrafts()]).toEqual([null, false]);
  });
});

describe('when the page is loaded', () => {
  it('drafts of any user that were not changed for 30 days are removed', () => {
    vi.useFakeTimers({ now: new Date(2026, 9, 1, 12), toFake: ['Date'] });
    signIn({ ...mara, id: 8 }, 'of-ben');
    writeDraft('period', { notes: 'strong' });
    signIn();
    writeDraft('workout', { reps: 8 });
    vi.setSystemTime(new Date(2026, 9, 2, 12));
    writeDraft('workout', { reps: 9 });
    removeOldDrafts('2026-10-30');
    expect(localStorage.getItem('draft:8:period')).not.toBeNull();
    removeOldDrafts('2026-10-31');
    expect(Object.keys(localStorage).filter((key) => key.includes(':8:'))).toEqual([]);
    expect(readDraft('workout')).toEqual({ reps: 9 });
    removeOldDrafts('2026-11-01');
    expect(readDraft('workout')).toBeNull();
    vi.useRealTimers();
  });

  it('the 30 days of an earlier version’s draft begin', () => {
    signIn();
    localStorage.setItem('draft:7:workout', '1');
    removeOldDrafts('2026-11-01');
    removeOldDrafts('2026-11-30');
    expect(readDraft('workout')).toBe(1);
    removeOldDrafts('2026-12-01');
    expect(readDraft('workout')).toBeNull();
  });

  it('nothing remains of a draft that was removed, also by an earlier version', () => {
    signIn();
    writeDraft('workout', 1);
    removeDraft('workout');
    writeDraft('food', 1);
    localStorage.removeItem('draft:7:food');
    writeDraft('sleep', 1);
    discardDrafts();
    removeOldDrafts('2026-11-01');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
  });
});
