// What is said of training that the server does not have; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const unsentMessages = messages<'workouts-unsent'>(
  import.meta.glob('@/locales/*/workouts-unsent.json', { eager: true, import: 'default' }),
);
