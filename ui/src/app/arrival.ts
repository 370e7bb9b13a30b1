// Where someone who has just signed in arrives: at the address they asked for. It knows no screen.
import type { Location } from 'react-router';
import { currentUser } from '@/shared/api/session';
import { askedAddress, askingFor } from '@/shared/lib/askedAddress';

// The welcome screen stands at the asked address itself.
export function arrivalFrom(location: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>): {
  to: string;
  state: unknown;
} {
  const state = location.pathname === '/auth' ? (location.state as unknown) : askingFor(location);
  const asked = askedAddress(state);
  if (asked === null) return { to: '/', state: null };
  // The first questions are asked on the dashboard; it leads on when they are answered.
  return currentUser()?.onboardingCompleted ? { to: asked, state: null } : { to: '/', state: { asked } };
}
