// Sends unsent corrections from any page. Mounted once, in the app shell.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useSession } from '@/shared/api/session';
import { useRetries } from '@/shared/hooks/useRetries';
import { adoptOldSets, typedIds, typedOf, useTypedSets, type TypedSets } from './typedSets';

const isOpen = ({ state }: TypedSets) => state !== 'refused';
const isWaiting = ({ state }: TypedSets) => state === 'waiting';

// Most users have nothing to send, so this code is not part of the first screen. The import can fail without a network;
// the next attempt repeats it.
async function send(client: QueryClient, which: (typed: TypedSets) => boolean): Promise<void> {
  const some = typedIds().some((id) => {
    const typed = typedOf(id);
    return typed !== undefined && which(typed);
  });
  if (!some) return;
  const sender = await import('./sendTyped').catch(() => null);
  await sender?.sendAllTyped(client, which);
}

// Sends when the app opens, after sign-in, when the network or the page returns, and periodically.
export function useTypedWatch(): void {
  const client = useQueryClient();
  const epoch = useSession((session) => session.epoch);
  const waits = useTypedSets(({ corrections }) => Object.values(corrections).some(isWaiting));
  useEffect(() => {
    adoptOldSets();
    // Includes typed corrections: the page or its session may have ended before the field lost focus.
    void send(client, isOpen);
  }, [client, epoch]);
  // Excludes corrections that are being typed right now.
  useRetries(
    waits,
    useCallback(() => void send(client, isWaiting), [client]),
  );
}
