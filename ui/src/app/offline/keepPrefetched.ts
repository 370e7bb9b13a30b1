// Fetches ahead when the app opens, and again when the plan changes.
import type { QueryClient } from '@tanstack/react-query';
import type { OwnSteps } from '@/features/workouts/weights/weightSteps';
import { hasPathPrefix } from '@/shared/api/queryClient';
import { prefetchForTraining } from './prefetch';

// Changes come in groups.
const AFTER_CHANGE_MS = 1000;

// The returned function ends it.
export function keepPrefetched(client: QueryClient, steps: OwnSteps): () => void {
  let ending = new AbortController();
  let running = prefetchForTraining(client, steps, ending.signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const repeat = () => {
    // One that still runs ends with the same signal.
    if (ending.signal.aborted) ending = new AbortController();
    const { signal } = ending;
    running = running.then(() => (signal.aborted ? undefined : prefetchForTraining(client, steps, signal)));
  };
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    // The plans and their weeks.
    if (event.type !== 'updated' || !hasPathPrefix(event.query, ['/api/workout-plans'])) return;
    const { type } = event.action;
    if (type !== 'success' && type !== 'invalidate') return;
    // The workouts of the old plan may be gone. An answer alone may be the same as before.
    if (type === 'invalidate') ending.abort();
    clearTimeout(timer);
    timer = setTimeout(repeat, AFTER_CHANGE_MS);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
    ending.abort();
  };
}
