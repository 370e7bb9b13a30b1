// Which language and which regional format the page speaks; it knows no sentence.
import { useMemo } from 'react';
import { currentUser, useSession } from '@/shared/api/session';
import { translator, type Dictionary, type Locale, type Phrases, type Translate } from './translate';

function languageOf(tag: string): Locale | null {
  const language = tag.toLowerCase().split('-')[0];
  return language === 'de' || language === 'en' ? language : null;
}

// The person's choice wins; else the first of the browser's languages that we speak; else English.
export function chooseLocale(chosen: string | null | undefined, browser: readonly string[]): Locale {
  for (const tag of [chosen ?? '', ...browser]) {
    const locale = languageOf(tag);
    if (locale) return locale;
  }
  return 'en';
}

// The tag for numbers and dates: the browser's region (en-GB, de-AT) when it is of the page's language.
export function chooseFormat(locale: Locale, browser: readonly string[]): string {
  return browser.find((tag) => languageOf(tag) === locale) ?? locale;
}

export function currentLocale(): Locale {
  return chooseLocale(currentUser()?.locale, navigator.languages);
}

export function currentFormat(): string {
  return chooseFormat(currentLocale(), navigator.languages);
}

export function useLocale(): Locale {
  const chosen = useSession((state) => state.session?.user.locale);
  return chooseLocale(chosen, navigator.languages);
}

// The tag to hand to the formatting helpers of shared/lib.
export function useFormat(): string {
  return chooseFormat(useLocale(), navigator.languages);
}

// The sentences of one dictionary in the person's language.
export function useT<E extends Phrases>(dictionary: Dictionary<E>): Translate<E> {
  const locale = useLocale();
  return useMemo(() => translator(dictionary, locale), [dictionary, locale]);
}

// The same outside components (callbacks that outlive them).
export function sentences<E extends Phrases>(dictionary: Dictionary<E>): Translate<E> {
  return translator(dictionary, currentLocale());
}
