// Tells a person's other tabs that something changed on the server, and what theirs tell; it knows no feature.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Below } from './queryClient';
import { currentUser } from './session';

// Several changes in a row are looked at once.
const GATHER_MS = 250;
// What no change of a person's own makes old, or what costs more than a look.
const leftAlone: readonly Below[] = ['/api/exercises', '/api/plan-templates', '/api/coaching', '/api/server'];

// One for telling and hearing: nobody hears themselves. Where a browser has none, the other tabs see it at their next look.
const tabs = openChannel();

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('changes');
  } catch {
    return null;
  }
}

export function tellOtherTabs(): void {
  const user = currentUser();
  try {
    if (user) tabs?.postMessage(user.id);
  } catch {
    // They see it at their next look.
  }
}

// Once, in the app: what is shown here is fetched anew when another tab changed something.
export function useOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () =>
      void client.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          typeof path !== 'string' || !leftAlone.some((each) => path.startsWith(each)),
      });
    const hear = ({ data: personId }: MessageEvent<number>) => {
      if (personId !== currentUser()?.id) return;
      clearTimeout(waiting);
      waiting = setTimeout(look, GATHER_MS);
    };
    tabs?.addEventListener('message', hear);
    return () => {
      clearTimeout(waiting);
      tabs?.removeEventListener('message', hear);
    };
  }, [client]);
}
