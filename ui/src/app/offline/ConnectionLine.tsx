// One line while the server does not answer, and what then happens on its own: new attempts, and a refetch after them.
import { IconCloudOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useConnection } from '@/shared/api/connection';
import { userQuery } from '@/shared/api/queries';
import { useAutoRetry } from '@/shared/hooks/useAutoRetry';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatLoadedAt } from './loadedAt';
import classes from './Offline.module.css';
import { offlineMessages } from './offlineMessages';

// The catalogue is long, and hardly ever changes.
const CATALOGUE = '/api/exercises';

// When the oldest part of the page was loaded; null if it shows nothing from the server.
function useLoadedAt(): number | null {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => {
      const times = cache
        .findAll({ type: 'active' })
        .filter(({ state }) => state.data !== undefined)
        .map(({ state }) => state.dataUpdatedAt);
      return times.length === 0 ? null : Math.min(...times);
    },
  );
}

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
  // The region exists before its text, so that screen readers announce it.
  return <div role="status">{isLost && <Line />}</div>;
}

function Line() {
  const t = useT(offlineMessages);
  const format = useFormat();
  const today = useToday();
  const loadedAt = useLoadedAt();
  return (
    <p className={classes.line}>
      <IconCloudOff size={18} aria-hidden />
      {loadedAt === null ? t('lostEmpty') : t('lost', { time: formatLoadedAt(loadedAt, today, format) })}
    </p>
  );
}
