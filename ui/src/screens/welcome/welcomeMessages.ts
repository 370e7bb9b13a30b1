// Texts of the welcome page.
import { messages } from '@/shared/i18n/translate';

export const welcomeMessages = messages<'welcome'>(
  import.meta.glob('@/locales/*/welcome.json', { eager: true, import: 'default' }),
);
