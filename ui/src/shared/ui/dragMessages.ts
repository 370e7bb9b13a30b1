// What screen readers hear while something is dragged.
import { messages } from '@/shared/i18n/translate';

export const dragMessages = messages<'drag'>(
  import.meta.glob('@/locales/*/drag.json', { eager: true, import: 'default' }),
);
