// Texts of the day's vitamins and minerals.
import { messages } from '@/shared/i18n/translate';

export const nutrientDayMessages = messages<'nutrition-day'>(
  import.meta.glob('@/locales/*/nutrition-day.json', { eager: true, import: 'default' }),
);
