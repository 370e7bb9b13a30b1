import { describe, expect, it } from 'vitest';
import { signIn, mara } from '@/mocks/people';
import { chooseFormat, chooseLocale, currentLocale, sentences } from './locale';
import { defineMessages, translator, type Dictionary, type Phrase, type Phrases } from './translate';

const words = defineMessages(
  { hello: 'Hello {name}', left: { one: '{count} set left', other: '{count} sets left' } },
  { hello: 'Hallo {name}', left: { one: 'noch {count} Satz', other: 'noch {count} Sätze' } },
);

describe('a sentence', () => {
  it('fills its placeholders, in both languages', () => {
    expect(translator(words, 'en')('hello', { name: 'Mara' })).toBe('Hello Mara');
    expect(translator(words, 'de')('hello', { name: 'Mara' })).toBe('Hallo Mara');
  });

  it('chooses the plural form by count', () => {
    const t = translator(words, 'de');
    expect(t('left', { count: 1 })).toBe('noch 1 Satz');
    expect(t('left', { count: 0 })).toBe('noch 0 Sätze');
  });

  it('does not take what a person typed for a placeholder', () => {
    expect(translator(words, 'en')('hello', { name: '{name}' })).toBe('Hello {name}');
  });
});

describe('the language', () => {
  it('is the person’s choice, else the browser’s first one that we speak, else English', () => {
    expect(chooseLocale('de', ['en-US'])).toBe('de');
    expect(chooseLocale(null, ['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(chooseLocale(undefined, ['fr-FR'])).toBe('en');
  });

  it('takes the regional format from the browser when it is of that language', () => {
    expect(chooseFormat('de', ['en-US', 'de-AT'])).toBe('de-AT');
    expect(chooseFormat('de', ['en-US'])).toBe('de');
  });

  it('follows the signed-in person', () => {
    expect(currentLocale()).toBe('en');
    signIn({ ...mara, locale: 'de' });
    expect(currentLocale()).toBe('de');
    expect(sentences(words)('hello', { name: 'Mara' })).toBe('Hallo Mara');
  });
});

describe('all dictionaries', () => {
  const modules = import.meta.glob<Record<string, unknown>>(
    ['../../**/*essages.ts', '../../shared/i18n/{common,words}.ts'], { eager: true },
  );
  const dictionaries = Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module)
      .filter(([, value]) => typeof value === 'object' && value !== null && 'en' in value && 'de' in value)
      .map(([name, value]) => [`${file} ${name}`, value as Dictionary<Phrases>] as const),
  );
  const texts = (phrase: Phrase) => (typeof phrase === 'string' ? [phrase] : [phrase.one, phrase.other]);
  const holes = (phrase: Phrase) => [...new Set(texts(phrase).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

  it('are found', () => {
    expect(dictionaries.length).toBeGreaterThanOrEqual(4);
  });

  it.each(dictionaries)('%s has the same keys and placeholders in both languages, and no empty sentence', (_name, { en, de }) => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const [key, phrase] of Object.entries(en)) {
      const german = de[key] as Phrase;
      expect(holes(german), key).toEqual(holes(phrase));
      expect([...texts(phrase), ...texts(german)].every((text) => text.trim() !== ''), key).toBe(true);
    }
  });
});
