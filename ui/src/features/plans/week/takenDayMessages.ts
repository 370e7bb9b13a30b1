// Texts for a day that already has a workout.
import { messages } from '@/shared/i18n/translate';

export const takenDayMessages = messages<'plans-taken-day'>(
  import.meta.glob('@/locales/*/plans-taken-day.json', { eager: true, import: 'default' }),
);
