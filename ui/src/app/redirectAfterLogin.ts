// Where someone who has just signed in arrives: at the address they asked for. It knows no screen.
import type { Location } from 'react-router';
import { currentUser } from '@/shared/api/session';
import { readReturnTo, returnToState } from '@/shared/lib/returnTo';

// The welcome screen stands at the asked address itself.
export function redirectAfterLogin(location: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>): {
  to: string;
  state: unknown;
} {
  const state = location.pathname === '/auth' ? (location.state as unknown) : returnToState(location);
  const asked = readReturnTo(state);
  if (asked === null) return { to: '/', state: null };
  // The first questions are asked on the dashboard; it leads on when they are answered.
  return currentUser()?.onboardingCompleted ? { to: asked, state: null } : { to: '/', state: { asked } };
}
