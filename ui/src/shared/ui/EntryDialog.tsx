// The dialog of an entry form, with Cancel and Save.
import { Button, Stack } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { entryMessages } from '@/shared/i18n/entryMessages';
import { useT } from '@/shared/i18n/locale';
import classes from './EntryDialog.module.css';
import { Modal } from './Modal';

interface EntryDialogProps {
  title: string;
  // Prevents closing by a click outside, so that input is not lost.
  changed: boolean;
  pending: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}

export function EntryDialog({ title, changed, pending, onSubmit, onClose, children }: EntryDialogProps) {
  useReturnFocus();
  const tCommon = useT(common);
  const t = useT(entryMessages);
  return (
    <Modal
      classNames={{ body: classes.body ?? '' }}
      opened
      onClose={onClose}
      closeOnClickOutside={!changed}
      title={title}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">{children}</Stack>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose} disabled={pending}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" disabled={pending}>
            {t(pending ? 'saving' : 'save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
