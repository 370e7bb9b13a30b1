// The language and the regional format of the page.
import { useMemo } from 'react';
import { currentUser, useSession } from '@/shared/api/session';
import { languages } from './messages.gen';
import { translator, type Catalogue, type Locale, type Namespace, type Translate } from './translate';

// The supported language of a tag such as 'de-AT', or null.
export function languageOf(tag: string): Locale | null {
  const language = tag.toLowerCase().split('-')[0];
  return languages.find((each) => each === language) ?? null;
}

// The user's choice, else the first supported language of the browser, else English.
export function chooseLocale(chosen: string | null | undefined, browser: readonly string[]): Locale {
  for (const tag of [chosen ?? '', ...browser]) {
    const locale = languageOf(tag);
    if (locale) return locale;
  }
  return 'en';
}

// The locale for numbers and dates: the browser's region (en-GB, de-AT) if its language is that of the page.
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

// The locale to pass to the formatting functions of shared/lib.
export function useFormat(): string {
  return chooseFormat(useLocale(), navigator.languages);
}

// Returns the texts of a namespace in the user's language.
export function useT<N extends Namespace>(catalogue: Catalogue<N>): Translate<N> {
  const locale = useLocale();
  return useMemo(() => translator(catalogue, locale), [catalogue, locale]);
}

// useT() outside components, for callbacks that run after their component was unmounted.
export function getT<N extends Namespace>(catalogue: Catalogue<N>): Translate<N> {
  return translator(catalogue, currentLocale());
}
