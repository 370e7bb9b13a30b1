// Everything about the connection and versions that the first screen does not need: notices, the service worker, kept
// answers.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOwnSteps } from '@/features/workouts/weights/weightSteps';
import { keepAnswers } from '@/shared/api/keepAnswers';
import { useUser } from '@/shared/api/user';
import { ConnectionLine } from './ConnectionLine';
import { KeepingNotice } from './KeepingNotice';
import { prefetchForTraining } from './prefetch';
import { watchVersions } from './update';
import { UpdatePrompt } from './UpdatePrompt';

let isWatching = false;

function watchOnce(): void {
  if (isWatching || !import.meta.env.PROD) return;
  isWatching = true;
  void watchVersions();
}

export function Offline() {
  const client = useQueryClient();
  const { id, weightUnit = 'lb' } = useUser();
  const steps = useOwnSteps(weightUnit);
  useEffect(watchOnce, []);
  useEffect(() => {
    const kept = keepAnswers(client);
    void kept.then(() => prefetchForTraining(client, steps));
    return () => void kept.then((end) => end());
  }, [client, id, steps]);
  return (
    <>
      <ConnectionLine />
      <UpdatePrompt />
      <KeepingNotice />
    </>
  );
}
