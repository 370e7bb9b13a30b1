// The entry of the navigation that opens the list of the outbox, while there is something in it.
import { IconCloudUp } from '@tabler/icons-react';
import classes from '@/app/Navigation.module.css';
import { useT } from '@/shared/i18n/locale';
import { openOutboxList } from '@/shared/outbox/outboxList';
import { outboxMessages } from '@/shared/outbox/outboxMessages';
import { useWaitingText } from '@/shared/outbox/useWaitingText';
import { WaitingBadge } from './WaitingBadge';

interface WaitingEntryProps {
  onChoose?: () => void;
}

export function WaitingEntry({ onChoose }: WaitingEntryProps) {
  const t = useT(outboxMessages);
  const text = useWaitingText();
  if (!text) return null;
  const open = () => {
    onChoose?.();
    // When the drawer has closed and the focus is back at its button, where the list returns it later.
    setTimeout(openOutboxList);
  };
  return (
    <button type="button" className={`${classes.entry} ${classes.waiting}`} aria-haspopup="dialog" onClick={open}>
      <IconCloudUp size={20} stroke={1.8} aria-hidden />
      <span className={classes.grow}>{t('title')}</span>
      <WaitingBadge />
    </button>
  );
}
