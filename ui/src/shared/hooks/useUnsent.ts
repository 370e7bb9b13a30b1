// Sends kept entries again: when the page opens, when the connection comes back, when it wakes, and now and then.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { refetchBelow } from '@/shared/api/queryClient';
import { hasUnsent, sendUnsent } from '@/shared/lib/unsent';
import { useRetries } from './useRetries';

export const RETRY_MS = 30_000;

export function useUnsent(): void {
  const client = useQueryClient();
  const send = useCallback(() => {
    if (hasUnsent()) void sendUnsent().then((paths) => refetchBelow(client, paths));
  }, [client]);
  useEffect(send, [send]);
  useRetries(true, send, RETRY_MS);
}
