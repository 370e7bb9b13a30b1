// What the coach's screen says around its tabs: who answers, what it may know, the disclaimer; it knows no answer.
import { messages } from '@/shared/i18n/translate';

export const screenMessages = messages<'coach'>(
  import.meta.glob('@/locales/*/coach.json', { eager: true, import: 'default' }),
);
