import { expect, it } from 'vitest';
import { askedAddress, askingFor } from './askedAddress';

it('an address is asked for with all that belongs to it', () => {
  expect(askedAddress(askingFor({ pathname: '/log-workout', search: '?workout=3', hash: '#sets' }))).toBe(
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
])('%s is nothing to be led to', (asked) => {
  expect(askedAddress({ asked })).toBeNull();
});

it.each([undefined, null, 'x', {}])('a state of %s asks for nothing', (state) => {
  expect(askedAddress(state)).toBeNull();
});
