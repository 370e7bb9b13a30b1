// Looks up texts in the message catalogue: locales/{language}/{namespace}.json in the format "i18next JSON v4".
// `{{name}}` is a placeholder; `key_one`, `key_other` … are the plural forms of `key`, chosen by the placeholder `count`.
import { firstTexts } from './firstTexts';
import type { Locale, Messages } from './messages.gen';

export type { Locale, Messages };
export type Namespace = keyof Messages;

export type Texts = Readonly<Record<string, string>>;

// The texts of one namespace, in English only if the first screen uses them (firstTexts.ts), else in every language.
export type Catalogue<N extends Namespace> = Readonly<Partial<Record<Locale, Texts>>> & {
  readonly en: Texts;
  readonly namespace?: N;
};

// `Messages` has the names of a text's placeholders, or never.
type Parameters<P> = [P] extends [never] ? [] : [Record<P & string, string | number>];
export type MessageKey<N extends Namespace> = keyof Messages[N] & string;
export type Translate<N extends Namespace> = <K extends MessageKey<N>>(
  key: K,
  ...parameters: Parameters<Messages[N][K]>
) => string;

// `files` are those of one namespace, from import.meta.glob with `eager: true` and `import: 'default'`.
export function messages<N extends Namespace>(files: Record<string, unknown>): Catalogue<N> {
  const catalogue: Record<string, unknown> = {};
  for (const [path, texts] of Object.entries(files)) {
    const [, language = '', namespace] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    Object.assign(catalogue, { [language]: texts, namespace });
  }
  return catalogue as unknown as Catalogue<N>;
}

// The text of `key`, in the plural form for `count` if it has one.
export function findText(texts: Texts, locale: Locale, key: string, count: unknown): string | undefined {
  if (count === undefined) return texts[key];
  return texts[`${key}_${new Intl.PluralRules(locale).select(Number(count))}`] ?? texts[key];
}

export function fillPlaceholders(text: string, valueOf: (name: string) => string | undefined): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => valueOf(name) ?? placeholder);
}

export function translator<N extends Namespace>(catalogue: Catalogue<N>, locale: Locale): Translate<N> {
  const texts = catalogue[locale] ?? firstTexts(locale, catalogue.namespace ?? '') ?? {};
  return (key, ...[parameters = {}]: [Record<string, string | number>?]) => {
    const count = parameters['count'];
    const text = findText(texts, locale, key, count) ?? findText(catalogue.en, 'en', key, count) ?? key;
    return fillPlaceholders(text, (name) => (name in parameters ? String(parameters[name]) : undefined));
  };
}
