// What is said about ready-made weeks; their own names and texts come from the server.
import { messages } from '@/shared/i18n/translate';

export const templateMessages = messages<'plantemplates'>(
  import.meta.glob('@/locales/*/plantemplates.json', { eager: true, import: 'default' }),
);
