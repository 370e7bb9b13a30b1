// A notice, shown once on each device, that nothing can be kept for times without a connection.
import { IconDatabaseOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useKeepingProblem } from '@/shared/api/keepAnswers';
import { useT } from '@/shared/i18n/locale';
import { useStorageFull } from '@/shared/lib/drafts';
import { deviceStorage } from '@/shared/lib/storage';
import { DeviceNotice } from '@/app/DeviceNotice';
import { offlineMessages } from './offlineMessages';

const SEEN_KEY = 'notice-keeping-seen';

export function KeepingNotice() {
  const t = useT(offlineMessages);
  const problem = useKeepingProblem((state) => state.problem);
  // Its notice says more.
  const storageFull = useStorageFull((state) => state.storageFull);
  const [seen, setSeen] = useState(() => deviceStorage.read(SEEN_KEY) !== null);
  if (!problem || seen || storageFull) return null;
  const kind = problem === 'full' ? 'keptFull' : 'keptRefused';
  const dismiss = () => {
    deviceStorage.write(SEEN_KEY, 'true');
    setSeen(true);
  };
  return (
    <DeviceNotice icon={IconDatabaseOff} title={t(`${kind}Title`)} role="status" onSeen={dismiss}>
      {t(kind)}
    </DeviceNotice>
  );
}
