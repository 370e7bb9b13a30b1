// A notice, shown once over plain http, about the browser features that need https.
import { IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { deviceStorage } from '@/shared/lib/storage';
import { DeviceNotice } from './DeviceNotice';
import { offlineMessages } from './offline/offlineMessages';

// Per device and origin, not per user.
const SEEN_KEY = 'notice-insecure-seen';

export function InsecureConnectionNotice() {
  const t = useT(offlineMessages);
  const [seen, setSeen] = useState(() => deviceStorage.read(SEEN_KEY) !== null);
  if (seen || window.isSecureContext !== false) return null;
  const dismiss = () => {
    deviceStorage.write(SEEN_KEY, 'true');
    setSeen(true);
  };
  return (
    <DeviceNotice icon={IconLockOpen} title={t('insecureTitle')} role="region" onSeen={dismiss}>
      {t('insecure')}
    </DeviceNotice>
  );
}
