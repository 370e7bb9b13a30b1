// Where the page goes when a session begins or ends, here or in another tab; it knows no screen's content.
import { useEffect } from 'react';
import type { DataRouter } from 'react-router';
import { currentUser, followOtherTabs, onSessionChange } from '@/shared/api/session';
import { common } from '@/shared/i18n/common';
import { sentences } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';

export function useSessionEvents(router: Pick<DataRouter, 'navigate'>): void {
  useEffect(() => followOtherTabs(), []);
  useEffect(
    () =>
      onSessionChange((change) => {
        // The page before belongs to someone who is gone: it must not come back by the Back button's shortest path.
        // A deleted account's next page is the welcome screen.
        void router.navigate(currentUser() || change === 'deleted' ? '/' : '/auth', { replace: true });
        const t = sentences(common);
        if (change === 'deleted') toast({ title: t('accountDeleted'), description: t('accountDeletedText') });
        if (change === 'expired') {
          // After what the failed call itself says: one toast stands at a time, and this is the one that explains.
          setTimeout(() => toast({ title: t('error'), description: t('sessionEnded'), destructive: true }));
        }
      }),
    [router],
  );
}
