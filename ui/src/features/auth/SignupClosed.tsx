// The message for a server that accepts no new accounts.
import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import { authMessages } from './messages';

export function SignupClosed() {
  const t = useT(authMessages);
  return (
    <Alert color="amber" icon={<IconLock aria-hidden />} title={t('signupClosedTitle')}>
      {t('signupClosed')}
    </Alert>
  );
}
