// Texts for saving a workout as a planned day.
import { messages } from '@/shared/i18n/translate';

export const saveDayMessages = messages<'plans-save-day'>(
  import.meta.glob('@/locales/*/plans-save-day.json', { eager: true, import: 'default' }),
);
