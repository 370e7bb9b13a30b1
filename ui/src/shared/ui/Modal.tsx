// Mantine's dialog. Back closes it, like Escape; of several, only the top one closes.
import { Modal as MantineModal, type ModalProps, type ModalRootProps } from '@mantine/core';
import { useBackCloses } from '@/shared/hooks/useBackCloses';

interface Back {
  // The action for Back, if it differs from Escape.
  onBack?: () => void;
}

// If Escape does not close the dialog, neither does Back.
type Closing = Pick<ModalProps, 'opened' | 'onClose' | 'closeOnEscape'>;
function useBack({ opened, onClose, closeOnEscape = true }: Closing, onBack = onClose): void {
  useBackCloses(opened && closeOnEscape, onBack, onClose);
}

function Dialog({ onBack, ...props }: ModalProps & Back) {
  useBack(props, onBack);
  return <MantineModal {...props} closeOnEscape={false} />;
}

function Root({ onBack, ...props }: ModalRootProps & Back) {
  useBack(props, onBack);
  return <MantineModal.Root {...props} closeOnEscape={false} />;
}

const { Overlay, Content, Header, Title, CloseButton, Body } = MantineModal;

export const Modal = Object.assign(Dialog, { Root, Overlay, Content, Header, Title, CloseButton, Body });
