// Log Out, which asks first when something unfinished lies on this device; it knows no place it stands in.
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { discardDrafts, hasDrafts } from '@/shared/lib/drafts';
import { logOut } from './api';
import { authMessages } from './messages';

interface LogOutButtonProps {
  className?: string | undefined;
  icon?: ReactNode;
}

export function LogOutButton({ className, icon }: LogOutButtonProps) {
  const t = useT(authMessages);
  const words = useT(common);
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);

  const leave = () => {
    setLeaving(true);
    void logOut();
  };

  return (
    <>
      <button
        type="button"
        className={className}
        disabled={leaving}
        onClick={() => (hasDrafts() ? setAsking(true) : leave())}
      >
        {icon}
        {t('logOut')}
      </button>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('draftsTitle')}
        closeButtonProps={{ 'aria-label': words('close') }}
      >
        <Text c="dimmed">{t('drafts')}</Text>
        <Stack gap="xs" mt="lg">
          <Button onClick={leave} loading={leaving} data-autofocus>
            {t('keepDrafts')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            disabled={leaving}
            onClick={() => {
              discardDrafts();
              leave();
            }}
          >
            {t('discardDrafts')}
          </Button>
        </Stack>
      </Modal>
    </>
  );
}
