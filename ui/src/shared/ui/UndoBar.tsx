// The bar that offers Undo after a deletion or a quick entry, not a toast; it knows no kind of entry.
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect } from 'react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { sendPendingDeletion, undoPending, useUndoStore } from './undo';
import classes from './UndoBar.module.css';

export function UndoBar() {
  const t = useT(common);
  const pending = useUndoStore((state) => state.pending);

  useEffect(() => {
    const leave = () => void sendPendingDeletion({ keepalive: true });
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  return (
    <div className={classes.place} role="status">
      {pending && (
        <div className={classes.bar} key={pending.key}>
          <span className={classes.message}>{pending.message}</span>
          <Button
            variant="subtle"
            size="sm"
            className={classes.undo}
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={undoPending}
          >
            {t('undo')}
          </Button>
          <span className={classes.time} aria-hidden />
        </div>
      )}
    </div>
  );
}
