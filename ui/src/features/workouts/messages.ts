// Texts of workout logging and of the Today tab.
import { messages } from '@/shared/i18n/translate';

export const workoutMessages = messages<'workouts'>(
  import.meta.glob('@/locales/*/workouts.json', { eager: true, import: 'default' }),
);
