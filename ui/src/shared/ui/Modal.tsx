// The library's dialog. Back closes it as Escape does, and only the one on top; it knows no content.
import { Modal as LibraryModal, type ModalProps, type ModalRootProps } from '@mantine/core';
import { useBackCloses } from '@/shared/hooks/useBackCloses';

interface Back {
  // What Back does where that is not what Escape does.
  onBack?: () => void;
}

// What Escape leaves open, Back does too.
type Closing = Pick<ModalProps, 'opened' | 'onClose' | 'closeOnEscape'>;
function useBack({ opened, onClose, closeOnEscape = true }: Closing, onBack = onClose): void {
  useBackCloses(opened && closeOnEscape, onBack, onClose);
}

function Dialog({ onBack, ...props }: ModalProps & Back) {
  useBack(props, onBack);
  return <LibraryModal {...props} closeOnEscape={false} />;
}

function Root({ onBack, ...props }: ModalRootProps & Back) {
  useBack(props, onBack);
  return <LibraryModal.Root {...props} closeOnEscape={false} />;
}

const { Overlay, Content, Header, Title, CloseButton, Body } = LibraryModal;

export const Modal = Object.assign(Dialog, { Root, Overlay, Content, Header, Title, CloseButton, Body });
