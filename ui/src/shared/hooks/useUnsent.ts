// Sends kept entries again: when the page opens, when the connection comes back, when it wakes, and now and then.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasUnsent, sendUnsent } from '@/shared/lib/unsent';

// A server that was restarted tells nobody.
export const RETRY_MS = 30_000;

// Whatever was read from below these paths is old now.
export function refreshBelow(client: QueryClient, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return Promise.resolve();
  return client.invalidateQueries({
    predicate: ({ queryKey: [first] }) => typeof first === 'string' && paths.some((path) => first.startsWith(path)),
  });
}

export function useUnsent(): void {
  const client = useQueryClient();
  useEffect(() => {
    const send = () => {
      if (hasUnsent()) void sendUnsent().then((paths) => refreshBelow(client, paths));
    };
    const wake = () => {
      if (document.visibilityState === 'visible') send();
    };
    send();
    const timer = setInterval(send, RETRY_MS);
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [client]);
}
