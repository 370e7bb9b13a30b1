// A dialog to choose exercises from, which fills the screen on a phone.
import type { ReactNode } from 'react';
import { usePhone } from '@/shared/hooks/usePhone';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Modal } from '@/shared/ui/Modal';
import classes from './PickerModal.module.css';

interface PickerModalProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function PickerModal({ opened, title, onClose, children }: PickerModalProps) {
  const words = useT(common);
  const phone = usePhone();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={640}
      fullScreen={phone}
      radius={phone ? 0 : 'lg'}
      closeButtonProps={{ 'aria-label': words('close') }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      {children}
    </Modal>
  );
}
