import { beforeEach, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { settingStore } from './settingStore';

const store = settingStore('sound', { loud: false, long: false });

beforeEach(() => signIn());

it('a setting applies at once and is stored for the user', () => {
  store.change({ loud: true });
  expect(store.use.getState()).toEqual({ loud: true, long: false });
  signIn({ ...mara, id: 8 }, 'of-ben');
  expect(store.use.getState()).toEqual({ loud: false, long: false });
  signIn();
  expect(store.use.getState()).toEqual({ loud: true, long: false });
});

it('a setting from another tab appears, and the next change preserves it', () => {
  localStorage.setItem('setting:7:sound', '{"loud":true}');
  expect(store.get()).toEqual({ loud: true, long: false });
  window.dispatchEvent(new StorageEvent('storage', { key: 'setting:7:sound' }));
  expect(store.use.getState()).toEqual({ loud: true, long: false });
  // The page missed this change while it was suspended.
  localStorage.setItem('setting:7:sound', '{"loud":false}');
  store.change({ long: true });
  expect(store.use.getState()).toEqual({ loud: false, long: true });
});
