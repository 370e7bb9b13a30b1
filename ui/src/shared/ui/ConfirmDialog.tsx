// Asks for confirmation of an action that cannot be undone.
import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Modal } from './Modal';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  // A sentence about the consequences.
  children: ReactNode;
  // Names the action: 'Delete plan', never 'OK'.
  confirmLabel: string;
  destructive?: boolean;
  pending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({
  opened,
  title,
  children,
  confirmLabel,
  destructive = false,
  pending = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  useReturnFocus();
  const t = useT(common);
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <Text component="div" c="dimmed">
        {children}
      </Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
          {t('cancel')}
        </Button>
        <Button {...(destructive ? { color: 'red' } : {})} loading={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
