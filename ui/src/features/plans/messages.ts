// Texts of the one-click plan.
import { messages } from '@/shared/i18n/translate';

export const planMessages = messages<'plans-create'>(
  import.meta.glob('@/locales/*/plans-create.json', { eager: true, import: 'default' }),
);
