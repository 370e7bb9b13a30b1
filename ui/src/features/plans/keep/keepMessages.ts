// What is said when a workout is kept as a planned day; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const keepMessages = messages<'plans-keep'>(
  import.meta.glob('@/locales/*/plans-keep.json', { eager: true, import: 'default' }),
);
