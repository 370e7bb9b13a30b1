// What is said while the exercises of a workout are changed.
import { messages } from '@/shared/i18n/translate';

export const listMessages = messages<'workouts-list'>(
  import.meta.glob('@/locales/*/workouts-list.json', { eager: true, import: 'default' }),
);
