// Texts of settings that are saved immediately: training, food, notifications, appearance and units.
import { messages } from '@/shared/i18n/translate';

export const choiceMessages = messages<'profile-settings'>(
  import.meta.glob('@/locales/*/profile-settings.json', { eager: true, import: 'default' }),
);
