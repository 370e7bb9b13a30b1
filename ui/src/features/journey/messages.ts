// Texts of the fitness journey page.
import { messages } from '@/shared/i18n/translate';

export const journeyMessages = messages<'journey'>(
  import.meta.glob('@/locales/*/journey.json', { eager: true, import: 'default' }),
);
