// Small choices kept on this device for the person who made them; unlike drafts they are nothing unfinished.
import { currentUser } from '@/shared/api/session';
import { onChangedInOtherTab, deviceStorage } from './storage';

function keyOf(name: string): string | null {
  const user = currentUser();
  return user ? `setting:${user.id}:${name}` : null;
}

// What was chosen, with the defaults for what was not.
export function readSetting<T extends object>(name: string, defaults: T): T {
  const key = keyOf(name);
  try {
    const stored: unknown = JSON.parse((key && deviceStorage.read(key)) || 'null');
    return typeof stored === 'object' && stored !== null ? { ...defaults, ...stored } : defaults;
  } catch {
    return defaults;
  }
}

export function writeSetting(name: string, value: object): void {
  const key = keyOf(name);
  if (key) deviceStorage.write(key, JSON.stringify(value));
}

// Tells when another tab of this browser changed this choice of this person.
export function onSettingChangedInOtherTab(name: string, listener: () => void): void {
  onChangedInOtherTab(() => keyOf(name), listener);
}
