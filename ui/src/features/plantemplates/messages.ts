// Texts of the plan templates. Their names and descriptions come from the server, in the language of the account.
import { messages } from '@/shared/i18n/translate';

export const templateMessages = messages<'plantemplates'>(
  import.meta.glob('@/locales/*/plantemplates.json', { eager: true, import: 'default' }),
);
