// Texts of the profile page and its form.
import { messages } from '@/shared/i18n/translate';

export const profileMessages = messages<'profile'>(
  import.meta.glob('@/locales/*/profile.json', { eager: true, import: 'default' }),
);
