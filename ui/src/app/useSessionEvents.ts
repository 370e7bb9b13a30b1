// Where the page goes when a session begins or ends, here or in another tab; it knows no screen's content.
import { useEffect } from 'react';
import type { DataRouter, Location } from 'react-router';
import { currentUser, followOtherTabs, onSessionChange, type SessionChange } from '@/shared/api/session';
import { common } from '@/shared/i18n/common';
import { sentences } from '@/shared/i18n/locale';
import { askingFor } from '@/shared/lib/askedAddress';
import { toast } from '@/shared/ui/toast';
import { arrivalFrom } from './arrival';

export function useSessionEvents(router: Pick<DataRouter, 'navigate' | 'state'>): void {
  useEffect(() => followOtherTabs(), []);
  useEffect(() => {
    let before = currentUser();
    return onSessionChange((change) => {
      // The page before belongs to someone who is gone: it must not come back by the Back button's shortest path.
      const { to, state } = nextPage(change, before !== null, router.state.location);
      void router.navigate(to, { replace: true, state });
      before = currentUser();
      const t = sentences(common);
      if (change === 'deleted') toast({ title: t('accountDeleted'), description: t('accountDeletedText') });
      if (change === 'expired') {
        // After what the failed call itself says: one toast stands at a time, and this is the one that explains.
        setTimeout(() => toast({ title: t('error'), description: t('sessionEnded'), destructive: true }));
      }
    });
  }, [router]);
}

function nextPage(change: SessionChange, wasSignedIn: boolean, location: Location): { to: string; state: unknown } {
  const nothing = { to: '/', state: null };
  // In place of someone: the page that stands there is of the one before.
  if (currentUser()) return wasSignedIn ? nothing : arrivalFrom(location);
  // A deleted account's next page is the welcome screen.
  if (change === 'deleted') return nothing;
  // Who did not choose to leave goes on where they were.
  return { to: '/auth', state: change === 'expired' ? askingFor(location) : null };
}
