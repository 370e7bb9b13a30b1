// Announcements for screen readers during a drag.
import { messages } from '@/shared/i18n/translate';

export const dragMessages = messages<'drag'>(
  import.meta.glob('@/locales/*/drag.json', { eager: true, import: 'default' }),
);
