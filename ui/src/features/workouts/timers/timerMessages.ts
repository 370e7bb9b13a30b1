// Texts of the training timers.
import { messages } from '@/shared/i18n/translate';

export const timerMessages = messages<'workouts-timers'>(
  import.meta.glob('@/locales/en/workouts-timers.json', { eager: true, import: 'default' }),
);
