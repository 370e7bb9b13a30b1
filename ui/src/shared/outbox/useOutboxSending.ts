// Sends what waits: when the page opens, after sign-in, when the network or the page returns, and periodically. Mounted
// once, in the app shell.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useConnection } from '@/shared/api/connection';
import { useSession } from '@/shared/api/session';
import { useAutoRetry } from '@/shared/hooks/useAutoRetry';
import { draftNames } from '@/shared/lib/drafts';
import { whenIdle } from '@/shared/lib/lazyComponents';
import { onPageVisible } from '@/shared/lib/pageVisible';
import { hasUnsentEntries, useOutbox } from './entries';
import { requestSend } from './record';

const RETRY_MS = 15_000;
const OLD_PREFIX = 'unsent:';
// A browser does not fetch code again that it failed to fetch once, so it is loaded before the connection is lost.
if (import.meta.env.PROD) whenIdle(() => void import('./send').catch(() => undefined));

export function useOutboxSending(): void {
  const client = useQueryClient();
  const epoch = useSession((session) => session.epoch);
  const isLost = useConnection(({ lostAt }) => lostAt !== null);
  const waits = useOutbox(({ entries }) => entries.some(({ state }) => state === 'waiting'));
  useEffect(() => {
    const send = () => {
      if (hasUnsentEntries()) requestSend(client, true);
    };
    // Of an earlier version.
    if (draftNames(OLD_PREFIX).length > 0)
      void import('./importUnsent').then(({ importOldEntries }) => importOldEntries()).then(send, () => undefined);
    if (!isLost) send();
    window.addEventListener('online', send);
    const removeVisibleListener = onPageVisible(send);
    return () => {
      window.removeEventListener('online', send);
      removeVisibleListener();
    };
    // Also when a request has reached the server again.
  }, [client, epoch, isLost]);
  // Nothing signals that a server is reachable again. The pauses between attempts grow.
  useAutoRetry(
    waits,
    useCallback(() => requestSend(client), [client]),
    RETRY_MS,
  );
}
