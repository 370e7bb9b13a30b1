// Tells users why a call failed.
import { messageText } from '@/shared/i18n/serverTexts';
import { ApiError } from './client';
import { isAwayStatus } from './connection';
import type { Reason } from './types';

// The server's message in the user's language, or `fallback` if it sent none or was unreachable.
export function serverMessage(error: unknown, fallback: string): string {
  const body = error instanceof ApiError ? error.body : null;
  return body?.message ? messageText(body.reason, body.message) : fallback;
}

export function errorCode(error: unknown): string | null {
  return error instanceof ApiError ? (error.body?.code ?? null) : null;
}

// Why the server rejected this field.
export function fieldReasonOf(error: unknown, field: string): Reason | undefined {
  return error instanceof ApiError ? error.body?.fieldReasons?.[field] : undefined;
}

// There was no response: no network, the server is down, or it did not answer in time.
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}

// The server may answer later, from where it is now: no network, or the server is down or stopping.
export function isAway(error: unknown): boolean {
  return isUnreachable(error) || (error instanceof ApiError && isAwayStatus(error.status));
}

// Of requests for health data without a connection. This device would keep them only if the user switched that on.
const ofDataNotKept = new WeakSet<object>();
export const noteNotKept = (error: object) => ofDataNotKept.add(error);
export const isOfDataNotKept = (error: unknown) =>
  typeof error === 'object' && error !== null && ofDataNotKept.has(error);

// The user has stored as much as the server allows. They can make room.
export function isStorageFull(error: unknown): boolean {
  return errorCode(error) === 'QUOTA_REACHED';
}

// The server was unreachable or temporarily unable to store it, so a retry makes sense. Other errors are final.
export function mayComeLater(error: unknown): boolean {
  if (isUnreachable(error) || isStorageFull(error)) return true;
  return error instanceof ApiError && (error.status >= 500 || [401, 408, 429].includes(error.status));
}
