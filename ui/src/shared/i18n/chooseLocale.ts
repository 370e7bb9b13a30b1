// Chooses the language and the regional format of the page.
import { languages, type Locale } from './messages.gen';

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
