// Carries the address that was requested before login in the history state, so that the app can return to it.
import { currentUser } from '@/shared/api/session';
import type { User } from '@/shared/api/types';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

// Never returned to: login leads to the dashboard anyway.
const EXCLUDED = ['/', '/auth', '/reset-password'];

// The history state for the navigation to the login page. With a user, only they return to the address: it can contain
// what they typed, for example the name of an exercise.
export function returnToState(
  { pathname, search, hash }: Address,
  user: User | null = null,
): { returnTo: string; userId?: number } {
  return { returnTo: pathname + search + hash, ...(user && { userId: user.id }) };
}

// Null if there is no address, or if it is not one of this app.
export function readReturnTo(state: unknown): string | null {
  const returnTo = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  if (typeof state === 'object' && state !== null && 'userId' in state && state.userId !== currentUser()?.id)
    return null;
  // Browsers read '//host' and '/\host' as other hosts.
  if (typeof returnTo !== 'string' || !/^\/(?![/\\])/.test(returnTo)) return null;
  const { origin, pathname } = new URL(returnTo, window.location.origin);
  return origin === window.location.origin && !EXCLUDED.includes(pathname) ? returnTo : null;
}
