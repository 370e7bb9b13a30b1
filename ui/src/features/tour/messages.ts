// The sentences of the feature tour; it knows no target's content.
import { messages } from '@/shared/i18n/translate';

export const tourMessages = messages<'tour'>(
  import.meta.glob('@/locales/*/tour.json', { eager: true, import: 'default' }),
);
