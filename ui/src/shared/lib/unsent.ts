// Entries that are kept on this device until the server has them, bound to the person.
import { ApiError, post } from '@/shared/api/client';
import { onSessionReset } from '@/shared/api/session';
import type { WellnessActivityInput } from '@/shared/api/types';
import { newClientKey } from './clientKey';
import { draftNames, readDraft, removeDraft, writeDraft } from './drafts';

const PREFIX = 'unsent:';

interface Unsent {
  path: '/api/wellness-activities';
  // Sent byte for byte as it is kept: the server knows a repeated entry by its client key and body.
  body: WellnessActivityInput;
}

type Path = Unsent['path'];

// The server will never take it: sending it again would only go on for ever.
function isHopeless(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 409, 413].includes(error.status);
}

export function hasUnsent(): boolean {
  return draftNames(PREFIX).length > 0;
}

let running: Promise<Path[]> | null = null;
// A call of an ended session never settles: who signs in next must not wait for it.
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
      if (!isHopeless(error)) break;
      removeDraft(name);
    }
  }
  return sent;
}

// Sends what is kept, one after the other; answers the paths of what arrived. It never rejects.
export function sendUnsent(): Promise<Path[]> {
  if (running) return running;
  const own = sendAll().finally(() => {
    if (running === own) running = null;
  });
  running = own;
  return own;
}

// Keeps the entry first and then tries to send it, so that neither a closed tab nor a lost connection loses it.
export async function queueAndSend(path: Path, body: WellnessActivityInput): Promise<Path[]> {
  const clientKey = newClientKey();
  writeDraft(PREFIX + clientKey, { path, body: { ...body, clientKey } } satisfies Unsent);
  // One that runs already may have passed this entry by.
  const before = running ? await running : [];
  return [...before, ...(await sendUnsent())];
}
