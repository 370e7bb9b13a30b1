// What the summary after a workout says; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const summaryMessages = messages<'workouts-summary'>(
  import.meta.glob('@/locales/*/workouts-summary.json', { eager: true, import: 'default' }),
);
