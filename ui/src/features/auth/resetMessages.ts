// Texts of the password reset: the dialog and the page behind the link.
import { messages } from '@/shared/i18n/translate';

export const resetMessages = messages<'auth-reset'>(
  import.meta.glob('@/locales/*/auth-reset.json', { eager: true, import: 'default' }),
);
