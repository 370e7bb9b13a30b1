// Stores a user's settings on this device. Unlike drafts, settings are not unfinished input.
import { currentUser } from '@/shared/api/session';
import { onChangedInOtherTab, deviceStorage } from './storage';

function keyOf(name: string): string | null {
  const user = currentUser();
  return user ? `setting:${user.id}:${name}` : null;
}

// The stored settings, completed with the defaults.
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

// Calls the listener when another tab changes this setting of the signed-in user.
export function onSettingChangedInOtherTab(name: string, listener: () => void): void {
  onChangedInOtherTab(() => keyOf(name), listener);
}
