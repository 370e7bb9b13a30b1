// What is said when a plan becomes the one that a person follows; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const planMessages = messages<'plan-names'>(
  import.meta.glob('@/locales/*/plan-names.json', { eager: true, import: 'default' }),
);
