// Keeps sending what the server does not have yet.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useAutoRetry } from '@/shared/hooks/useAutoRetry';
import { readDraft } from '@/shared/lib/drafts';
import { sendWaiting } from './ticks';
import { useUnsent } from './unsent';

// What an older version kept; its code comes only where there is any. It stays until that can be fetched.
async function adoptOldTicks(): Promise<void> {
  if (readDraft('unsent-ticks') === null) return;
  await import('./unsentOld').then((old) => old.adoptOldTicks()).catch(() => undefined);
}

// Sends later what could not be sent: when the page opens, when the network or the page comes back, and now and then.
export function useUnsentWatch(): void {
  const client = useQueryClient();
  const some = useUnsent(({ exercises, logs }) => [...exercises, ...logs].some(({ state }) => state === 'waiting'));
  useEffect(() => {
    void adoptOldTicks().then(() => sendWaiting(client));
  }, [client]);
  useAutoRetry(
    some,
    useCallback(() => void sendWaiting(client), [client]),
  );
}
