// Texts of logging out.
import { messages } from '@/shared/i18n/translate';

export const logOutMessages = messages<'auth-logout'>(
  import.meta.glob('@/locales/en/auth-logout.json', { eager: true, import: 'default' }),
);
