// Says once that this browser has no room left, and what that means for what one types; it knows no form.
import { Alert, Button } from '@mantine/core';
import { IconDatabaseOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { useNoRoom } from '@/shared/lib/drafts';
import { appMessages } from './messages';

export function RoomNotice() {
  const t = useT(appMessages);
  const noRoom = useNoRoom((state) => state.noRoom);
  const [seen, setSeen] = useState(false);
  if (!noRoom || seen) return null;
  return (
    <Alert color="amber" icon={<IconDatabaseOff aria-hidden />} title={t('noRoomTitle')} mb="lg" role="status">
      {t('noRoom')}
      <div>
        <Button variant="default" mt="sm" onClick={() => setSeen(true)}>
          {t('noRoomSeen')}
        </Button>
      </div>
    </Alert>
  );
}
