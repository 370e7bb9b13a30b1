// Rules of the sign-in forms: missing fields, valid responses and password strength.
import type { AuthResponse } from '@/shared/api/types';

export const PASSWORD_MIN = 6;

export function hasEmpty(values: object): boolean {
  return Object.values(values).some((value) => typeof value === 'string' && value.trim() === '');
}

export function isAuthResponse(response: unknown): response is AuthResponse {
  if (typeof response !== 'object' || response === null) return false;
  const { user, token } = response as Partial<AuthResponse>;
  return typeof token === 'string' && token !== '' && typeof user === 'object' && user !== null && Boolean(user.id);
}

// The token's text in the fragment of a reset link, or in the query of an older one. Null without a token parameter.
export function linkToken({ hash, search }: { hash: string; search: string }): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');
}

// Rejects links without a real token. 'undefined' and 'null' come from links that were built incorrectly.
export function tokenOf(text: string | null): string | null {
  const token = text?.trim();
  return !token || token === 'undefined' || token === 'null' ? null : token;
}

export type ResetProblem = 'missing' | 'short' | 'mismatch';

export const resetTitles = { missing: 'missingTitle', short: 'shortTitle', mismatch: 'mismatchTitle' } as const;

// The first problem of a new password, at its field.
export function problemsOfReset(values: {
  currentPassword?: string;
  password: string;
  confirmation: string;
}): Partial<Record<keyof typeof values, ResetProblem>> {
  const { password, confirmation } = values;
  const empty = Object.entries(values).find(([, value]) => value === '');
  if (empty) return { [empty[0]]: 'missing' };
  if (password.length < PASSWORD_MIN) return { password: 'short' };
  return password === confirmation ? {} : { confirmation: 'mismatch' };
}

export type Strength = 'weak' | 'fair' | 'good' | 'strong';

const guessable = [
  'password',
  'passwort',
  'qwert',
  'asdf',
  'letmein',
  'welcome',
  'admin',
  'fitapp',
  'iloveyou',
  'hallo',
];

function isSequence(text: string): boolean {
  const steps = new Set([...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index)));
  return steps.size === 1 && Math.abs([...steps][0] ?? 9) <= 1;
}

// A hint, not a rule: length counts most, then variety. Guessable text counts for little.
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  const lower = password.toLowerCase();
  if (password.length < PASSWORD_MIN || isSequence(lower)) return 'weak';
  const parts = known.flatMap((word) => word.toLowerCase().split(/[^a-z0-9äöüß]+/)).filter((word) => word.length > 3);
  // A guessable word counts as two characters.
  const rest = [...guessable, ...parts].reduce((text, word) => text.replaceAll(word, '__'), lower);
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const points = rest.length + 2 * (kinds - 1) - Math.max(0, rest.length - new Set(rest).size * 2);
  if (points < 9) return 'weak';
  if (points < 12) return 'fair';
  return points < 16 ? 'good' : 'strong';
}
