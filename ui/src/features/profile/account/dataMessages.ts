// Texts of privacy, export and account deletion.
import { messages } from '@/shared/i18n/translate';

export const dataMessages = messages<'profile-data'>(
  import.meta.glob('@/locales/*/profile-data.json', { eager: true, import: 'default' }),
);
