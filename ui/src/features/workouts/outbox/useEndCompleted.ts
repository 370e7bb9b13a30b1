// Ends the unfinished workouts whose log waits. Complete Workout ends its own; a page that was closed meanwhile could not.
import { useEffect, useState } from 'react';
import { isWaiting, outboxEntries } from '@/shared/outbox/entries';
import { discardLogged } from '@/features/workouts/training/trainingStore';
import { useUnsent, type UnsentLog } from './unsent';

// Longer than Complete Workout waits. Another tab can leave the workout open because its log was refused.
const DECIDED_AFTER_MS = 5000;

export function useEndCompleted(): void {
  const [openedAt] = useState(() => Date.now());
  const logs = useUnsent((all) => all.logs);
  useEffect(() => {
    const waiting = outboxEntries().filter((entry) => entry.kind === 'log' && isWaiting(entry));
    const timers = waiting.flatMap(({ at, body }) => {
      const { workout, training, completed } = body as UnsentLog;
      const end = () => discardLogged(workout, training, completed);
      const left = at + DECIDED_AFTER_MS - Date.now();
      if (at >= openedAt && left > 0) return setTimeout(end, Math.min(left, DECIDED_AFTER_MS));
      end();
      return [];
    });
    return () => timers.forEach(clearTimeout);
  }, [logs, openedAt]);
}
