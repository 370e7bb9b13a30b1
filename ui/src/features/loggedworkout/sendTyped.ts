// Sends corrections that are stored on this device, one request at a time per exercise.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/shared/api/client';
import { isUnreachable, mayComeLater } from '@/shared/api/errors';
import { refusalMessage } from '@/shared/api/fieldMessages';
import { currentEpoch, onSessionClean } from '@/shared/api/session';
import { common } from '@/shared/i18n/common';
import { sentences } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { refreshAfterChange, sendSets } from './api';
import { loggedMessages } from './messages';
import { forgetTyped, markTyped, typedIds, typedOf, type TypedSets } from './typedSets';

const running = new Map<number, Promise<boolean>>();
// A request of an ended session never settles. Its correction is sent again after the same user signs in.
onSessionClean(() => running.clear());

// The completion no longer exists: it was removed on another device, or its workout was deleted.
function dropMissing(client: QueryClient, id: number): void {
  // No message if the user has removed or discarded it on this device.
  if (!typedOf(id)) return;
  forgetTyped(id);
  toast({
    title: sentences(common)('error'),
    description: sentences(loggedMessages)('correctedGone'),
    destructive: true,
  });
  void refreshAfterChange(client);
}

// Stores why the request failed. Returns true if the correction must be sent again at once, because it changed while
// the server rejected the earlier version.
function keepFailed(id: number, sent: TypedSets, error: unknown): boolean {
  const refused = !mayComeLater(error);
  if (refused && typedOf(id)?.sets !== sent.sets) return true;
  markTyped(id, refused ? 'refused' : 'waiting', isUnreachable(error) ? null : refusalMessage(error, ''));
  return false;
}

async function bringThere(client: QueryClient, id: number): Promise<boolean> {
  const epoch = currentEpoch();
  for (let typed = typedOf(id); typed; typed = typedOf(id)) {
    const error: unknown = await sendSets(client, id, typed).then(
      () => null,
      (why: unknown) => why,
    );
    // Another session has begun. The stored corrections belong to another user, or the new session sends them.
    if (currentEpoch() !== epoch) return true;
    if (error === null) {
      // If the sets changed meanwhile, the next request sends them.
      if (typedOf(id)?.sets === typed.sets) forgetTyped(id);
    } else if (error instanceof ApiError && error.status === 404) {
      dropMissing(client, id);
    } else if (!keepFailed(id, typed, error)) {
      return !isUnreachable(error);
    }
  }
  return true;
}

// Sends the stored correction of an exercise, even one that was refused. Resolves to false if the server was
// unreachable. Never rejects.
export function sendTyped(client: QueryClient, id: number): Promise<boolean> {
  const under = running.get(id);
  if (under) return under;
  const own = bringThere(client, id).finally(() => {
    if (running.get(id) === own) running.delete(id);
  });
  running.set(id, own);
  return own;
}

// Sends the corrections that `which` selects, one exercise after another. Stops when the server is unreachable.
export async function sendAllTyped(client: QueryClient, which: (typed: TypedSets) => boolean): Promise<void> {
  for (const id of typedIds()) {
    const typed = typedOf(id);
    if (typed && which(typed) && !(await sendTyped(client, id))) return;
  }
}
