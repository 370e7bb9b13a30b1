// What is said of a day that is taken: what would go, what can be done, and how it comes back; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const takenDayMessages = messages<'plans-taken-day'>(
  import.meta.glob('@/locales/*/plans-taken-day.json', { eager: true, import: 'default' }),
);
