// Sends the entries in the outbox: when the page opens, when the browser goes online, when the page becomes visible,
// and at intervals.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { refetchPaths } from '@/shared/api/queryClient';
import { hasUnsent, sendUnsent } from '@/shared/lib/unsent';
import { useAutoRetry } from './useAutoRetry';

export const RETRY_MS = 30_000;

export function useSendUnsent(): void {
  const client = useQueryClient();
  const send = useCallback(() => {
    if (hasUnsent()) void sendUnsent().then((paths) => refetchPaths(client, paths));
  }, [client]);
  useEffect(send, [send]);
  useAutoRetry(true, send, RETRY_MS);
}
