// A notice, shown once, that the browser's storage is full and drafts cannot be stored.
import { Alert, Button } from '@mantine/core';
import { IconDatabaseOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { useStorageFull } from '@/shared/lib/drafts';
import { appMessages } from './messages';

export function StorageFullNotice() {
  const t = useT(appMessages);
  const storageFull = useStorageFull((state) => state.storageFull);
  const [seen, setSeen] = useState(false);
  if (!storageFull || seen) return null;
  return (
    <Alert color="amber" icon={<IconDatabaseOff aria-hidden />} title={t('storageFullTitle')} mb="lg" role="status">
      {t('storageFull')}
      <div>
        <Button variant="default" mt="sm" onClick={() => setSeen(true)}>
          {t('storageFullSeen')}
        </Button>
      </div>
    </Alert>
  );
}
