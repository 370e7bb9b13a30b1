// Texts of the logged workout page.
import { messages } from '@/shared/i18n/translate';

export const loggedMessages = messages<'loggedworkout'>(
  import.meta.glob('@/locales/*/loggedworkout.json', { eager: true, import: 'default' }),
);
