// What is said before a planned workout is logged without its exercises; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const markMessages = messages<'workouts-mark'>(
  import.meta.glob('@/locales/*/workouts-mark.json', { eager: true, import: 'default' }),
);
