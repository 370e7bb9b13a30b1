// Unfinished entries kept on this device, bound to the person: they outlive a session and go on after the same log-in.
import { currentUser } from '@/shared/api/session';

const PREFIX = 'draft:';

function keyOf(userId: number, name: string): string {
  return `${PREFIX}${userId}:${name}`;
}

export function readDraft<T>(name: string): T | null {
  const user = currentUser();
  const text = user ? localStorage.getItem(keyOf(user.id, name)) : null;
  if (!text) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

export function writeDraft(name: string, value: unknown): void {
  const user = currentUser();
  if (user) localStorage.setItem(keyOf(user.id, name), JSON.stringify(value));
}

export function removeDraft(name: string): void {
  const user = currentUser();
  if (user) localStorage.removeItem(keyOf(user.id, name));
}

// Tells when another tab of this browser changed this draft of this person.
export function onDraftElsewhere(name: string, listener: () => void): void {
  window.addEventListener('storage', (event) => {
    const user = currentUser();
    if (user && (event.key === keyOf(user.id, name) || event.key === null)) listener();
  });
}

function draftKeys(): string[] {
  const user = currentUser();
  return user ? Object.keys(localStorage).filter((key) => key.startsWith(keyOf(user.id, ''))) : [];
}

// The names of the drafts that begin with `prefix`.
export function draftNames(prefix: string): string[] {
  const user = currentUser();
  return user ? draftKeys().map((key) => key.slice(keyOf(user.id, '').length)).filter((name) => name.startsWith(prefix)) : [];
}

export function hasDrafts(): boolean {
  return draftKeys().length > 0;
}

export function discardDrafts(): void {
  for (const key of draftKeys()) localStorage.removeItem(key);
}
