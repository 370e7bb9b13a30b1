// Texts of the app's frame: navigation, error pages and notices.
import { messages } from '@/shared/i18n/translate';

export const appMessages = messages<'app'>(
  import.meta.glob('@/locales/en/app.json', { eager: true, import: 'default' }),
);
