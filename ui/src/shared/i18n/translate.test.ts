import { describe, expect, it } from 'vitest';
import { signIn, mara } from '@/mocks/people';
import { chooseFormat, chooseLocale } from './chooseLocale';
import { currentLocale, getT } from './locale';
import { translator, type Catalogue } from './translate';

// Replaces the texts of an existing namespace.
const words: Catalogue<'workouts-ticks'> = {
  en: { newRecord: 'Hello {{value}}', repsCount_one: '{{count}} set left', repsCount_other: '{{count}} sets left' },
  de: { newRecord: 'Hallo {{value}}', repsCount_one: 'noch {{count}} Satz', repsCount_other: 'noch {{count}} Sätze' },
};

describe('a sentence', () => {
  it('fills its placeholders, in both languages', () => {
    expect(translator(words, 'en')('newRecord', { value: 'Mara' })).toBe('Hello Mara');
    expect(translator(words, 'de')('newRecord', { value: 'Mara' })).toBe('Hallo Mara');
  });

  it('chooses the plural form by count', () => {
    const t = translator(words, 'de');
    expect(t('repsCount', { count: 1 })).toBe('noch 1 Satz');
    expect(t('repsCount', { count: 0 })).toBe('noch 0 Sätze');
  });

  it('does not fill placeholders inside values', () => {
    expect(translator(words, 'en')('newRecord', { value: '{{value}}' })).toBe('Hello {{value}}');
  });
});

describe('the language', () => {
  it('is the user’s choice, else the first supported one of the browser, else English', () => {
    expect(chooseLocale('de', ['en-US'])).toBe('de');
    expect(chooseLocale(null, ['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(chooseLocale(undefined, ['fr-FR'])).toBe('en');
  });

  it('uses the browser’s regional format if it has the same language', () => {
    expect(chooseFormat('de', ['en-US', 'de-AT'])).toBe('de-AT');
    expect(chooseFormat('de', ['en-US'])).toBe('de');
  });

  it('is that of the signed-in user', () => {
    expect(currentLocale()).toBe('en');
    signIn({ ...mara, locale: 'de' });
    expect(currentLocale()).toBe('de');
    expect(getT(words)('newRecord', { value: 'Mara' })).toBe('Hallo Mara');
  });
});
