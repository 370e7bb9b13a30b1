// What is said while training.
import { messages } from '@/shared/i18n/translate';

export const trainingMessages = messages<'workouts-training'>(
  import.meta.glob('@/locales/*/workouts-training.json', { eager: true, import: 'default' }),
);
