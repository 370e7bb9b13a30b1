// What was done, with the button that undoes it.
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { undoPending, useUndoStore, type UndoState } from './undo';
import classes from './UndoBar.module.css';

const isShownElsewhere = ({ pending, inPlace }: UndoState) => inPlace && pending !== null && 'undo' in pending;

export function UndoMessage() {
  const t = useT(common);
  const pending = useUndoStore((state) => (isShownElsewhere(state) ? null : state.pending));
  if (!pending) return null;
  return (
    <div className={classes.bar} key={pending.key} data-undo-bar>
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
      {'description' in pending && pending.description && (
        <span className={classes.description}>{pending.description}</span>
      )}
      <TimeLeft />
    </div>
  );
}

// The line that runs out. The bar may move into a dialog meanwhile.
function TimeLeft() {
  const [passed] = useState(() => Date.now() - useUndoStore.getState().since);
  return <span className={classes.time} style={{ animationDelay: `-${passed}ms` }} aria-hidden />;
}
