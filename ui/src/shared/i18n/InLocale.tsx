// Shows a part of the page in another language than the page.
import { useEffect, type ReactNode } from 'react';
import { loadTexts, hasTexts } from './firstTexts';
import { LocaleOfPart } from './locale';
import type { Locale } from './translate';

interface InLocaleProps {
  // Undefined: that of the page.
  locale: Locale | undefined;
  children: ReactNode;
}

export function InLocale({ locale, children }: InLocaleProps) {
  useEffect(() => {
    if (locale !== undefined && !hasTexts(locale)) void loadTexts(locale);
  }, [locale]);
  return <LocaleOfPart value={locale ?? null}>{children}</LocaleOfPart>;
}
