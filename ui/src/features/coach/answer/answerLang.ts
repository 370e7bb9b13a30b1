// The language of an answer, for screen readers.
import { useLocale } from '@/shared/i18n/locale';

// The built-in coach answers in English. Its fixed safety answers and a model answer in the language of the interface.
export function useAnswerLang(source: string | null, redFlag: boolean): string | undefined {
  const locale = useLocale();
  return locale !== 'en' && source === 'built-in' && !redFlag ? 'en' : undefined;
}
