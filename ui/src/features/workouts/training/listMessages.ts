// Texts of changing a workout's exercises.
import { messages } from '@/shared/i18n/translate';

export const listMessages = messages<'workouts-list'>(
  import.meta.glob('@/locales/*/workouts-list.json', { eager: true, import: 'default' }),
);
