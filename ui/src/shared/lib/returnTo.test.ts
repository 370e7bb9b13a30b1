import { expect, it } from 'vitest';
import { readReturnTo, returnToState } from './returnTo';

it('the stored address includes query and hash', () => {
  expect(readReturnTo(returnToState({ pathname: '/log-workout', search: '?workout=3', hash: '#sets' }))).toBe(
    '/log-workout?workout=3#sets',
  );
});

it.each([
  '//evil.example/',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'log-workout',
  '',
  '/',
  '/auth',
  '/auth?tab=signup',
  '/reset-password?token=a',
  7,
  null,
])('%s is not a valid address to return to', (returnTo) => {
  expect(readReturnTo({ returnTo })).toBeNull();
});

it.each([undefined, null, 'x', {}])('a state of %s has no address', (state) => {
  expect(readReturnTo(state)).toBeNull();
});
