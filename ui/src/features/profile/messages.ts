// The sentences of the profile's frame and its form; it knows no component.
import { messages } from '@/shared/i18n/translate';

export const profileMessages = messages<'profile'>(
  import.meta.glob('@/locales/*/profile.json', { eager: true, import: 'default' }),
);
