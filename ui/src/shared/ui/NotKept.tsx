// Replaces health data that this device does not keep, while the server is away.
import { Button } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '@/shared/i18n/locale';
import { EmptyState } from './EmptyState';
import { notKeptMessages } from './notKeptMessages';

const SWITCH = '/profile?section=device';

export function NotKept() {
  const t = useT(notKeptMessages);
  const action = (
    <Button variant="default" component={Link} to={SWITCH}>
      {t('switch')}
    </Button>
  );
  return (
    <div role="status">
      <EmptyState icon={IconShieldLock} title={t('title')} description={t('text')} action={action} />
    </div>
  );
}
