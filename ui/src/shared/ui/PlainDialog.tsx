// A dialog or side sheet of the first screen, drawn by the browser's own dialog: it has to open without a server, and the
// library's would be a fifth of the first screen's bytes. It knows no content.
import { CloseButton } from '@mantine/core';
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useBackCloses } from '@/shared/hooks/useBackCloses';
import classes from './PlainDialog.module.css';

interface OpenDialogProps {
  title: ReactNode;
  closeLabel: string;
  // Where it stands: in the middle, or over the page's right edge.
  place?: 'middle' | 'side';
  onClose: () => void;
  children: ReactNode;
}

// A component of its own: its leaving closes the dialog while that is still in the page, which is what gives the focus
// back to where it was.
function OpenDialog({ title, closeLabel, place = 'middle', onClose, children }: OpenDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBackCloses(true, onClose, 'own');

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => shown?.close();
  }, []);

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // What lies around the dialog belongs to it as an event's target.
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classes.dialog}
      data-place={place}
      onCancel={onCancel}
      onClick={onClick}
    >
      <div className={classes.panel}>
        <header className={classes.head}>
          <div id={titleId} className={classes.title}>
            {title}
          </div>
          <CloseButton aria-label={closeLabel} onClick={onClose} />
        </header>
        <div className={classes.body}>{children}</div>
      </div>
    </dialog>
  );
}

export function PlainDialog({ opened, ...open }: OpenDialogProps & { opened: boolean }) {
  return opened ? <OpenDialog {...open} /> : null;
}
