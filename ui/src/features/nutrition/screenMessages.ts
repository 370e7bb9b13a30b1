// What the frame of the nutrition screen says: title, buttons, tabs; it knows no food.
import { messages } from '@/shared/i18n/translate';

export const nutritionScreenMessages = messages<'nutrition'>(
  import.meta.glob('@/locales/*/nutrition.json', { eager: true, import: 'default' }),
);
