// What every signed-in page needs soon, but not at once.
import { useEffect } from 'react';
import { useSendCorrections } from '@/features/loggedworkout/useSendCorrections';
import { useNotificationTaps } from '@/shared/hooks/useNotificationTaps';
import { preloadSenders } from '@/shared/outbox/record';

export function Background() {
  useSendCorrections();
  useNotificationTaps();
  // Without a server, code that is not loaded yet could not be.
  useEffect(preloadSenders, []);
  return null;
}
