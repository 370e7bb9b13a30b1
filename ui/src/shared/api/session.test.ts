import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { queryClient } from './queryClient';
import {
  adoptStoredSession,
  endSession,
  syncSessionAcrossTabs,
  loadSession,
  onSessionChange,
  startSession,
  updateUser,
  useSession,
  type SessionChange,
} from './session';

function store(token: string | null, user: unknown): void {
  if (token !== null) localStorage.setItem('token', token);
  if (user !== undefined) localStorage.setItem('user', typeof user === 'string' ? user : JSON.stringify(user));
}

const stored = () => [localStorage.getItem('token'), localStorage.getItem('user')];

describe('on load', () => {
  it('is loading until the stored session was read', () => {
    expect(useSession.getState().status).toBe('loading');
    loadSession();
    expect(useSession.getState().status).toBe('signedOut');
  });

  it('signs in when token and user are stored and the user has an id', () => {
    store('abc', mara);
    loadSession();
    expect(useSession.getState()).toMatchObject({ status: 'signedIn', session: { token: 'abc', user: { id: 7 } } });
  });

  it.each([
    ['no token', null, mara],
    ['a token that reads undefined', 'undefined', mara],
    ['a token that reads null', 'null', mara],
    ['no user', 'abc', undefined],
    ['a user that is no JSON', 'abc', '{'],
    ['a user without an id', 'abc', { name: 'Nobody' }],
  ])('removes both when there is %s', (_case, token, user) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    store(token, user);
    loadSession();
    expect(useSession.getState().status).toBe('signedOut');
    expect(stored()).toEqual([null, null]);
  });

  it('warns in the console about a stored user without an id', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    store('abc', { name: 'Nobody' });
    loadSession();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('login and logout', () => {
  it('stores token and user on login', () => {
    startSession({ token: 'abc', user: mara });
    expect(localStorage.getItem('token')).toBe('abc');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(mara);
  });

  it('clears token and user on logout', () => {
    signIn();
    endSession('logout');
    expect(stored()).toEqual([null, null]);
    expect(useSession.getState().session).toBeNull();
  });

  it.each([
    ['a login', () => signIn({ ...mara, id: 8 }, 'new')],
    ['a logout', () => endSession('logout')],
    ['an expired session', () => endSession('expired')],
  ])('%s empties the query cache', (_case, change) => {
    signIn();
    queryClient.setQueryData(['/api/stats'], { totalWorkouts: 12 });
    change();
    expect(queryClient.getQueryData(['/api/stats'])).toBeUndefined();
  });

  it('updates the stored user without a new session', () => {
    signIn();
    const { epoch } = useSession.getState();
    updateUser({ ...mara, name: 'Mara L.' });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toHaveProperty('name', 'Mara L.');
    expect(useSession.getState()).toMatchObject({ epoch, session: { user: { name: 'Mara L.' } } });
  });

  it('ignores the data of another user', () => {
    signIn();
    updateUser({ ...mara, id: 99, name: 'Somebody else' });
    expect(useSession.getState().session?.user.name).toBe('Mara');
  });
});

describe('every open tab', () => {
  const changes: SessionChange[] = [];
  let stop: (() => void)[] = [];
  beforeEach(() => {
    changes.length = 0;
    signIn();
    stop = [syncSessionAcrossTabs(), onSessionChange((change) => changes.push(change))];
    queryClient.setQueryData(['/api/stats'], { totalWorkouts: 12 });
  });
  afterEach(() => stop.forEach((end) => end()));

  const event = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('follows a logout of another tab and empties its cache', () => {
    localStorage.removeItem('token');
    event('token');
    expect(changes).toEqual(['adopted']);
    expect(useSession.getState().status).toBe('signedOut');
    expect(localStorage.getItem('user')).toBeNull();
    expect(queryClient.getQueryData(['/api/stats'])).toBeUndefined();
  });

  it('follows a login of another tab and empties its cache', () => {
    store('another', { ...mara, id: 8, name: 'Ben' });
    event('token');
    expect(useSession.getState().session).toMatchObject({ token: 'another', user: { name: 'Ben' } });
    expect(queryClient.getQueryData(['/api/stats'])).toBeUndefined();
  });

  it('follows when all storage is cleared', () => {
    localStorage.clear();
    event(null);
    expect(useSession.getState().status).toBe('signedOut');
  });

  it('checks again when a suspended page becomes visible, because it missed events', () => {
    localStorage.clear();
    window.dispatchEvent(new Event('pageshow'));
    expect(useSession.getState().status).toBe('signedOut');
  });

  it('adopts the user’s new data from another tab without a new session', () => {
    const { epoch } = useSession.getState();
    store(null, { ...mara, name: 'Mara L.' });
    event('user');
    expect(useSession.getState()).toMatchObject({ epoch, session: { user: { name: 'Mara L.' } } });
    expect(queryClient.getQueryData(['/api/stats'])).toBeDefined();
  });

  it('does not mix another user’s data into the session while a login in another tab is incomplete', () => {
    store(null, { ...mara, id: 8, name: 'Ben' });
    event('user');
    expect(useSession.getState().session?.user.name).toBe('Mara');
  });

  it('takes a renewed token of the same user without a new session', () => {
    const { epoch } = useSession.getState();
    store('renewed', mara);
    event('token');
    expect(useSession.getState()).toMatchObject({ epoch, session: { token: 'renewed' } });
    expect(queryClient.getQueryData(['/api/stats'])).toBeDefined();
    expect(changes).toEqual([]);
  });

  it('changes nothing if the stored token is its own', () => {
    expect(adoptStoredSession()).toBe(false);
    expect(changes).toEqual([]);
  });
});
