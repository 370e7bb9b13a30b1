import { expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { fillStorage } from '@/mocks/storage';
import { endSession } from '@/shared/api/session';
import { hasDrafts, writeDraft } from './drafts';
import { persistedStore } from './persistedStore';

const store = persistedStore<{ names: string[] }>('names', { names: [] }, ({ names }) => names.length === 0);
const add = (name: string) => store.change(({ names }) => ({ names: [...names, name] }));

it('the stored value is there after the same user logs in again', () => {
  signIn();
  add('Squat');
  endSession('expired');
  expect(store.get().names).toEqual([]);
  signIn();
  expect(store.get().names).toEqual(['Squat']);
});

it('another user starts with an empty value', () => {
  signIn();
  add('Squat');
  signIn({ ...mara, id: 8 }, 'of-ben');
  expect(store.get().names).toEqual([]);
});

it('stores no draft if the value is empty', () => {
  signIn();
  add('Squat');
  expect(hasDrafts()).toBe(true);
  store.change(() => ({ names: [] }));
  expect(hasDrafts()).toBe(false);
});

it('adopts a value that another tab wrote', () => {
  signIn();
  writeDraft('names', { names: ['Row'] });
  expect(store.get().names).toEqual([]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'draft:7:names' }));
  expect(store.get().names).toEqual(['Row']);
});

it('adopts a value that another tab wrote while this page was suspended', () => {
  signIn();
  add('Squat');
  writeDraft('names', { names: ['Squat', 'Row'] });
  document.dispatchEvent(new Event('visibilitychange'));
  add('Dip');
  expect(store.get().names).toEqual(['Squat', 'Row', 'Dip']);
});

it('does not change its value if no other tab wrote while it was suspended', () => {
  const partly = persistedStore(
    'partly',
    { text: '', sent: '' },
    ({ text }: { text: string }) => text === '',
    ({ text, sent }) => ({ text: text || sent }),
  );
  signIn();
  partly.change(() => ({ text: '', sent: 'Am I strong?' }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(partly.get()).toEqual({ text: '', sent: 'Am I strong?' });
});

it('a store that is created after the session started loads the stored value', () => {
  signIn();
  writeDraft('late', { names: ['Dip'] });
  expect(persistedStore<{ names: string[] }>('late', { names: [] }, () => false).get().names).toEqual(['Dip']);
});

it('holds a value in memory if the storage is full, whatever else another tab writes', () => {
  signIn();
  add('Squat');
  fillStorage();
  add('Row');
  expect(store.get().names).toEqual(['Squat', 'Row']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'draft:7:others' }));
  endSession('expired');
  signIn();
  expect(store.get().names).toEqual(['Squat', 'Row']);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});
