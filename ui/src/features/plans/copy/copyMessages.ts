// Texts of copying plans and their days.
import { messages } from '@/shared/i18n/translate';

export const copyMessages = messages<'plans-copy'>(
  import.meta.glob('@/locales/*/plans-copy.json', { eager: true, import: 'default' }),
);
