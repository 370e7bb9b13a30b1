// Pure rules of the sign-in forms: what is missing, what an answer must hold, how strong a password is.
import type { AuthAnswer } from '@/shared/api/types';

export const PASSWORD_MIN = 6;

export function hasEmpty(values: object): boolean {
  return Object.values(values).some((value) => typeof value === 'string' && value.trim() === '');
}

export function isAuthAnswer(answer: unknown): answer is AuthAnswer {
  if (typeof answer !== 'object' || answer === null) return false;
  const { user, token } = answer as Partial<AuthAnswer>;
  return typeof token === 'string' && token !== '' && typeof user === 'object' && user !== null && Boolean(user.id);
}

// A link with no real token in it; 'undefined' and 'null' come from links put together badly.
export function tokenOf(text: string | null): string | null {
  const token = text?.trim();
  return !token || token === 'undefined' || token === 'null' ? null : token;
}

export type ResetFault = 'missing' | 'short' | 'mismatch';

// The first thing that keeps a new password from being sent, in the order in which people are told.
export function faultOfReset({
  password,
  confirmation,
}: {
  password: string;
  confirmation: string;
}): ResetFault | null {
  if (password === '' || confirmation === '') return 'missing';
  if (password.length < PASSWORD_MIN) return 'short';
  return password === confirmation ? null : 'mismatch';
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

// A hint, not a rule: length counts most, then variety; what others would try first counts for little.
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  const lower = password.toLowerCase();
  if (password.length < PASSWORD_MIN || isSequence(lower)) return 'weak';
  const parts = known.flatMap((word) => word.toLowerCase().split(/[^a-z0-9äöüß]+/)).filter((word) => word.length > 3);
  // A guessable word is worth about two characters, wherever it stands.
  const rest = [...guessable, ...parts].reduce((text, word) => text.replaceAll(word, '__'), lower);
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const points = rest.length + 2 * (kinds - 1) - Math.max(0, rest.length - new Set(rest).size * 2);
  if (points < 9) return 'weak';
  if (points < 12) return 'fair';
  return points < 16 ? 'good' : 'strong';
}
