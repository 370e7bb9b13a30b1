// One line while entries wait for a connection or were refused, which also says that there is no connection, and the list of them, which other places open too.
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useLoadedAt } from '@/app/offline/useLoadedAt';
import { useConnection } from '@/shared/api/connection';
import { useT } from '@/shared/i18n/locale';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import { closeOutboxList, openOutboxList, useOutboxList } from '@/shared/outbox/outboxList';
import { outboxMessages } from '@/shared/outbox/outboxMessages';
import { useWaitingCounts } from '@/shared/outbox/useWaitingCounts';
import { useWaitingText } from '@/shared/outbox/useWaitingText';
import classes from './Outbox.module.css';

const OutboxDialog = lazyWithPreload(() => import('./OutboxDialog').then((module) => module.OutboxDialog));

// Short enough for one line of a phone.
function useOfflineText(): string {
  const t = useT(outboxMessages);
  const { waiting, refused } = useWaitingCounts();
  const time = useLoadedAt();
  return [
    time === null ? t('offlineEmpty') : t('offline', { time }),
    refused > 0 && t('refused', { count: refused }),
    waiting > 0 && t('waitingShort', { count: waiting }),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function OutboxLine() {
  const t = useT(outboxMessages);
  const { refused } = useWaitingCounts();
  const isLost = useConnection(({ lostAt }) => lostAt !== null);
  const waitingText = useWaitingText();
  const offlineText = useOfflineText();
  const text = waitingText && isLost ? offlineText : waitingText;
  const opened = useOutboxList((state) => state.opened);
  const Icon = refused > 0 ? IconAlertTriangle : isLost ? IconCloudOff : IconCloudUp;
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
