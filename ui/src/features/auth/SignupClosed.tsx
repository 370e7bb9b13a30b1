// What is said where the server takes no new accounts; it knows no form.
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
