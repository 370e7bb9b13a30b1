// The sentences of privacy, the export and the end of an account; it knows no component.
import { messages } from '@/shared/i18n/translate';

export const dataMessages = messages<'profile-data'>(
  import.meta.glob('@/locales/*/profile-data.json', { eager: true, import: 'default' }),
);
