import { beforeEach, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { settingStore } from './settingStore';

const store = settingStore('sound', { loud: false, long: false });

beforeEach(() => signIn());

it('a choice holds at once and is there for the same person the next time', () => {
  store.change({ loud: true });
  expect(store.use.getState()).toEqual({ loud: true, long: false });
  signIn({ ...mara, id: 8 }, 'of-ben');
  expect(store.use.getState()).toEqual({ loud: false, long: false });
  signIn();
  expect(store.use.getState()).toEqual({ loud: true, long: false });
});

it('a choice made in another tab is shown here, and kept by the next one made here', () => {
  localStorage.setItem('setting:7:sound', '{"loud":true}');
  expect(store.get()).toEqual({ loud: true, long: false });
  window.dispatchEvent(new StorageEvent('storage', { key: 'setting:7:sound' }));
  expect(store.use.getState()).toEqual({ loud: true, long: false });
  // This one was missed while the page slept.
  localStorage.setItem('setting:7:sound', '{"loud":false}');
  store.change({ long: true });
  expect(store.use.getState()).toEqual({ loud: false, long: true });
});
