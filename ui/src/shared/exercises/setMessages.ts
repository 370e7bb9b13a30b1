// Texts for sets, set types and effort.
import { messages } from '@/shared/i18n/translate';

export const setMessages = messages<'exercises-sets'>(
  import.meta.glob('@/locales/en/exercises-sets.json', { eager: true, import: 'default' }),
);
