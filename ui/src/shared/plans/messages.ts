// Texts about making a plan the favorite.
import { messages } from '@/shared/i18n/translate';

export const planMessages = messages<'plan-names'>(
  import.meta.glob('@/locales/en/plan-names.json', { eager: true, import: 'default' }),
);
