import { expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { fillStorage } from '@/mocks/storage';
import { endSession } from '@/shared/api/session';
import { hasDrafts, writeDraft } from './drafts';
import { persistedStore } from './persistedStore';

const store = persistedStore<{ names: string[] }>('names', { names: [] }, ({ names }) => names.length === 0);
const add = (name: string) => store.change(({ names }) => ({ names: [...names, name] }));

it('what is kept goes on after the same person logs in again', () => {
  signIn();
  add('Squat');
  endSession('expired');
  expect(store.get().names).toEqual([]);
  signIn();
  expect(store.get().names).toEqual(['Squat']);
});

it('another person starts with nothing', () => {
  signIn();
  add('Squat');
  signIn({ ...mara, id: 8 }, 'of-ben');
  expect(store.get().names).toEqual([]);
});

it('leaves no draft when it is empty', () => {
  signIn();
  add('Squat');
  expect(hasDrafts()).toBe(true);
  store.change(() => ({ names: [] }));
  expect(hasDrafts()).toBe(false);
});

it('takes over what another tab wrote', () => {
  signIn();
  writeDraft('names', { names: ['Row'] });
  expect(store.get().names).toEqual([]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'draft:7:names' }));
  expect(store.get().names).toEqual(['Row']);
});

it('takes over what another tab wrote while this page slept', () => {
  signIn();
  add('Squat');
  writeDraft('names', { names: ['Squat', 'Row'] });
  document.dispatchEvent(new Event('visibilitychange'));
  add('Dip');
  expect(store.get().names).toEqual(['Squat', 'Row', 'Dip']);
});

it('leaves what it holds as it is when nobody wrote while it slept', () => {
  const partly = persistedStore(
    'partly',
    { text: '', sent: '' },
    ({ text }: { text: string }) => text === '',
    ({ text, sent }) => ({ text: text || sent }),
  );
  signIn();
  partly.change(() => ({ text: '', sent: 'Am I strong?' }));
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(partly.get()).toEqual({ text: '', sent: 'Am I strong?' });
});

it('a store that is made after the session began finds what was kept', () => {
  signIn();
  writeDraft('late', { names: ['Dip'] });
  expect(persistedStore<{ names: string[] }>('late', { names: [] }, () => false).get().names).toEqual(['Dip']);
});

it('holds in memory what a full browser does not take, whatever else another tab writes', () => {
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
