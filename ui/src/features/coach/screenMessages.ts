// Texts of the coach's screen outside its tabs: the source of answers, consent and the disclaimer.
import { messages } from '@/shared/i18n/translate';

export const screenMessages = messages<'coach'>(
  import.meta.glob('@/locales/*/coach.json', { eager: true, import: 'default' }),
);
