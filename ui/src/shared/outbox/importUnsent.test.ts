import { beforeEach, expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import { fillStorage } from '@/mocks/storage';
import { hasDrafts, writeDraft } from '@/shared/lib/drafts';
import { vi } from 'vitest';
import { outboxEntries } from './entries';
import { importOldEntries } from './importUnsent';

const body = {
  activityType: 'breathing',
  activityName: 'calm',
  completedAt: '2026-11-20T10:00:00.000Z',
  clientKey: 'c0ffee',
};

beforeEach(() => {
  signIn();
  writeDraft('unsent:c0ffee', { path: '/api/wellness-activities', body });
});

it('a moment that an earlier version stored joins the outbox once', () => {
  importOldEntries();
  importOldEntries();
  expect(outboxEntries()).toEqual([
    expect.objectContaining({ kind: 'moment', path: '/api/wellness-activities', body, state: 'waiting' }),
  ]);
  expect(hasDrafts()).toBe(false);
});

it('a moment stays where it is if the storage is full', () => {
  fillStorage();
  importOldEntries();
  expect(hasDrafts()).toBe(true);
  vi.restoreAllMocks();
});
