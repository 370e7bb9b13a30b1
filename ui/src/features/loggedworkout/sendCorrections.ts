// Sends corrections of logged exercises.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/shared/api/client';
import { currentEpoch } from '@/shared/api/session';
import { common } from '@/shared/i18n/common';
import { getT } from '@/shared/i18n/locale';
import { findEntry, type Sender } from '@/shared/outbox/entries';
import { sendAllNow } from '@/shared/outbox/record';
import { toast } from '@/shared/ui/toast';
import { refreshAfterChange, sendSets } from './api';
import { loggedMessages } from './messages';
import { endTyping, findCorrection, removeCorrection } from './corrections';

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

// If the sets change meanwhile, the entry is a new revision, which is sent next.
export const sendCorrectionEntry: Sender = async (entry, client) => {
  const { id } = entry.body as { id: number };
  const epoch = currentEpoch();
  const correction = findCorrection(id);
  if (!correction) return;
  try {
    await sendSets(client, id, correction);
    if (currentEpoch() === epoch && findEntry(entry.id)?.revision === entry.revision) removeCorrection(id);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    removeMissing(client, id);
  }
};

// Sends the correction of an exercise, even one that was refused. Never rejects.
export async function sendCorrection(client: QueryClient, id: number): Promise<void> {
  if (!findCorrection(id)) return;
  endTyping(id);
  await sendAllNow(client);
}
