// What happens on the user's other devices: mounted in the shell once the page is idle.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSharedRest } from '@/features/workouts/timers/useSharedRest';
import { onLiveEvent, useLive } from '@/shared/api/live';
import { outboxEntries, type OutboxEntry } from '@/shared/outbox/entries';
import { requestSend } from '@/shared/outbox/record';

// The server was not reached, or its answer was lost.
const isCutOff = ({ state, reason }: OutboxEntry) => state === 'waiting' && !reason;

// An event proves that the server is reachable. It may be about an entry whose answer was lost.
function useSendingOnEvents(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onLiveEvent(() => {
        if (outboxEntries().some(isCutOff)) requestSend(client, true);
      }),
    [client],
  );
}

export function Live() {
  // First, so that it hears the first event.
  useSharedRest();
  useSendingOnEvents();
  useLive();
  return null;
}
