// What a person is told about a failed call; it knows no feature.
import { currentFormat } from '@/shared/i18n/locale';
import { translated } from '@/shared/i18n/serverLanguage';
import { formatDay } from '@/shared/lib/dates';
import { ApiError } from './client';

// A day as it stands on the wire.
const WIRE_DAY = /\b\d{4}-\d{2}-\d{2}\b/g;

// The server speaks English; sentences without a translation are shown as they came, but for their dates.
export function inOwnLanguage(sentence: string): string {
  return translated(sentence).replace(WIRE_DAY, (day) =>
    formatDay(day, currentFormat(), { day: 'numeric', month: 'long', year: 'numeric' }),
  );
}

// The `message` of the answer's body, else the fallback (also when the server was not reached).
export function serverMessage(error: unknown, fallback: string): string {
  const message = error instanceof ApiError ? error.body?.message : undefined;
  return message ? inOwnLanguage(message) : fallback;
}

export function errorCode(error: unknown): string | null {
  return error instanceof ApiError ? (error.body?.code ?? null) : null;
}

// No answer at all: no network, or the server is down.
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError;
}

// Nobody answered, or not now: it is right to ask again. Anything else is the server's own word.
export function mayComeLater(error: unknown): boolean {
  if (isUnreachable(error)) return true;
  return error instanceof ApiError && (error.status >= 500 || [401, 408, 429].includes(error.status));
}
