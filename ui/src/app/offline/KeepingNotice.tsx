// A notice, shown once on each device, that nothing can be kept for times without a connection.
import { Alert, Button } from '@mantine/core';
import { IconDatabaseOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useKeepingProblem } from '@/shared/api/keepAnswers';
import { useT } from '@/shared/i18n/locale';
import { deviceStorage } from '@/shared/lib/storage';
import { offlineMessages } from './offlineMessages';

const SEEN_KEY = 'notice-keeping-seen';

export function KeepingNotice() {
  const t = useT(offlineMessages);
  const problem = useKeepingProblem((state) => state.problem);
  const [seen, setSeen] = useState(() => deviceStorage.read(SEEN_KEY) !== null);
  if (!problem || seen) return null;
  return (
    <Alert
      color="amber"
      icon={<IconDatabaseOff aria-hidden />}
      title={t(problem === 'full' ? 'keptFullTitle' : 'keptRefusedTitle')}
      mb="lg"
      role="status"
    >
      {t(problem === 'full' ? 'keptFull' : 'keptRefused')}
      <div>
        <Button
          variant="default"
          mt="sm"
          onClick={() => {
            deviceStorage.write(SEEN_KEY, 'true');
            setSeen(true);
          }}
        >
          {t('seen')}
        </Button>
      </div>
    </Alert>
  );
}
