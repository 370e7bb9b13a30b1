import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// Vitest runs in the interface's folder.
const folder = join(process.cwd(), 'src', 'locales');
const languages = readdirSync(folder);
const namespaces = readdirSync(join(folder, 'en')).map((file) => file.replace(/\.json$/, ''));

function textsOf(language: string, namespace: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, language, `${namespace}.json`), 'utf8')) as Record<string, string>;
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();
const pluralBases = (texts: Record<string, string>) =>
  Object.keys(texts).flatMap((key) => (key.endsWith('_other') ? [key.slice(0, -'_other'.length)] : []));

// The English keys, with the plural forms that `language` has.
function expectedKeys(language: string, namespace: string): string[] {
  const english = textsOf('en', namespace);
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const bases = pluralBases(english);
  const isForm = (key: string) => bases.some((base) => key === `${base}_one` || key === `${base}_other`);
  const plain = Object.keys(english).filter((key) => !isForm(key));
  return [...plain, ...bases.flatMap((base) => forms.map((form) => `${base}_${form}`))].sort();
}

describe('the message catalogue', () => {
  it('has English and German', () => {
    expect(languages).toEqual(expect.arrayContaining(['en', 'de']));
    expect(namespaces.length).toBeGreaterThan(50);
  });

  it.each(languages)('has every namespace in %s and no other', (language) => {
    expect(
      readdirSync(join(folder, language))
        .map((file) => file.replace(/\.json$/, ''))
        .sort(),
    ).toEqual([...namespaces].sort());
  });

  it.each(languages.flatMap((language) => namespaces.map((namespace) => [language, namespace] as const)))(
    'is complete in %s: %s',
    (language, namespace) => {
      const texts = textsOf(language, namespace);
      const english = textsOf('en', namespace);
      expect(Object.keys(texts).sort()).toEqual(expectedKeys(language, namespace));
      for (const [key, text] of Object.entries(texts)) {
        expect(text.trim(), key).not.toBe('');
        const counterpart = english[key] ?? english[key.replace(/_[a-z]+$/, '_other')] ?? '';
        // A plural form may leave out its number: "one set".
        const expected = placeholders(counterpart);
        const isPlural = pluralBases(english).some((base) => key.startsWith(`${base}_`));
        const used = placeholders(text);
        // JSON type names are for developers. A translation may omit them.
        if (namespace === 'server' && key === 'WRONG_TYPE') continue;
        if (isPlural) expect(expected.concat('{{count}}'), key).toEqual(expect.arrayContaining(used));
        else expect(used, key).toEqual(expected);
      }
    },
  );
});
