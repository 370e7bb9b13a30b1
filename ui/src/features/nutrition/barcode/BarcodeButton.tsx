// The button beside the food search that opens the barcode dialog.
import { ActionIcon } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import { barcodeMessages } from './barcodeMessages';

interface BarcodeButtonProps {
  disabled: boolean;
  onOpen: () => void;
}

export function BarcodeButton({ disabled, onOpen }: BarcodeButtonProps) {
  const t = useT(barcodeMessages);
  return (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={t('title')}
      title={t('title')}
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={onOpen}
    >
      <IconBarcode size={22} aria-hidden />
    </ActionIcon>
  );
}
