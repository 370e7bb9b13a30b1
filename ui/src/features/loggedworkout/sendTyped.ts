// Sends the corrections that are kept on this device, one call at a time for each exercise; it knows no part.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/shared/api/client';
import { isUnreachable, mayComeLater } from '@/shared/api/errors';
import { refusalMessage } from '@/shared/api/fieldMessages';
import { currentEpoch, onSessionReset } from '@/shared/api/session';
import { common } from '@/shared/i18n/common';
import { getT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { refreshAfterChange, sendSets } from './api';
import { loggedMessages } from './messages';
import { forgetTyped, markTyped, typedIds, typedOf, type TypedSets } from './typedSets';

const running = new Map<number, Promise<boolean>>();
// A call of an ended session never settles: what it carried is sent anew after the same person logs in.
onSessionReset(() => running.clear());

// Nothing is left to correct: it was removed on another device, or with its workout.
function dropMissing(client: QueryClient, id: number): void {
  // What was removed or discarded here meanwhile is no news.
  if (!typedOf(id)) return;
  forgetTyped(id);
  toast({
    title: getT(common)('error'),
    description: getT(loggedMessages)('correctedGone'),
    destructive: true,
  });
  void refreshAfterChange(client);
}

// Keeps why it did not go. True: it is to be sent again at once, because it was changed while the server read the list
// that it refused.
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
    // Another session has begun meanwhile: what is kept now is another person's, or is sent by the new session.
    if (currentEpoch() !== epoch) return true;
    if (error === null) {
      // What was changed meanwhile goes with the next call.
      if (typedOf(id)?.sets === typed.sets) forgetTyped(id);
    } else if (error instanceof ApiError && error.status === 404) {
      dropMissing(client, id);
    } else if (!keepFailed(id, typed, error)) {
      return !isUnreachable(error);
    }
  }
  return true;
}

// Sends what is kept of an exercise, also what was refused. Answers false when nobody answered. It never rejects.
export function sendTyped(client: QueryClient, id: number): Promise<boolean> {
  const under = running.get(id);
  if (under) return under;
  const own = bringThere(client, id).finally(() => {
    if (running.get(id) === own) running.delete(id);
  });
  running.set(id, own);
  return own;
}

// Sends all that `which` names, one exercise after the other; ends at the first that finds nobody.
export async function sendAllTyped(client: QueryClient, which: (typed: TypedSets) => boolean): Promise<void> {
  for (const id of typedIds()) {
    const typed = typedOf(id);
    if (typed && which(typed) && !(await sendTyped(client, id))) return;
  }
}
