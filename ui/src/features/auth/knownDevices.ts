// The tokens by which the server recognizes this device at the next login. A stranger's failed logins do not delay it.
// They remain after a logout, because they belong to the device. They reveal neither the account nor a password.
import { deviceStorage } from '@/shared/lib/storage';

const KEY = 'devices';
const MAX_DEVICES = 5;

export function knownDevices(): string[] {
  try {
    const tokens: unknown = JSON.parse(deviceStorage.read(KEY) ?? '[]');
    return Array.isArray(tokens) ? tokens.filter((token) => typeof token === 'string').slice(0, MAX_DEVICES) : [];
  } catch {
    return [];
  }
}

// The newest first.
export function rememberDevice(token: string | null | undefined): void {
  if (token) deviceStorage.write(KEY, JSON.stringify([token, ...knownDevices()].slice(0, MAX_DEVICES)));
}
