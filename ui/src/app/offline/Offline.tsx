// Everything about the connection and versions that the first screen does not need: notices, the service worker, kept
// answers.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOwnSteps } from '@/features/workouts/weights/weightSteps';
import { useConnection } from '@/shared/api/connection';
import { keepAnswers } from '@/shared/api/keepAnswers';
import { useUser } from '@/shared/api/user';
import { whenIdle } from '@/shared/lib/lazyComponents';
import { ConnectionLine } from './ConnectionLine';
import { KeepingNotice } from './KeepingNotice';
import { keepPrefetched } from './keepPrefetched';
import { watchVersions } from './update';
import { UpdatePrompt } from './UpdatePrompt';

let isWatching = false;

function watchOnce(): void {
  if (isWatching || !import.meta.env.PROD) return;
  isWatching = true;
  void watchVersions();
}

// An app that opens without a connection first shows what it has.
const untilIdle = () =>
  new Promise<void>((resolve) => {
    if (useConnection.getState().lostAt === null) resolve();
    else whenIdle(resolve);
  });

export function Offline() {
  const client = useQueryClient();
  const { id, weightUnit = 'lb' } = useUser();
  const steps = useOwnSteps(weightUnit);
  useEffect(watchOnce, []);
  useEffect(() => {
    const ends: (() => void)[] = [];
    let isOver = false;
    const start = async () => {
      await untilIdle();
      if (isOver) return;
      ends.push(await keepAnswers(client));
      if (isOver) end();
      else ends.push(keepPrefetched(client, steps));
    };
    const end = () => {
      isOver = true;
      ends.splice(0).forEach((each) => each());
    };
    void start();
    return end;
  }, [client, id, steps]);
  return (
    <>
      <UpdatePrompt />
      <KeepingNotice />
      {/* Next to the line of what waits. */}
      <ConnectionLine />
    </>
  );
}
