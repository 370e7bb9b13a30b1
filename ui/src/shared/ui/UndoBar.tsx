// The bar that offers Undo after a deletion or a quick entry. An open dialog shows it at its top.
import { useEffect } from 'react';
import { sendPendingDeletion } from './undo';
import classes from './UndoBar.module.css';
import { UndoMessage } from './UndoMessage';
import { useIsInDialog } from './UndoPlace';

export function UndoBar() {
  const isInDialog = useIsInDialog();

  useEffect(() => {
    const onPageHide = () => void sendPendingDeletion({ keepalive: true });
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, []);

  return (
    <div className={classes.place} role="status">
      {!isInDialog && <UndoMessage />}
    </div>
  );
}
