// Carries the address that was requested before login in the history state, so that the app can return to it. The
// address is not tied to a user: the server decides what it shows.

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

// Never returned to: login leads to the dashboard anyway.
const EXCLUDED = ['/', '/auth', '/reset-password'];

// The history state for the navigation to the login page.
export function returnToState({ pathname, search, hash }: Address): { returnTo: string } {
  return { returnTo: pathname + search + hash };
}

// Null if there is no address, or if it is not one of this app.
export function readReturnTo(state: unknown): string | null {
  const returnTo = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  // Browsers read '//host' and '/\host' as other hosts.
  if (typeof returnTo !== 'string' || !/^\/(?![/\\])/.test(returnTo)) return null;
  const { origin, pathname } = new URL(returnTo, window.location.origin);
  return origin === window.location.origin && !EXCLUDED.includes(pathname) ? returnTo : null;
}
