// Texts of the day's water.
import { messages } from '@/shared/i18n/translate';

export const waterMessages = messages<'nutrition-water'>(
  import.meta.glob('@/locales/en/nutrition-water.json', { eager: true, import: 'default' }),
);
