// Says why a barcode could not be looked up, and what to do.
import { Button, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { ApiError } from '@/shared/api/client';
import { errorCode, serverMessage } from '@/shared/api/errors';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import classes from './BarcodeDialog.module.css';
import { barcodeMessages } from './barcodeMessages';

interface LookupFailureProps {
  error: Error;
  onRetry: () => void;
  onAdd: () => void;
}

export function LookupFailure({ error, onRetry, onAdd }: LookupFailureProps) {
  const t = useT(barcodeMessages);
  const words = useT(common);
  // The food form opens for an unknown code.
  if (errorCode(error) === 'BARCODE_UNKNOWN') return null;
  const isFinal = error instanceof ApiError && error.status === 400;
  return (
    <div role="alert">
      <Text size="sm">{serverMessage(error, words('unreachable'))}</Text>
      {!isFinal && (
        <div className={classes.buttons}>
          <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
            {words('retry')}
          </Button>
          <Button variant="default" onClick={onAdd}>
            {t('addFromLabel')}
          </Button>
        </div>
      )}
    </div>
  );
}
