// One line while the server does not answer, and what then happens on its own: new attempts, and a refetch after them.
import { IconCloudOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useConnection } from '@/shared/api/connection';
import { userQuery } from '@/shared/api/queries';
import { useAutoRetry } from '@/shared/hooks/useAutoRetry';
import { useT } from '@/shared/i18n/locale';
import { useWaitingText } from '@/shared/outbox/useWaitingText';
import classes from './Offline.module.css';
import { offlineMessages } from './offlineMessages';
import { useLoadedAt } from './useLoadedAt';

// The catalogue is long, and hardly ever changes.
const CATALOGUE = '/api/exercises';

function useRecovery(isLost: boolean): void {
  const client = useQueryClient();
  const probe = useCallback(() => void client.refetchQueries({ ...userQuery, exact: true }), [client]);
  useAutoRetry(isLost, probe);
  useEffect(() => {
    if (!isLost) return undefined;
    // Runs when the connection is back.
    return () =>
      void client.refetchQueries({
        type: 'active',
        predicate: ({ queryKey: [path], state }) =>
          path !== CATALOGUE || state.isInvalidated || state.status === 'error',
      });
  }, [isLost, client]);
}

export function ConnectionLine() {
  const isLost = useConnection(({ lostAt }) => lostAt !== null);
  useRecovery(isLost);
  // Then the line of what waits says it.
  const hasWaiting = useWaitingText() !== '';
  // The region exists before its text, so that screen readers announce it.
  return <div role="status">{isLost && !hasWaiting && <Line />}</div>;
}

function Line() {
  const t = useT(offlineMessages);
  const time = useLoadedAt();
  return (
    <p className={classes.line}>
      <IconCloudOff size={18} aria-hidden />
      {time === null ? t('lostEmpty') : t('lost', { time })}
    </p>
  );
}
