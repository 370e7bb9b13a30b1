// Keeps sending corrections that the server does not have yet, on whatever page one is; it stands in the frame once.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useSession } from '@/shared/api/session';
import { useAutoRetry } from '@/shared/hooks/useAutoRetry';
import { adoptOldSets, typedIds, typedOf, useTypedSets, type TypedSets } from './typedSets';

const isOpen = ({ state }: TypedSets) => state !== 'refused';
const isWaiting = ({ state }: TypedSets) => state === 'waiting';

// Most people never have anything to send: its code is not part of the first screen. Without a network it may not come,
// and the next attempt asks for it again.
async function send(client: QueryClient, which: (typed: TypedSets) => boolean): Promise<void> {
  const some = typedIds().some((id) => {
    const typed = typedOf(id);
    return typed !== undefined && which(typed);
  });
  if (!some) return;
  const sender = await import('./sendTyped').catch(() => null);
  await sender?.sendAllTyped(client, which);
}

// Sends when the app opens, after a log-in, when the network or the page comes back, and now and then.
export function useTypedWatch(): void {
  const client = useQueryClient();
  const epoch = useSession((session) => session.epoch);
  const waits = useTypedSets(({ corrections }) => Object.values(corrections).some(isWaiting));
  useEffect(() => {
    adoptOldSets();
    // Also what was only typed: the page was closed, or its session ended, before the field was left.
    void send(client, isOpen);
  }, [client, epoch]);
  // Not what is being typed at this moment.
  useAutoRetry(
    waits,
    useCallback(() => void send(client, isWaiting), [client]),
  );
}
