// Reports changes on the server to this browser's other tabs. The server reports them to other devices (live.ts), under
// the name of the browser that made the change.
import { newClientKey } from '@/shared/lib/clientKey';
import { deviceStorage } from '@/shared/lib/storage';
import { currentUser, onSessionReset } from './session';

const CLIENT_KEY = 'client';

// Null: anything may have changed.
interface Change {
  user: number;
  path: string | null;
  // Of the server's event, if it was one.
  id?: string;
}

// A channel does not receive its own messages. In browsers without BroadcastChannel, other tabs see changes when they
// next fetch.
const channel = openChannel();

// What arrived while nobody listened: live.ts is loaded later.
const early = new Map<string | null, Change>();
const keepEarly = ({ data }: MessageEvent<Change>) => void early.set(data.path, data);
channel?.addEventListener('message', keepEarly);
onSessionReset(() => early.clear());

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('changes');
  } catch {
    return null;
  }
}

// The random name of this browser. Its tabs tell each other of their own changes, so they ignore events under this name.
export function clientName(): string {
  const stored = deviceStorage.read(CLIENT_KEY);
  if (stored) return stored;
  const name = newClientKey();
  deviceStorage.write(CLIENT_KEY, name);
  return name;
}

export function onOtherTabsChange(listener: (change: Change) => void): () => void {
  const onMessage = ({ data }: MessageEvent<Change>) => listener(data);
  channel?.removeEventListener('message', keepEarly);
  channel?.addEventListener('message', onMessage);
  for (const change of early.values()) listener(change);
  early.clear();
  return () => {
    channel?.removeEventListener('message', onMessage);
    channel?.addEventListener('message', keepEarly);
  };
}

export function tellOtherTabs(path: string | null, id?: string): void {
  const user = currentUser();
  try {
    if (user) channel?.postMessage({ user: user.id, path, ...(id !== undefined && { id }) } satisfies Change);
  } catch {
    // Other tabs see the change when they next fetch.
  }
}
