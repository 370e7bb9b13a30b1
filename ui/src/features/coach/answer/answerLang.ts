// The language of an answer, for screen readers and hyphenation.
import { useLocale } from '@/shared/i18n/locale';
import type { Locale } from '@/shared/i18n/translate';

// Frequent words that the other language does not have.
const wordsOf: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'the and you your of to with for is are this that have has not no do it from on at by about days week today how would without minutes it here'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das den dem und du dein deine deinen dir mit für ist sind war ein eine einen nicht kein keine im auf zu von bei woche heute tage wie wäre es damit würde ohne minuten ich sie hier'.split(
      ' ',
    ),
  ),
};

// Null if the text does not show it, as 'Plank' does not.
export function languageOf(text: string): Locale | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (locale: Locale) => words.filter((word) => wordsOf[locale].has(word)).length;
  const [en, de] = [count('en'), count('de')];
  if (en === de) return null;
  return en > de ? 'en' : 'de';
}

// Undefined if it is that of the page.
export function useLanguageMark(language: Locale | null): Locale | undefined {
  const locale = useLocale();
  return language !== null && language !== locale ? language : undefined;
}

// The coach answers in the language of the question.
export function useAnswerLang(text: string): Locale | undefined {
  return useLanguageMark(languageOf(text));
}
