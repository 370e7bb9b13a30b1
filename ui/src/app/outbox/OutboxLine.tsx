// One line while entries wait for a connection or were refused, and the list of them.
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useUnsent } from '@/features/workouts/outbox/unsent';
import { useT } from '@/shared/i18n/locale';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import { useWaitingCounts } from '@/shared/outbox/useWaitingCounts';
import classes from './Outbox.module.css';
import { outboxMessages } from './outboxMessages';

const OutboxDialog = lazyWithPreload(() => import('./OutboxDialog').then((module) => module.OutboxDialog));

export function OutboxLine() {
  const t = useT(outboxMessages);
  const { waiting, refused } = useWaitingCounts();
  const training = useUnsent(
    ({ exercises, logs }) => [...exercises, ...logs].filter(({ state }) => state !== 'sending').length,
  );
  const [opened, setOpened] = useState(false);
  const count = waiting + training;
  const Icon = refused > 0 ? IconAlertTriangle : IconCloudUp;
  return (
    <>
      {/* The region exists before its text, so that screen readers announce it. */}
      <div role="status">
        {count + refused > 0 && (
          <p className={classes.line} data-refused={refused > 0 || undefined}>
            <Icon size={18} aria-hidden />
            <span>
              {[refused > 0 && t('refused', { count: refused }), count > 0 && t('waiting', { count })]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Button variant="subtle" aria-haspopup="dialog" onClick={() => setOpened(true)}>
              {t('show')}
            </Button>
          </p>
        )}
      </div>
      {opened && (
        <Suspense>
          <OutboxDialog training={training} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
