// The bar that offers Undo after a deletion or a quick entry.
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect } from 'react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { sendPendingDeletion, undoPending, useUndoStore, type UndoState } from './undo';
import classes from './UndoBar.module.css';

const isShownElsewhere = ({ pending, inPlace }: UndoState) => inPlace && pending !== null && 'undo' in pending;

export function UndoBar() {
  const t = useT(common);
  const pending = useUndoStore((state) => (isShownElsewhere(state) ? null : state.pending));

  useEffect(() => {
    const onPageHide = () => void sendPendingDeletion({ keepalive: true });
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
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
