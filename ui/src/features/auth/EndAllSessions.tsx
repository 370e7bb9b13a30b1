// Logs out all devices, after a question.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { serverMessage } from '@/shared/api/errors';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { toast } from '@/shared/ui/toast';
import { useEndAllSessions } from './api';
import { securityMessages } from './securityMessages';

export function EndAllSessions() {
  const t = useT(securityMessages);
  const words = useT(common);
  const [asking, setAsking] = useState(false);
  const { mutateAsync: endAll, isPending } = useEndAllSessions();

  const leave = async () => {
    try {
      await endAll();
    } catch (error) {
      toast({ title: words('error'), description: serverMessage(error, t('everywhereFailed')), destructive: true });
    }
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('everywhere')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('everywhereTitle')}
        confirmLabel={t('everywhere')}
        destructive
        pending={isPending}
        onConfirm={() => void leave()}
        onClose={() => setAsking(false)}
      >
        {t('everywhereText')}
      </ConfirmDialog>
    </>
  );
}
