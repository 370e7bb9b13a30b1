// One line while entries wait for a connection or were refused, and the list of them, which other places open too.
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useT } from '@/shared/i18n/locale';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import { closeOutboxList, openOutboxList, useOutboxList } from '@/shared/outbox/outboxList';
import { outboxMessages } from '@/shared/outbox/outboxMessages';
import { useWaitingCounts } from '@/shared/outbox/useWaitingCounts';
import { useWaitingText } from '@/shared/outbox/useWaitingText';
import classes from './Outbox.module.css';

const OutboxDialog = lazyWithPreload(() => import('./OutboxDialog').then((module) => module.OutboxDialog));

export function OutboxLine() {
  const t = useT(outboxMessages);
  const { refused } = useWaitingCounts();
  const text = useWaitingText();
  const opened = useOutboxList((state) => state.opened);
  const Icon = refused > 0 ? IconAlertTriangle : IconCloudUp;
  return (
    <>
      {/* The region exists before its text, so that screen readers announce it. */}
      <div role="status">
        {text && (
          <p className={classes.line} data-refused={refused > 0 || undefined}>
            <Icon size={18} aria-hidden />
            {/* No line begins with the dot or ends with a number. */}
            <span>{text.replace(/(\d) | (?=·)/g, '$1\u00a0')}</span>
            <Button variant="subtle" aria-haspopup="dialog" onClick={openOutboxList}>
              {t('show')}
            </Button>
          </p>
        )}
      </div>
      {opened && (
        <Suspense>
          <OutboxDialog onClose={closeOutboxList} />
        </Suspense>
      )}
    </>
  );
}
