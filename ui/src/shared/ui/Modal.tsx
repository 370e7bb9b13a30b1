// Mantine's dialog. Back closes it, like Escape; of several, only the top one closes.
import { Modal as MantineModal, type ModalProps, type ModalRootProps } from '@mantine/core';
import { useBackCloses } from '@/shared/hooks/useBackCloses';
import { useScrollLock } from '@/shared/hooks/useScrollLock';
import { UndoPlace } from './UndoPlace';

interface Back {
  // The action for Back, if it differs from Escape.
  onBack?: () => void;
}

// If Escape does not close the dialog, neither does Back.
type Closing = Pick<ModalProps, 'opened' | 'onClose' | 'closeOnEscape'>;
function useDialog({ opened, onClose, closeOnEscape = true }: Closing, onBack = onClose): void {
  useBackCloses(opened && closeOnEscape, onBack, onClose);
  useScrollLock(opened);
}

// Mantine would hide the scrollbar with a <style> element, which the content security policy forbids. It still keeps
// wheel and touch away from the page.
const removeScrollProps = { removeScrollBar: false };

function Dialog({ onBack, children, ...props }: ModalProps & Back) {
  useDialog(props, onBack);
  return (
    <MantineModal {...props} closeOnEscape={false} removeScrollProps={removeScrollProps}>
      <UndoPlace />
      {children}
    </MantineModal>
  );
}

function Root({ onBack, ...props }: ModalRootProps & Back) {
  useDialog(props, onBack);
  return <MantineModal.Root {...props} closeOnEscape={false} removeScrollProps={removeScrollProps} />;
}

const { Overlay, Content, Header, Title, CloseButton, Body } = MantineModal;

export const Modal = Object.assign(Dialog, { Root, Overlay, Content, Header, Title, CloseButton, Body });
