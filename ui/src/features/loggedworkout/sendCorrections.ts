// Sends corrections that are stored on this device, one request at a time per exercise.
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
import { removeCorrection, markCorrection, correctionIds, findCorrection, type Correction } from './corrections';

const inFlight = new Map<number, Promise<boolean>>();
// A request of an ended session never settles. Its correction is sent again after the same user signs in.
onSessionReset(() => inFlight.clear());

// The completion no longer exists: it was removed on another device, or its workout was deleted.
function removeMissing(client: QueryClient, id: number): void {
  // No message if the user has removed or discarded it on this device.
  if (!findCorrection(id)) return;
  removeCorrection(id);
  toast({
    title: getT(common)('error'),
    description: getT(loggedMessages)('correctedGone'),
    destructive: true,
  });
  void refreshAfterChange(client);
}

// Stores why the request failed. Returns true if the correction must be sent again at once, because it changed while
// the server rejected the earlier version.
function storeFailure(id: number, sent: Correction, error: unknown): boolean {
  const refused = !mayComeLater(error);
  if (refused && findCorrection(id)?.sets !== sent.sets) return true;
  markCorrection(id, refused ? 'refused' : 'waiting', isUnreachable(error) ? null : refusalMessage(error, ''));
  return false;
}

async function syncCorrection(client: QueryClient, id: number): Promise<boolean> {
  const epoch = currentEpoch();
  for (let correction = findCorrection(id); correction; correction = findCorrection(id)) {
    const error: unknown = await sendSets(client, id, correction).then(
      () => null,
      (reason: unknown) => reason,
    );
    // Another session has begun. The stored corrections belong to another user, or the new session sends them.
    if (currentEpoch() !== epoch) return true;
    if (error === null) {
      // If the sets changed meanwhile, the next request sends them.
      if (findCorrection(id)?.sets === correction.sets) removeCorrection(id);
    } else if (error instanceof ApiError && error.status === 404) {
      removeMissing(client, id);
    } else if (!storeFailure(id, correction, error)) {
      return !isUnreachable(error);
    }
  }
  return true;
}

// Sends the stored correction of an exercise, even one that was refused. Resolves to false if the server was
// unreachable. Never rejects.
export function sendCorrection(client: QueryClient, id: number): Promise<boolean> {
  const running = inFlight.get(id);
  if (running) return running;
  const own = syncCorrection(client, id).finally(() => {
    if (inFlight.get(id) === own) inFlight.delete(id);
  });
  inFlight.set(id, own);
  return own;
}

// Sends the corrections that `which` selects, one exercise after another. Stops when the server is unreachable.
export async function sendCorrections(client: QueryClient, which: (correction: Correction) => boolean): Promise<void> {
  for (const id of correctionIds()) {
    const correction = findCorrection(id);
    if (correction && which(correction) && !(await sendCorrection(client, id))) return;
  }
}
