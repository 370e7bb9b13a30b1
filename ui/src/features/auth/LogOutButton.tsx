// Log Out, which asks first when something unfinished lies on this device; it knows no place it stands in.
import { Suspense, useState, type ReactNode } from 'react';
import { useT } from '@/shared/i18n/locale';
import { discardDrafts, hasDrafts } from '@/shared/lib/drafts';
import { later } from '@/shared/lib/later';
import { logOut } from './api';
import { authMessages } from './messages';

const DraftsDialog = later(() => import('./DraftsDialog').then((module) => module.DraftsDialog));

interface LogOutButtonProps {
  className?: string | undefined;
  icon?: ReactNode;
}

export function LogOutButton({ className, icon }: LogOutButtonProps) {
  const t = useT(authMessages);
  const [asked, setAsked] = useState(false);
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);

  const leave = () => {
    setLeaving(true);
    void logOut();
  };
  const ask = () => {
    setAsked(true);
    setAsking(true);
  };
  const discard = () => {
    discardDrafts();
    leave();
  };

  return (
    <>
      <button type="button" className={className} disabled={leaving} onClick={() => (hasDrafts() ? ask() : leave())}>
        {icon}
        {t('logOut')}
      </button>
      {asked && (
        <Suspense>
          <DraftsDialog
            opened={asking}
            leaving={leaving}
            onClose={() => setAsking(false)}
            onKeep={leave}
            onDiscard={discard}
          />
        </Suspense>
      )}
    </>
  );
}
