// What is said while training without a plan; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const freeMessages = messages<'workouts-free'>(
  import.meta.glob('@/locales/*/workouts-free.json', { eager: true, import: 'default' }),
);
