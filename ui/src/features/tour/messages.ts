// Texts of the tour.
import { messages } from '@/shared/i18n/translate';

export const tourMessages = messages<'tour'>(
  import.meta.glob('@/locales/*/tour.json', { eager: true, import: 'default' }),
);
