// Tells a person's other tabs that something changed on the server, and what theirs tell; it knows no feature.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUser } from './session';

const PREFIX = 'changed:';
// Several changes in a row are looked at once.
const GATHER_MS = 250;
// What no change of a person's own makes old, or what costs more than a look.
const leftAlone = ['/api/exercises', '/api/plan-templates', '/api/coaching', '/api/server'];

// The key is written only to be heard: it stays in nobody's storage.
export function tellOtherTabs(): void {
  const user = currentUser();
  if (!user) return;
  localStorage.setItem(PREFIX + user.id, String(Date.now()));
  localStorage.removeItem(PREFIX + user.id);
}

// Once, in the app: what is shown here is fetched anew when another tab changed something.
export function useOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () =>
      void client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path !== 'string' || !leftAlone.some((each) => path.startsWith(each)),
      });
    const hear = ({ key, newValue }: StorageEvent) => {
      const user = currentUser();
      if (!user || key !== PREFIX + user.id || newValue === null) return;
      clearTimeout(waiting);
      waiting = setTimeout(look, GATHER_MS);
    };
    window.addEventListener('storage', hear);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('storage', hear);
    };
  }, [client]);
}
