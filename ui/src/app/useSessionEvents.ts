// Navigates and shows a toast when a session starts or ends, in this tab or another one.
import { useEffect } from 'react';
import type { DataRouter, Location } from 'react-router';
import {
  currentUser,
  syncSessionAcrossTabs,
  onSessionChange,
  onSessionReset,
  type SessionChange,
} from '@/shared/api/session';
import type { User } from '@/shared/api/types';
import { BRAND } from '@/shared/hooks/usePageHeading';
import { common } from '@/shared/i18n/common';
import { getT } from '@/shared/i18n/locale';
import { returnToState } from '@/shared/lib/returnTo';
import { toast } from '@/shared/ui/toast';
import { redirectAfterLogin } from './redirectAfterLogin';

export function useSessionEvents(router: Pick<DataRouter, 'navigate' | 'state'>): void {
  useEffect(() => syncSessionAcrossTabs(), []);
  // The next page sets its title when it is loaded. Until then, the tab would show the old one.
  useEffect(
    () =>
      onSessionReset(() => {
        document.title = BRAND;
      }),
    [],
  );
  useEffect(() => {
    let before = currentUser();
    return onSessionChange((change) => {
      // Replaces the current entry, so that Back does not return to a page of the previous user.
      const { to, state } = nextPage(change, before, router.state.location);
      void router.navigate(to, { replace: true, state });
      before = currentUser();
      const t = getT(common);
      if (change === 'deleted') toast({ title: t('accountDeleted'), description: t('accountDeletedText') });
      if (change === 'expired') {
        // After the failed request's own toast: only one toast is visible, and this one explains the cause.
        setTimeout(() => toast({ title: t('error'), description: t('sessionEnded'), destructive: true }));
      }
    });
  }, [router]);
}

function nextPage(change: SessionChange, before: User | null, location: Location): { to: string; state: unknown } {
  const home = { to: '/', state: null };
  // If another user was signed in, the current page is theirs.
  if (currentUser()) return before ? home : redirectAfterLogin(location);
  // Signed out, '/' shows the welcome screen.
  if (change === 'deleted') return home;
  // After an expired session, the user's next login returns to the current page.
  return { to: '/auth', state: change === 'expired' ? returnToState(location, before) : null };
}
