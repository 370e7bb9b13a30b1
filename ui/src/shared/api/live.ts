// Refetches what this page shows when another tab or device of the user has changed something.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clientName, onOtherTabsChange, tellOtherTabs } from './changes';
import { noteEventId, openLiveStream } from './liveStream';
import type { PathPrefix } from './queryClient';
import { currentUser, useSession } from './session';
import type { LiveEvent } from './types';

// Several changes in a row cause one refetch, at the latest after a second.
const DEBOUNCE_MS = 250;
const LONGEST_MS = 1000;
// A page that logs out itself receives the end of its session before the answer.
const OWN_LOGOUT_MS = 2000;
// Not refetched: the user's changes do not affect them, or they are expensive.
const excluded: readonly PathPrefix[] = ['/api/plan-templates', '/api/coaching', '/api/server'];
// The list is long, and hardly ever changes.
const exercises: PathPrefix = '/api/exercises';
const OWN_EXERCISES = '/api/own-exercises';

type Listener = (event: LiveEvent) => void;
const listeners = new Set<Listener>();

// For events of the stream, in the tab that holds it.
export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function refetcher(client: QueryClient) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let since: number | null = null;
  let hasNewExercises = false;
  const refetch = () => {
    const kept = hasNewExercises ? excluded : [...excluded, exercises];
    hasNewExercises = false;
    since = null;
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path !== 'string' || !kept.some((each) => path.startsWith(each)),
    });
  };
  return {
    // Null: anything may have changed.
    changed: (path: string | null) => {
      hasNewExercises ||= path === null || path.startsWith(OWN_EXERCISES);
      since ??= Date.now();
      clearTimeout(waiting);
      waiting = setTimeout(refetch, Math.max(0, Math.min(DEBOUNCE_MS, since + LONGEST_MS - Date.now())));
    },
    cancel: () => clearTimeout(waiting),
  };
}

// Whether something changed that this page does not show. The page loaded its data before its first stream was open.
function hasMissed({ missed, sinceChangeMs }: LiveEvent): boolean {
  return missed === true || (sinceChangeMs !== null && sinceChangeMs < performance.now());
}

// Used once, in the shell of the signed-in pages.
export function useLive(): void {
  const client = useQueryClient();
  const epoch = useSession((state) => state.epoch);
  useEffect(() => {
    const { changed, cancel } = refetcher(client);
    let isFirst = true;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const onEvent = (event: LiveEvent, id: string | null) => {
      const isOwn = event.by === clientName();
      const isMissed = event.type === 'opened' && (event.missed === true || (isFirst && hasMissed(event)));
      if (event.type === 'opened') isFirst = false;
      // The refetch meets the 401 that ends the session here, too.
      if (event.type === 'ended' && event.reason === 'signed_out')
        leaving = setTimeout(() => changed(null), OWN_LOGOUT_MS);
      const path = event.type === 'changed' && !isOwn ? event.path : undefined;
      if (isMissed || path !== undefined) {
        changed(path ?? null);
        tellOtherTabs(path ?? null, id ?? undefined);
      }
      for (const listener of listeners) listener(event);
    };
    const close = openLiveStream(onEvent);
    const stopListening = onOtherTabsChange(({ user, path, id }) => {
      if (user !== currentUser()?.id) return;
      if (id !== undefined) noteEventId(id);
      changed(path);
    });
    return () => {
      clearTimeout(leaving);
      cancel();
      close();
      stopListening();
    };
  }, [client, epoch]);
}
