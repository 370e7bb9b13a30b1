// What a person is told about a failed call; it knows no feature.
import { currentLocale } from '@/shared/i18n/locale';
import { serverPatternsInGerman, serverSentencesInGerman } from '@/shared/i18n/serverSentences';
import { shortageInGerman } from '@/shared/i18n/shortageInGerman';
import { ApiError } from './client';

// The server speaks English; sentences without a translation are shown as they came.
export function inOwnLanguage(sentence: string): string {
  if (currentLocale() !== 'de') return sentence;
  // A made plan's message may go on with why its sessions are shorter.
  const at = sentence.indexOf('Your sessions are shorter');
  if (at > 0) return `${inOwnLanguage(sentence.slice(0, at).trim())} ${inOwnLanguage(sentence.slice(at))}`;
  const pattern = serverPatternsInGerman.find(([each]) => each.test(sentence));
  return serverSentencesInGerman[sentence] ?? shortageInGerman(sentence) ?? (pattern ? sentence.replace(...pattern) : sentence);
}

// The `message` of the answer's body, else the fallback (also when the server was not reached).
export function serverMessage(error: unknown, fallback: string): string {
  const message = error instanceof ApiError ? error.body?.message : undefined;
  return message ? inOwnLanguage(message) : fallback;
}

// The server's message for each field, keyed as in the body; empty when there is none.
export function fieldMessages(error: unknown): Record<string, string> {
  const fields = error instanceof ApiError ? (error.body?.fields ?? {}) : {};
  return Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, inOwnLanguage(message)]));
}

export function errorCode(error: unknown): string | null {
  return error instanceof ApiError ? (error.body?.code ?? null) : null;
}

// No answer at all: no network, or the server is down.
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError;
}
