// Sends kept entries again: when the page opens, when the connection comes back, when it wakes, and now and then.
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
