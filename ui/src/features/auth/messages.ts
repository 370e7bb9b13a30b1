// Texts of login and sign-up.
import { messages } from '@/shared/i18n/translate';

export const authMessages = messages<'auth'>(
  import.meta.glob('@/locales/*/auth.json', { eager: true, import: 'default' }),
);
