// One line while entries wait for a connection or were refused, and the list of them.
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import { useWaitingCounts } from '@/shared/outbox/useWaitingCounts';
import classes from './Outbox.module.css';
import { outboxMessages } from './outboxMessages';

const OutboxDialog = lazyWithPreload(() => import('./OutboxDialog').then((module) => module.OutboxDialog));

export function OutboxLine() {
  const t = useT(outboxMessages);
  const { waiting, refused } = useWaitingCounts();
  const [opened, setOpened] = useState(false);
  const Icon = refused > 0 ? IconAlertTriangle : IconCloudUp;
  return (
    <>
      {/* The region exists before its text, so that screen readers announce it. */}
      <div role="status">
        {waiting + refused > 0 && (
          <p className={classes.line} data-refused={refused > 0 || undefined}>
            <Icon size={18} aria-hidden />
            <span>
              {[refused > 0 && t('refused', { count: refused }), waiting > 0 && t('waiting', { count: waiting })]
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
          <OutboxDialog onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
