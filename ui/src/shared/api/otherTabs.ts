// Notifies the user's other tabs of changes on the server, and refetches when another tab reports one.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PathPrefix } from './queryClient';
import { currentUser } from './session';

// Several changes in a row cause one refetch.
const DEBOUNCE_MS = 250;
// Not refetched: the user's changes do not affect them, or they are expensive.
const excluded: readonly PathPrefix[] = ['/api/plan-templates', '/api/coaching', '/api/server'];
const exercises: PathPrefix = '/api/exercises';

// The user, and whether the list of exercises changed too. That list is long, and hardly ever changes.
interface Change {
  user: number;
  exercises: boolean;
}

// A channel does not receive its own messages. In browsers without BroadcastChannel, other tabs see changes when they
// next fetch.
const channel = openChannel();

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('changes');
  } catch {
    return null;
  }
}

export function notifyOtherTabs(path: string): void {
  const user = currentUser();
  try {
    if (user) {
      const change: Change = { user: user.id, exercises: path.startsWith('/api/own-exercises') };
      channel?.postMessage(change);
    }
  } catch {
    // Other tabs see the change when they next fetch.
  }
}

// Refetches what this tab shows when another tab reports a change. Used once, in the app.
export function useRefetchOnOtherTabChange(): void {
  const client = useQueryClient();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let hasNewExercises = false;
    const refetch = () => {
      const kept = hasNewExercises ? excluded : [...excluded, exercises];
      hasNewExercises = false;
      void client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path !== 'string' || !kept.some((each) => path.startsWith(each)),
      });
    };
    const onMessage = ({ data }: MessageEvent<Change>) => {
      if (data.user !== currentUser()?.id) return;
      hasNewExercises ||= data.exercises;
      clearTimeout(waiting);
      waiting = setTimeout(refetch, DEBOUNCE_MS);
    };
    channel?.addEventListener('message', onMessage);
    return () => {
      clearTimeout(waiting);
      channel?.removeEventListener('message', onMessage);
    };
  }, [client]);
}
