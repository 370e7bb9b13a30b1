// Stores unfinished input on this device, per user. Drafts outlive the session and reappear when the same user logs in
// again.
import { create } from 'zustand';
import { currentUser } from '@/shared/api/session';
import { onChangedInOtherTab, deviceStorage } from './storage';

const PREFIX = 'draft:';

function keyOf(userId: number, name: string): string {
  return `${PREFIX}${userId}:${name}`;
}

export function readDraft<T>(name: string): T | null {
  const user = currentUser();
  const text = user ? deviceStorage.read(keyOf(user.id, name)) : null;
  if (!text) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

// True after a draft could not be stored. The page then shows a notice once; the draft exists only until the page
// closes.
export const useStorageFull = create(() => ({ storageFull: false }));

export function writeDraft(name: string, value: unknown): void {
  const user = currentUser();
  if (user && !deviceStorage.write(keyOf(user.id, name), JSON.stringify(value)))
    useStorageFull.setState({ storageFull: true });
}

export function removeDraft(name: string): void {
  const user = currentUser();
  if (user) deviceStorage.remove(keyOf(user.id, name));
}

// Calls the listener when another tab changes this draft of the signed-in user.
export function onDraftChangedInOtherTab(name: string, listener: () => void): void {
  onChangedInOtherTab(() => {
    const user = currentUser();
    return user && keyOf(user.id, name);
  }, listener);
}

function draftKeys(): string[] {
  const user = currentUser();
  return user ? deviceStorage.keys().filter((key) => key.startsWith(keyOf(user.id, ''))) : [];
}

// The names of the drafts that start with `prefix`.
export function draftNames(prefix: string): string[] {
  const user = currentUser();
  return user
    ? draftKeys()
        .map((key) => key.slice(keyOf(user.id, '').length))
        .filter((name) => name.startsWith(prefix))
    : [];
}

export function hasDrafts(): boolean {
  return draftKeys().length > 0;
}

export function discardDrafts(): void {
  for (const key of draftKeys()) deviceStorage.remove(key);
}
