// Asks before logging out what to do with entries that the server does not have yet, and with unsaved input.
import { Button, Stack, Text } from '@mantine/core';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { hasDrafts } from '@/shared/lib/drafts';
import { isUnsent, useOutbox } from '@/shared/outbox/entries';
import { PlainDialog } from '@/shared/ui/PlainDialog';
import { unsentMessages } from './unsentMessages';

interface DraftsDialogProps {
  leaving: boolean;
  onClose: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

export function DraftsDialog({ leaving, onClose, onKeep, onDiscard }: DraftsDialogProps) {
  const t = useT(unsentMessages);
  const words = useT(common);
  const count = useOutbox(({ entries }) => entries.filter(isUnsent).length);
  const title = count > 0 ? t('waitingTitle', { count }) : t('draftsTitle');
  return (
    <PlainDialog opened onClose={onClose} title={title} closeLabel={words('close')}>
      <Text c="dimmed">
        {t(count > 0 ? 'waiting' : 'drafts')} {count > 0 && hasDrafts() && t('waitingDrafts')}
      </Text>
      <Stack gap="xs" mt="lg">
        <Button onClick={onKeep} loading={leaving} data-autofocus>
          {t('keepDrafts')}
        </Button>
        <Button variant="subtle" color="red" disabled={leaving} onClick={onDiscard}>
          {t('discardDrafts')}
        </Button>
        <Button variant="default" disabled={leaving} onClick={onClose}>
          {words('cancel')}
        </Button>
      </Stack>
    </PlainDialog>
  );
}
