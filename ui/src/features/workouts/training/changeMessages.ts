// What is said about changing and deleting a logged workout; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const changeMessages = messages<'workouts-change'>(
  import.meta.glob('@/locales/*/workouts-change.json', { eager: true, import: 'default' }),
);
