// What is said about logging a workout and about today's list; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const workoutMessages = messages<'workouts'>(
  import.meta.glob('@/locales/*/workouts.json', { eager: true, import: 'default' }),
);
