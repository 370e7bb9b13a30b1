// The words for sets, their kinds and their effort, the same on every screen; it knows no set.
import { messages } from '@/shared/i18n/translate';

export const setMessages = messages<'exercises-sets'>(
  import.meta.glob('@/locales/*/exercises-sets.json', { eager: true, import: 'default' }),
);
