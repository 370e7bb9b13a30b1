// An outbox: entries that are stored on this device, per user, until the server has accepted them.
import { ApiError, post } from '@/shared/api/client';
import { isStorageFull } from '@/shared/api/errors';
import { onSessionReset } from '@/shared/api/session';
import type { WellnessActivityInput } from '@/shared/api/types';
import { newClientKey } from './clientKey';
import { draftNames, readDraft, removeDraft, writeDraft } from './drafts';

const PREFIX = 'unsent:';

interface Unsent {
  path: '/api/wellness-activities';
  // Sent exactly as stored: the server recognizes a repeated entry by its client key and body.
  body: WellnessActivityInput;
}

type Path = Unsent['path'];

// The server will never accept the entry, so retrying is pointless. A full storage can have room later.
function isPermanent(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 409, 413].includes(error.status) && !isStorageFull(error);
}

export function hasUnsent(): boolean {
  return draftNames(PREFIX).length > 0;
}

let running: Promise<Path[]> | null = null;
// A request of an ended session never settles. The next user must not wait for it.
onSessionReset(() => {
  running = null;
});

async function sendAll(): Promise<Path[]> {
  const sent: Path[] = [];
  for (const name of draftNames(PREFIX)) {
    const entry = readDraft<Unsent>(name);
    if (!entry) {
      removeDraft(name);
      continue;
    }
    try {
      await post(entry.path, { body: entry.body });
      sent.push(entry.path);
      removeDraft(name);
    } catch (error) {
      if (!isPermanent(error)) break;
      removeDraft(name);
    }
  }
  return sent;
}

// Sends the stored entries one after the other. Returns the paths of those that were accepted. Never rejects.
export function sendUnsent(): Promise<Path[]> {
  if (running) return running;
  const own = sendAll().finally(() => {
    if (running === own) running = null;
  });
  running = own;
  return own;
}

// Stores the entry before sending it, so that neither a closed tab nor a lost connection loses it.
export async function queueAndSend(path: Path, body: WellnessActivityInput): Promise<Path[]> {
  const clientKey = newClientKey();
  writeDraft(PREFIX + clientKey, { path, body: { ...body, clientKey } } satisfies Unsent);
  // A run that has already started may have missed this entry.
  const before = running ? await running : [];
  return [...before, ...(await sendUnsent())];
}
