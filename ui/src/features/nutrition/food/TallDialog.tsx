// The frame of a form with search results: at the top of a wide screen, and a phone's whole screen.
import type { ReactNode } from 'react';
import { usePhone } from '@/shared/hooks/usePhone';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Modal } from '@/shared/ui/Modal';
import classes from './FoodDialog.module.css';

interface TallDialogProps {
  title: string;
  size?: number;
  // A click beside the dialog must not hide what was typed.
  closeOnClickOutside?: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function TallDialog({ title, size = 560, closeOnClickOutside = false, onClose, children }: TallDialogProps) {
  useReturnFocus();
  const words = useT(common);
  const small = usePhone();
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={closeOnClickOutside}
      title={title}
      size={size}
      centered={false}
      fullScreen={small}
      closeButtonProps={{ 'aria-label': words('close') }}
      classNames={{ body: classes.body ?? '', content: classes.content ?? '' }}
    >
      {children}
    </Modal>
  );
}
