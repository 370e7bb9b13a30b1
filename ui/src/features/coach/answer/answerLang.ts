// In which language an answer is written, for whoever reads it aloud; it knows no part.
import { useLocale } from '@/shared/i18n/locale';

// The built-in coach speaks English; its careful fixed answers and a model speak the language of the screen.
export function useAnswerLang(source: string | null, redFlag: boolean): string | undefined {
  const locale = useLocale();
  return locale !== 'en' && source === 'built-in' && !redFlag ? 'en' : undefined;
}
