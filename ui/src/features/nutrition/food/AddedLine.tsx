// Says what was added since the dialog was opened, with Undo for the latest and the button that closes the dialog.
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { undoPending, useUndoStore } from '@/shared/ui/undo';
import classes from './AddedLine.module.css';
import { foodMessages } from './foodMessages';
import type { Addition } from './useAdditions';

interface AddedLineProps {
  additions: readonly Addition[];
  // A form is shown, which has its own buttons.
  isFilling: boolean;
  onDone: () => void;
}

export function AddedLine({ additions, isFilling, onDone }: AddedLineProps) {
  const t = useT(foodMessages);
  const words = useT(common);
  const pending = useUndoStore((state) => state.pending);
  const latest = additions.at(-1);
  const count = additions.reduce((sum, addition) => sum + addition.count, 0);
  return (
    <div className={classes.line} data-hidden={!latest || isFilling || undefined}>
      <p className={classes.words} role="status">
        {latest && (
          <>
            {latest.text} <span className={classes.count}>{t('addedCount', { count })}</span>
            {latest.isKept && <span className={classes.kept}>{words('keptHere')}</span>}
          </>
        )}
      </p>
      {latest && !isFilling && (
        <div className={classes.buttons}>
          {pending?.key === latest.key && (
            <Button variant="subtle" leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={undoPending}>
              {words('undo')}
            </Button>
          )}
          <Button variant="default" onClick={onDone}>
            {t('done')}
          </Button>
        </div>
      )}
    </div>
  );
}
