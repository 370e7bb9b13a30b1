// A dialog or side sheet of the first screen, based on the native dialog element. It must open without a server, and
// Mantine's dialog would be a fifth of the first screen's bytes.
import { CloseButton } from '@mantine/core';
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useBackCloses } from '@/shared/hooks/useBackCloses';
import classes from './PlainDialog.module.css';
import { UndoPlace } from './UndoPlace';

interface OpenDialogProps {
  title: ReactNode;
  closeLabel: string;
  // Centered, at the right edge, or at the bottom of a small screen and beside the sidebar of a large one.
  place?: 'middle' | 'side' | 'sheet';
  onClose: () => void;
  children: ReactNode;
}

// A separate component: unmounting it closes the dialog while the element is still in the document, so that the browser
// restores the focus.
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
  // Clicks on the backdrop have the dialog itself as their target.
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- Escape does the same as a click on the backdrop
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
        <div className={classes.undo}>
          <UndoPlace />
        </div>
        <div className={classes.body}>{children}</div>
      </div>
    </dialog>
  );
}

export function PlainDialog({ opened, ...open }: OpenDialogProps & { opened: boolean }) {
  return opened ? <OpenDialog {...open} /> : null;
}
