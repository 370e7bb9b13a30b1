// Shows the current toast. Its place depends on the screen and on what is open (Toaster.module.css).
import * as Toast from '@radix-ui/react-toast';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useKeyboardHeight } from '@/shared/hooks/useKeyboardOpen';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { dismissToast, useToastStore } from './toast';
import classes from './Toaster.module.css';

const DEFAULT_MS = 5000;
const SWIPE_PX = 50;
const HOTKEY = ['F8'];

export function Toaster() {
  const t = useT(common);
  const current = useToastStore((state) => state.current);
  const keyboard = useKeyboardHeight();
  return (
    <Toast.Provider label={t('notification')} swipeDirection="right" swipeThreshold={SWIPE_PX} duration={DEFAULT_MS}>
      {current && (
        <Toast.Root
          key={current.id}
          className={classes.toast}
          data-destructive={current.destructive || undefined}
          type={current.destructive ? 'foreground' : 'background'}
          duration={current.duration ?? DEFAULT_MS}
          onOpenChange={(open) => {
            if (!open) dismissToast(current.id);
          }}
        >
          <span className={classes.mark} aria-hidden>
            {current.destructive ? <IconAlertTriangle size={18} stroke={2} /> : <IconCheck size={18} stroke={2.4} />}
          </span>
          <div className={classes.text}>
            <Toast.Title className={classes.title}>{current.title}</Toast.Title>
            {current.description && (
              <Toast.Description className={classes.description}>{current.description}</Toast.Description>
            )}
          </div>
          <Toast.Close className={classes.close} aria-label={t('close')}>
            <IconX size={18} aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        className={classes.viewport}
        style={{ '--keyboard': `${keyboard}px` } as CSSProperties}
        hotkey={HOTKEY}
        label={t('notifications', { hotkey: '{hotkey}' })}
      />
    </Toast.Provider>
  );
}
