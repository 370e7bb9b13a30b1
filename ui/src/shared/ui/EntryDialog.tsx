// The dialog around the form of one entry, with Cancel and Save; it knows no field.
import { Button, Group, Stack } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { entryMessages } from '@/shared/i18n/entryMessages';
import { useT } from '@/shared/i18n/locale';
import { Modal } from './Modal';

interface EntryDialogProps {
  title: string;
  // Something was typed: a tap beside the dialog does not throw it away.
  changed: boolean;
  pending: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}

export function EntryDialog({ title, changed, pending, onSubmit, onClose, children }: EntryDialogProps) {
  useReturnFocus();
  const words = useT(common);
  const t = useT(entryMessages);
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={!changed}
      title={title}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">{children}</Stack>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose} disabled={pending}>
            {words('cancel')}
          </Button>
          <Button type="submit" disabled={pending}>
            {t(pending ? 'saving' : 'save')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
