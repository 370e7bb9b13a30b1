import { describe, expect, it } from 'vitest';
import { looksLikeEmail } from '@/shared/lib/email';
import { hasEmpty, isAuthResponse, passwordStrength } from './logic';

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

  it('discounts the user’s own name and address', () => {
    expect(passwordStrength('lindqvist1984')).toBe('good');
    expect(passwordStrength('lindqvist1984', ['Mara Lindqvist', 'mara@example.org'])).toBe('weak');
  });
});

it('a response without user or token is not a session', () => {
  expect(isAuthResponse({ user: { id: 1 }, token: 'abc' })).toBe(true);
  for (const response of [
    undefined,
    null,
    {},
    { user: { id: 1 } },
    { token: 'abc' },
    { user: {}, token: 'abc' },
    'abc',
  ]) {
    expect(isAuthResponse(response)).toBe(false);
  }
});

it('rejects only addresses that are certainly invalid', () => {
  expect(['mara@example.org', ' a.b+c@x.co '].map(looksLikeEmail)).toEqual([true, true]);
  expect(['mara', 'mara@', 'mara@home', 'a b@c.de'].map(looksLikeEmail)).toEqual([false, false, false, false]);
});

it('blank text counts as empty, an unchecked box does not', () => {
  expect(hasEmpty({ email: '  ', rememberMe: false })).toBe(true);
  expect(hasEmpty({ email: 'x', rememberMe: false })).toBe(false);
});
