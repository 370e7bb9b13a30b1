// The texts of the first screen in other languages than English. A page fetches the file of its own language only. English
// is part of the first screen's file.
import type { Locale } from './messages.gen';
import type { Texts } from './translate';

type TextsByNamespace = Readonly<Record<string, Texts>>;

const files = import.meta.glob<TextsByNamespace>('./firstTexts.*.gen.ts', { import: 'texts' });

// English has an entry, because it needs no file.
const loaded = new Map<Locale, TextsByNamespace>([['en', {}]]);
const requests = new Map<Locale, Promise<void>>();
const listeners = new Set<() => void>();

async function fetchTexts(locale: Locale): Promise<void> {
  loaded.set(locale, (await files[`./firstTexts.${locale}.gen.ts`]?.()) ?? {});
  for (const listener of listeners) listener();
}

// If the file cannot be fetched, the page is in English until it is reloaded.
export function loadTexts(locale: Locale): Promise<void> {
  if (hasTexts(locale)) return Promise.resolve();
  const request = requests.get(locale) ?? fetchTexts(locale).catch(() => undefined);
  requests.set(locale, request);
  return request;
}

export function hasTexts(locale: Locale): boolean {
  return loaded.has(locale);
}

export function firstTexts(locale: Locale, namespace: string): Texts | undefined {
  return loaded.get(locale)?.[namespace];
}

// Runs when the texts of a language have arrived.
export function onTextsArrived(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
