// Reads the session that is stored on the device.
import { deviceStorage } from '@/shared/lib/storage';
import type { User } from './types';

export const TOKEN_KEY = 'token';
export const USER_KEY = 'user';

export function storedToken(): string | null {
  const token = deviceStorage.read(TOKEN_KEY);
  return !token || token === 'undefined' || token === 'null' ? null : token;
}

export function parseUser(text: string | null): User | null {
  if (!text) return null;
  try {
    const user: unknown = JSON.parse(text);
    return typeof user === 'object' && user !== null && 'id' in user && user.id ? (user as User) : null;
  } catch {
    return null;
  }
}
