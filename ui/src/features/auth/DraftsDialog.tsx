// Asks what to do with unsaved drafts on this device before logging out.
import { Button, Stack, Text } from '@mantine/core';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { PlainDialog } from '@/shared/ui/PlainDialog';
import { logOutMessages } from './logOutMessages';

interface DraftsDialogProps {
  opened: boolean;
  leaving: boolean;
  onClose: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

export function DraftsDialog({ opened, leaving, onClose, onKeep, onDiscard }: DraftsDialogProps) {
  const t = useT(logOutMessages);
  const words = useT(common);
  return (
    <PlainDialog opened={opened} onClose={onClose} title={t('draftsTitle')} closeLabel={words('close')}>
      <Text c="dimmed">{t('drafts')}</Text>
      <Stack gap="xs" mt="lg">
        <Button onClick={onKeep} loading={leaving} data-autofocus>
          {t('keepDrafts')}
        </Button>
        <Button variant="subtle" color="red" disabled={leaving} onClick={onDiscard}>
          {t('discardDrafts')}
        </Button>
      </Stack>
    </PlainDialog>
  );
}
