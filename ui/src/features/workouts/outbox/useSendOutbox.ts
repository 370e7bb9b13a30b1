// Sends the outbox in the background.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useAutoRetry } from '@/shared/hooks/useAutoRetry';
import { readDraft } from '@/shared/lib/drafts';
import { sendAnswers, useHasUnsentAnswers } from '@/features/workouts/suggestions/answers';
import { sendWaiting } from './ticks';
import { useUnsent } from './unsent';

// Imports the ticks of an older version. Its code is loaded only if there are any; they remain until it can be loaded.
async function importOldTicks(): Promise<void> {
  if (readDraft('unsent-ticks') === null) return;
  await import('./importOldTicks').then((old) => old.importOldTicks()).catch(() => undefined);
}

// Sends when the page opens, when the network or the page returns, and periodically.
export function useSendOutbox(): void {
  const client = useQueryClient();
  const hasAnswers = useHasUnsentAnswers();
  const hasWaiting = useUnsent(({ exercises, logs }) =>
    [...exercises, ...logs].some(({ state }) => state === 'waiting'),
  );
  useEffect(() => {
    void importOldTicks().then(() => sendWaiting(client));
    void sendAnswers();
  }, [client]);
  useAutoRetry(
    hasWaiting,
    useCallback(() => void sendWaiting(client), [client]),
  );
  useAutoRetry(
    hasAnswers,
    useCallback(() => void sendAnswers(), []),
  );
}
