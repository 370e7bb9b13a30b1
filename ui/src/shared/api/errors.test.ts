import { beforeAll, describe, expect, it } from 'vitest';
import { allExamples } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { fetchLanguage } from '@/shared/i18n/serverLanguage';
import { ApiError } from './client';
import { inOwnLanguage, serverMessage } from './errors';
import { fieldMessages } from './fieldMessages';
import type { ErrorBody } from './types';

const refusals = allExamples()
  .filter(({ response }) => response.status >= 400)
  .map(({ response }) => response.body as ErrorBody);
const sentences = [
  ...new Set(refusals.flatMap(({ message = '', fields = {} }) => [message, ...Object.values(fields)])),
];

// As every call does.
beforeAll(() => {
  signIn({ ...mara, locale: 'de' });
  return fetchLanguage();
});

describe('what the server says', () => {
  it('is told in German, whatever a recorded answer refuses', () => {
    signIn({ ...mara, locale: 'de' });
    expect(sentences.length).toBeGreaterThan(40);
    expect(sentences.filter((sentence) => inOwnLanguage(sentence) === sentence)).toEqual([]);
  });

  it('is left as it came in English', () => {
    signIn();
    expect(inOwnLanguage('Please log in to continue.')).toBe('Please log in to continue.');
  });

  it('counts the time to wait in German', () => {
    signIn({ ...mara, locale: 'de' });
    expect(inOwnLanguage('Too many attempts. Please try again in 38 minutes.')).toBe(
      'Zu viele Versuche. Bitte versuche es in 38 Minuten noch einmal.',
    );
    expect(inOwnLanguage('Must be at most 20000')).toBe('Höchstens 20000');
    expect(inOwnLanguage('Must be at most 200 characters')).toBe('Höchstens 200 Zeichen');
  });

  it('names days as people write them', () => {
    const sentence = 'This overlaps the period from 2026-10-27 to 2026-10-31';
    const error = new ApiError(400, JSON.stringify({ message: sentence, fields: { startDate: sentence } }));
    signIn();
    expect(serverMessage(error, '')).toBe('This overlaps the period from October 27, 2026 to October 31, 2026');
    signIn({ ...mara, locale: 'de' });
    expect(fieldMessages(error)).toEqual({
      startDate: 'Das überschneidet sich mit der Periode vom 27. Oktober 2026 bis 31. Oktober 2026',
    });
  });
});
