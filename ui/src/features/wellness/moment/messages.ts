// Texts of the dialog that logs a moment.
import { messages } from '@/shared/i18n/translate';

export const momentMessages = messages<'wellness-moment'>(
  import.meta.glob('@/locales/*/wellness-moment.json', { eager: true, import: 'default' }),
);
