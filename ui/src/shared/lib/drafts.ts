// Unfinished entries kept on this device, bound to the person: they outlive a session and go on after the same log-in.
import { create } from 'zustand';
import { currentUser } from '@/shared/api/session';
import { onChangedElsewhere, onDevice } from './storage';

const PREFIX = 'draft:';

function keyOf(userId: number, name: string): string {
  return `${PREFIX}${userId}:${name}`;
}

export function readDraft<T>(name: string): T | null {
  const user = currentUser();
  const text = user ? onDevice.read(keyOf(user.id, name)) : null;
  if (!text) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

// Whether something could not be kept: then the page says so, once, and it is there until the page is closed.
export const useStorageFull = create(() => ({ storageFull: false }));

export function writeDraft(name: string, value: unknown): void {
  const user = currentUser();
  if (user && !onDevice.keep(keyOf(user.id, name), JSON.stringify(value)))
    useStorageFull.setState({ storageFull: true });
}

export function removeDraft(name: string): void {
  const user = currentUser();
  if (user) onDevice.forget(keyOf(user.id, name));
}

// Tells when another tab of this browser changed this draft of this person.
export function onDraftElsewhere(name: string, listener: () => void): void {
  onChangedElsewhere(() => {
    const user = currentUser();
    return user && keyOf(user.id, name);
  }, listener);
}

function draftKeys(): string[] {
  const user = currentUser();
  return user ? onDevice.keys().filter((key) => key.startsWith(keyOf(user.id, ''))) : [];
}

// The names of the drafts that begin with `prefix`.
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
  for (const key of draftKeys()) onDevice.forget(key);
}
