// Sends what was typed on a page that closed before the field lost the focus. Mounted once, in the app shell; everything
// else is sent by the outbox.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '@/shared/api/session';
import { requestSend } from '@/shared/outbox/record';
import { restoreCorrections } from './corrections';

export function useSendCorrections(): void {
  const client = useQueryClient();
  const epoch = useSession((session) => session.epoch);
  useEffect(() => {
    if (restoreCorrections()) requestSend(client, true);
  }, [client, epoch]);
}
