// Texts of password change and sessions.
import { messages } from '@/shared/i18n/translate';

export const securityMessages = messages<'auth-security'>(
  import.meta.glob('@/locales/*/auth-security.json', { eager: true, import: 'default' }),
);
