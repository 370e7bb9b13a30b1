// The language and the regional format of the page.
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { currentUser, useSession } from '@/shared/api/session';
import type { User } from '@/shared/api/types';
import { chooseFormat, chooseLocale } from './chooseLocale';
import { hasTexts, loadTexts, onTextsArrived } from './firstTexts';
import { translator, type Catalogue, type Locale, type Namespace, type Translate } from './translate';

const localeOf = (user: User | null) => chooseLocale(user?.locale, navigator.languages);

// Loads the texts before a page or a session begins, so that it does not begin in English.
export function loadTextsOf(user: User | null): Promise<void> {
  return loadTexts(localeOf(user));
}

useSession.subscribe(() => void loadTextsOf(currentUser()));

// English until the texts of the chosen language have arrived.
export function currentLocale(): Locale {
  const chosen = localeOf(currentUser());
  return hasTexts(chosen) ? chosen : 'en';
}

function onLocaleChange(listener: () => void): () => void {
  const removers = [useSession.subscribe(listener), onTextsArrived(listener)];
  return () => removers.forEach((remove) => remove());
}

export function currentFormat(): string {
  return chooseFormat(currentLocale(), navigator.languages);
}

// The language of a part of the page, such as an answer of the coach; null where it is that of the page.
export const LocaleOfPart = createContext<Locale | null>(null);

// English until the texts have arrived.
export function useLocale(): Locale {
  const part = useContext(LocaleOfPart);
  return useSyncExternalStore(onLocaleChange, () => (part !== null && hasTexts(part) ? part : currentLocale()));
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
