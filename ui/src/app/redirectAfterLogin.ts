// Decides where a login leads: to the address that was requested before.
import type { Location } from 'react-router';
import { currentUser } from '@/shared/api/session';
import { readReturnTo, returnToState } from '@/shared/lib/returnTo';

// The welcome screen is shown at the requested address, so there the current location is that address.
export function redirectAfterLogin(location: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>): {
  to: string;
  state: unknown;
} {
  const state = location.pathname === '/auth' ? (location.state as unknown) : returnToState(location);
  const returnTo = readReturnTo(state);
  if (returnTo === null) return { to: '/', state: null };
  // Onboarding runs on the dashboard, which then redirects to the address.
  return currentUser()?.onboardingCompleted ? { to: returnTo, state: null } : { to: '/', state: { returnTo } };
}
