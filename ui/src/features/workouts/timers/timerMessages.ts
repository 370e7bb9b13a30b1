// What is said by and about the timers of training; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const timerMessages = messages<'workouts-timers'>(
  import.meta.glob('@/locales/*/workouts-timers.json', { eager: true, import: 'default' }),
);
