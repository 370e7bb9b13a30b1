// Asks before logging out what to do with entries that the server does not have yet, and with unsaved input.
import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { hasDrafts } from '@/shared/lib/drafts';
import { isUnsent, useOutbox } from '@/shared/outbox/entries';
import { PlainDialog } from '@/shared/ui/PlainDialog';
import { logOutMessages } from './logOutMessages';
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
  const leaves = useT(logOutMessages);
  const current = { count: useOutbox(({ entries }) => entries.filter(isUnsent).length), hasTyped: hasDrafts() };
  // What was discarded is not sent.
  const [chosenFor, setChosenFor] = useState<typeof current | null>(null);
  const { count, hasTyped } = chosenFor ?? current;
  const choose = (leave: () => void) => () => {
    setChosenFor(current);
    leave();
  };
  // Everything was sent in the meantime.
  const isSent = count === 0 && !hasTyped;
  const title = isSent ? t('sentTitle') : count > 0 ? t('waitingTitle', { count }) : t('draftsTitle');
  return (
    <PlainDialog opened onClose={onClose} title={title} closeLabel={words('close')}>
      {!isSent && (
        <Text c="dimmed">
          {count > 0 ? t('waiting', { count }) : t('drafts')} {count > 0 && hasTyped && t('waitingDrafts')}
        </Text>
      )}
      <Stack gap="xs" mt="lg">
        <Button onClick={choose(onKeep)} loading={leaving} data-autofocus>
          {isSent ? leaves('logOut') : t('keepDrafts')}
        </Button>
        {!isSent && (
          <Button variant="subtle" color="red" disabled={leaving} onClick={choose(onDiscard)}>
            {t('discardDrafts')}
          </Button>
        )}
        <Button variant="default" disabled={leaving} onClick={onClose}>
          {words('cancel')}
        </Button>
      </Stack>
    </PlainDialog>
  );
}
