// Stores unfinished input on this device, per user. Drafts outlive the session and reappear when the same user logs in
// again.
import { create } from 'zustand';
import { currentUser } from '@/shared/api/session';
import { daysBetween, localDay, type Day } from './dates';
import { onChangedInOtherTab, deviceStorage } from './storage';

const PREFIX = 'draft:';
// The day of a draft's last change, in a key of its own: earlier versions read and write drafts without it.
const DAY_PREFIX = 'draft-day:';
const MAX_AGE_DAYS = 30;

function keyOf(userId: number, name: string): string {
  return `${PREFIX}${userId}:${name}`;
}

function dayKeyOf(key: string): string {
  return DAY_PREFIX + key.slice(PREFIX.length);
}

function writeDay(key: string, day: Day): void {
  if (deviceStorage.read(dayKeyOf(key)) !== day) deviceStorage.write(dayKeyOf(key), day);
}

function remove(key: string): void {
  deviceStorage.remove(key);
  deviceStorage.remove(dayKeyOf(key));
}

// Removes the drafts of all users that were not changed for 30 days. Those without a day are from an earlier version and
// count from today.
export function removeOldDrafts(today: Day): void {
  const keys = deviceStorage.keys();
  for (const key of keys.filter((each) => each.startsWith(PREFIX))) {
    const day = deviceStorage.read(dayKeyOf(key));
    if (!day) writeDay(key, today);
    else if (daysBetween(day, today) >= MAX_AGE_DAYS) remove(key);
  }
  for (const key of keys.filter((each) => each.startsWith(DAY_PREFIX))) {
    if (deviceStorage.read(PREFIX + key.slice(DAY_PREFIX.length)) === null) deviceStorage.remove(key);
  }
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
  if (!user) return;
  const key = keyOf(user.id, name);
  const isStored = deviceStorage.write(key, JSON.stringify(value));
  if (!isStored) useStorageFull.setState({ storageFull: true });
  writeDay(key, localDay(new Date()));
}

// `userId`: whose draft it is, where the session may have ended meanwhile.
export function removeDraft(name: string, userId = currentUser()?.id): void {
  if (userId !== undefined) remove(keyOf(userId, name));
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
  for (const key of draftKeys()) remove(key);
}
