// Replaces health data that this device does not keep, while the server is away.
import { Button, Text } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '@/shared/i18n/locale';
import { openOutboxList } from '@/shared/outbox/outboxList';
import { useWaitingText } from '@/shared/outbox/useWaitingText';
import { EmptyState } from './EmptyState';
import { notKeptMessages } from './notKeptMessages';

const SWITCH = '/profile?section=device';

export function NotKept() {
  const t = useT(notKeptMessages);
  const waiting = useWaitingText();
  const action = (
    <Button variant="default" component={Link} to={SWITCH}>
      {t('switch')}
    </Button>
  );
  return (
    <div role="status">
      <EmptyState icon={IconShieldLock} title={t('title')} description={t('text')} action={action} />
      {waiting !== '' && (
        <Text component="div" size="sm" ta="center">
          {waiting}{' '}
          <Button variant="subtle" onClick={openOutboxList}>
            {t('openWaiting')}
          </Button>
        </Text>
      )}
    </div>
  );
}
