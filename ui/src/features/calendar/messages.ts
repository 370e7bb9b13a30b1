// Texts of the workout calendar.
import { messages } from '@/shared/i18n/translate';

export const calendarMessages = messages<'calendar'>(
  import.meta.glob('@/locales/*/calendar.json', { eager: true, import: 'default' }),
);
