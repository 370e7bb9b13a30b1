// Sends unsent corrections from any page. Mounted once, in the app shell.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useSession } from '@/shared/api/session';
import { useAutoRetry } from '@/shared/hooks/useAutoRetry';
import { importOldSets, correctionIds, findCorrection, useCorrections, type Correction } from './corrections';

const isOpen = ({ state }: Correction) => state !== 'refused';
const isWaiting = ({ state }: Correction) => state === 'waiting';

// Most users have nothing to send, so this code is not part of the first screen. The import can fail without a network;
// the next attempt repeats it.
async function send(client: QueryClient, which: (correction: Correction) => boolean): Promise<void> {
  const any = correctionIds().some((id) => {
    const correction = findCorrection(id);
    return correction !== undefined && which(correction);
  });
  if (!any) return;
  const sender = await import('./sendCorrections').catch(() => null);
  await sender?.sendCorrections(client, which);
}

// Sends when the app opens, after sign-in, when the network or the page returns, and periodically.
export function useSendCorrections(): void {
  const client = useQueryClient();
  const epoch = useSession((session) => session.epoch);
  const waits = useCorrections(({ corrections }) => Object.values(corrections).some(isWaiting));
  useEffect(() => {
    importOldSets();
    // Includes typed corrections: the page or its session may have ended before the field lost focus.
    void send(client, isOpen);
  }, [client, epoch]);
  // Excludes corrections that are being typed right now.
  useAutoRetry(
    waits,
    useCallback(() => void send(client, isWaiting), [client]),
  );
}
