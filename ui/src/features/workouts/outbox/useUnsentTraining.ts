// Imports what older versions stored.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '@/shared/api/session';
import { readDraft } from '@/shared/lib/drafts';
import { requestSend } from '@/shared/outbox/record';
import './planEdits';

const oldNames = ['unsent-ticks', 'unsent-training', 'suggestion-answers'];

export function useUnsentTraining(): void {
  const client = useQueryClient();
  const epoch = useSession((session) => session.epoch);
  useEffect(() => {
    if (oldNames.every((name) => readDraft(name) === null)) return;
    // The code is loaded only if there are any. They remain until it can be loaded.
    import('./importUnsentTraining').then(
      ({ importUnsentTraining }) => {
        importUnsentTraining(client);
        requestSend(client, true);
      },
      () => undefined,
    );
  }, [client, epoch]);
}
