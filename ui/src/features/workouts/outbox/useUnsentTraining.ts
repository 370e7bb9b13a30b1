// Imports what older versions stored, and sends the answers to suggestions in the background.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useAutoRetry } from '@/shared/hooks/useAutoRetry';
import { readDraft } from '@/shared/lib/drafts';
import { requestSend } from '@/shared/outbox/record';
import { sendAnswers, useHasUnsentAnswers } from '@/features/workouts/suggestions/answers';

const oldNames = ['unsent-ticks', 'unsent-training'];

// The code is loaded only if there are any; they remain until it can be loaded.
async function importOld(): Promise<boolean> {
  if (oldNames.every((name) => readDraft(name) === null)) return false;
  const importer = await import('./importUnsentTraining').catch(() => null);
  importer?.importUnsentTraining();
  return importer !== null;
}

export function useUnsentTraining(): void {
  const client = useQueryClient();
  const hasAnswers = useHasUnsentAnswers();
  useEffect(() => {
    void importOld().then((hasImported) => {
      if (hasImported) requestSend(client, true);
    });
    void sendAnswers();
  }, [client]);
  useAutoRetry(
    hasAnswers,
    useCallback(() => void sendAnswers(), []),
  );
}
