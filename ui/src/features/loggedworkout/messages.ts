// What the page of a logged workout says; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const loggedMessages = messages<'loggedworkout'>(
  import.meta.glob('@/locales/*/loggedworkout.json', { eager: true, import: 'default' }),
);
