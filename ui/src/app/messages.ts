// The sentences of the shell: navigation, not found, what a broken page says; it knows no screen's content.
import { messages } from '@/shared/i18n/translate';

export const appMessages = messages<'app'>(
  import.meta.glob('@/locales/*/app.json', { eager: true, import: 'default' }),
);
