import { expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
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

it('only the user whose session expired returns to their address', () => {
  const state = returnToState({ pathname: '/exercise', search: '?name=Pelvic%20floor%20lift', hash: '' }, mara);
  expect(readReturnTo(state)).toBeNull();
  signIn({ ...mara, id: 8 }, 'of-ben');
  expect(readReturnTo(state)).toBeNull();
  signIn();
  expect(readReturnTo(state)).toBe('/exercise?name=Pelvic%20floor%20lift');
});
