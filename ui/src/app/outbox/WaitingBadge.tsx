// The number of entries that the server does not have yet, at the tab of the drawer.
import { VisuallyHidden } from '@mantine/core';
import { useWaitingCounts } from '@/shared/outbox/useWaitingCounts';
import { useWaitingText } from '@/shared/outbox/useWaitingText';
import classes from './WaitingBadge.module.css';

// More do not fit, and nobody counts them.
const MOST = 99;

export function WaitingBadge() {
  const { waiting, refused } = useWaitingCounts();
  const text = useWaitingText();
  const count = waiting + refused;
  if (count === 0) return null;
  return (
    <>
      <span className={classes.badge} data-refused={refused > 0 || undefined} data-waiting-badge aria-hidden>
        {count > MOST ? `${MOST}+` : count}
      </span>
      <VisuallyHidden>, {text}</VisuallyHidden>
    </>
  );
}
