// Log Out. Asks first when this device has unsaved drafts, or entries that the server does not have yet.
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useT } from '@/shared/i18n/locale';
import { discardDrafts, hasDrafts } from '@/shared/lib/drafts';
import { discardOutbox, hasUnsentEntries } from '@/shared/outbox/entries';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import { sendPendingDeletion } from '@/shared/ui/undo';
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

  const starting = useRef(false);

  const leave = () => {
    setLeaving(true);
    void logOut();
  };
  const discard = () => {
    discardDrafts();
    discardOutbox();
    leave();
  };

  const start = async () => {
    if (starting.current) return;
    starting.current = true;
    // Without a connection it becomes an entry of the outbox.
    await sendPendingDeletion();
    starting.current = false;
    if (hasDrafts() || hasUnsentEntries()) setAsking(true);
    else leave();
  };

  return (
    <>
      <button type="button" className={className} disabled={leaving} onClick={() => void start()}>
        {icon}
        {t('logOut')}
      </button>
      {asking && (
        <Suspense>
          <DraftsDialog leaving={leaving} onClose={() => setAsking(false)} onKeep={leave} onDiscard={discard} />
        </Suspense>
      )}
    </>
  );
}
