import { expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { endSession } from '@/shared/api/session';
import { discardDrafts, hasDrafts, readDraft, removeDraft, writeDraft } from './drafts';

it('a draft outlives the session and goes on after the same person logs in', () => {
  signIn();
  writeDraft('workout', { reps: 8 });
  endSession('expired');
  expect(readDraft('workout')).toBeNull();
  signIn();
  expect(readDraft('workout')).toEqual({ reps: 8 });
});

it('another person never sees it', () => {
  signIn();
  writeDraft('workout', { reps: 8 });
  // Id 77 begins with the digits of id 7.
  signIn({ ...mara, id: 77 }, 'of-ben');
  expect(readDraft('workout')).toBeNull();
  expect(hasDrafts()).toBe(false);
  discardDrafts();
  signIn();
  expect(readDraft('workout')).toEqual({ reps: 8 });
});

it('can be removed one by one or discarded together', () => {
  signIn();
  writeDraft('a', 1);
  writeDraft('b', 2);
  removeDraft('a');
  expect([readDraft('a'), readDraft('b')]).toEqual([null, 2]);
  discardDrafts();
  expect(hasDrafts()).toBe(false);
});
