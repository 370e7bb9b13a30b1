// A notice, shown once over plain http, about the browser features that need https.
import { Alert, Button } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { deviceStorage } from '@/shared/lib/storage';
import { appMessages } from './messages';

// Per device and origin, not per user.
const SEEN_KEY = 'notice-insecure-seen';

export function InsecureConnectionNotice() {
  const t = useT(appMessages);
  const [seen, setSeen] = useState(() => deviceStorage.read(SEEN_KEY) !== null);
  if (seen || window.isSecureContext !== false) return null;
  return (
    <Alert
      color="amber"
      icon={<IconLockOpen aria-hidden />}
      title={t('insecureTitle')}
      mb="lg"
      role="region"
      aria-label={t('insecureTitle')}
    >
      {t('insecure')}
      <div>
        <Button
          variant="default"
          mt="sm"
          onClick={() => {
            deviceStorage.write(SEEN_KEY, 'true');
            setSeen(true);
          }}
        >
          {t('insecureSeen')}
        </Button>
      </div>
    </Alert>
  );
}
