import { describe, expect, it } from 'vitest';
import { looksLikeEmail } from '@/shared/lib/email';
import { hasEmpty, isAuthAnswer, passwordStrength } from './logic';

describe('the strength hint', () => {
  it.each([
    ['short', 'weak'],
    ['123456789', 'weak'],
    ['aaaaaaaaaaaa', 'weak'],
    ['password', 'weak'],
    ['Passwort1', 'weak'],
    ['otterblue', 'fair'],
    ['otter7blue', 'good'],
    ['Otter7blue!', 'strong'],
    ['four quiet otters sing', 'strong'],
  ])('calls %j %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('counts the person’s own name and address for little', () => {
    expect(passwordStrength('lindqvist1984')).toBe('good');
    expect(passwordStrength('lindqvist1984', ['Mara Lindqvist', 'mara@example.org'])).toBe('weak');
  });
});

it('an answer without user or token is no session', () => {
  expect(isAuthAnswer({ user: { id: 1 }, token: 'abc' })).toBe(true);
  for (const answer of [
    undefined,
    null,
    {},
    { user: { id: 1 } },
    { token: 'abc' },
    { user: {}, token: 'abc' },
    'abc',
  ]) {
    expect(isAuthAnswer(answer)).toBe(false);
  }
});

it('refuses only what is surely no address', () => {
  expect(['mara@example.org', ' a.b+c@x.co '].map(looksLikeEmail)).toEqual([true, true]);
  expect(['mara', 'mara@', 'mara@home', 'a b@c.de'].map(looksLikeEmail)).toEqual([false, false, false, false]);
});

it('blank counts as empty, an unticked box does not', () => {
  expect(hasEmpty({ email: '  ', rememberMe: false })).toBe(true);
  expect(hasEmpty({ email: 'x', rememberMe: false })).toBe(false);
});
