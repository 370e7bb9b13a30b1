// Log Out. Asks first when this device has unsaved drafts, or entries that the server does not have yet.
import { Suspense, useState, type ReactNode } from 'react';
import { useT } from '@/shared/i18n/locale';
import { discardDrafts, hasDrafts } from '@/shared/lib/drafts';
import { discardOutbox, hasUnsentEntries } from '@/shared/outbox/entries';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import { logOut } from './logOut';
import { logOutMessages } from './logOutMessages';

const DraftsDialog = lazyWithPreload(() => import('./DraftsDialog').then((module) => module.DraftsDialog));

interface LogOutButtonProps {
  className?: string | undefined;
  icon?: ReactNode;
}

export function LogOutButton({ className, icon }: LogOutButtonProps) {
  const t = useT(logOutMessages);
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);

  const leave = () => {
    setLeaving(true);
    void logOut();
  };
  const discard = () => {
    discardDrafts();
    discardOutbox();
    leave();
  };

  return (
    <>
      <button
        type="button"
        className={className}
        disabled={leaving}
        onClick={() => (hasDrafts() || hasUnsentEntries() ? setAsking(true) : leave())}
      >
        {icon}
        {t('logOut')}
      </button>
      {asking && (
        <Suspense>
          <DraftsDialog opened leaving={leaving} onClose={() => setAsking(false)} onKeep={leave} onDiscard={discard} />
        </Suspense>
      )}
    </>
  );
}
