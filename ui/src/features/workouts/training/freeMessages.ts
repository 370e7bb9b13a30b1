// Texts of training without a plan.
import { messages } from '@/shared/i18n/translate';

export const freeMessages = messages<'workouts-free'>(
  import.meta.glob('@/locales/*/workouts-free.json', { eager: true, import: 'default' }),
);
