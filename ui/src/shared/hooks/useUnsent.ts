// Sends kept entries again: when the page opens, when the connection comes back, when it wakes, and now and then.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { Below } from '@/shared/api/queryClient';
import { hasUnsent, sendUnsent } from '@/shared/lib/unsent';
import { useRetries } from './useRetries';

export const RETRY_MS = 30_000;

// Whatever was read from below these paths is old now.
export function refreshBelow(client: QueryClient, paths: readonly Below[]): Promise<void> {
  if (paths.length === 0) return Promise.resolve();
  return client.invalidateQueries({
    predicate: ({ queryKey: [first] }) => typeof first === 'string' && paths.some((path) => first.startsWith(path)),
  });
}

export function useUnsent(): void {
  const client = useQueryClient();
  const send = useCallback(() => {
    if (hasUnsent()) void sendUnsent().then((paths) => refreshBelow(client, paths));
  }, [client]);
  useEffect(send, [send]);
  useRetries(true, send, RETRY_MS);
}
