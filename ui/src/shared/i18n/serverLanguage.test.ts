import { expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { fetchLanguage, translated } from './serverLanguage';

const asked = vi.hoisted(() => vi.fn());
vi.mock('./serverGerman', () => {
  asked();
  throw new Error('The file is gone');
});

it('English says the same where German cannot be fetched, and it is asked for once', async () => {
  signIn({ ...mara, locale: 'de' });
  await fetchLanguage();
  await fetchLanguage();
  expect(translated('Invalid email or password')).toBe('Invalid email or password');
  expect(asked).toHaveBeenCalledTimes(1);
});
