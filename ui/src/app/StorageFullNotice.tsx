// A notice, shown once, that the browser's storage is full or refused, so that drafts and entries cannot be stored.
import { IconDatabaseOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { useStorageFull } from '@/shared/lib/drafts';
import { holdsNothing } from '@/shared/lib/storage';
import { DeviceNotice } from './DeviceNotice';
import { offlineMessages } from './offline/offlineMessages';

export function StorageFullNotice() {
  const t = useT(offlineMessages);
  const storageFull = useStorageFull((state) => state.storageFull);
  const [seen, setSeen] = useState(false);
  if (!storageFull || seen) return null;
  const kind = holdsNothing() ? 'storageRefused' : 'storageFull';
  return (
    <DeviceNotice icon={IconDatabaseOff} title={t(`${kind}Title`)} role="status" onSeen={() => setSeen(true)}>
      {t(kind)}
    </DeviceNotice>
  );
}
