// Texts of the question before logging out.
import { messages } from '@/shared/i18n/translate';

export const unsentMessages = messages<'auth-unsent'>(
  import.meta.glob('@/locales/*/auth-unsent.json', { eager: true, import: 'default' }),
);
