// The entries that other accounts have left on this device. An account that was deleted elsewhere never sends its own.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { countOthersEntries, discardOthersEntries } from '@/shared/outbox/othersEntries';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { deviceMessages } from './deviceMessages';
import { SettingRow } from './SettingRow';

export function OthersEntries() {
  const t = useT(deviceMessages);
  const [count, setCount] = useState(countOthersEntries);
  const [asking, setAsking] = useState(false);
  if (count === 0) return null;
  const discard = () => {
    discardOthersEntries();
    setCount(0);
  };
  return (
    <SettingRow label={t('others')} hint={t('othersHint', { count })}>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('othersThrow')}
      </Button>
      {asking && (
        <ConfirmDialog
          opened
          title={t('othersSure', { count })}
          confirmLabel={t('othersThrow')}
          destructive
          onConfirm={discard}
          onClose={() => setAsking(false)}
        >
          {t('othersSureText')}
        </ConfirmDialog>
      )}
    </SettingRow>
  );
}
