import { expect, it, vi } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { loadServerTexts, messageText } from './serverTexts';

vi.mock('@/locales/de/server.json', () => {
  throw new Error('The file is gone');
});

it('messages stay in English if the German file cannot be fetched', async () => {
  signIn({ ...mara, locale: 'de' });
  await loadServerTexts();
  expect(messageText({ code: 'WRONG_CREDENTIALS' }, 'Invalid email or password')).toBe('Invalid email or password');
});
