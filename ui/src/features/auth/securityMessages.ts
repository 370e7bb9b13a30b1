// The sentences about one's password and the devices one is signed in on; it knows no component.
import { messages } from '@/shared/i18n/translate';

export const securityMessages = messages<'auth-security'>(
  import.meta.glob('@/locales/*/auth-security.json', { eager: true, import: 'default' }),
);
