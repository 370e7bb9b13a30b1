// What is said about plates, steps of a weight and the one-repetition maximum; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const plateMessages = messages<'workouts-plates'>(
  import.meta.glob('@/locales/*/workouts-plates.json', { eager: true, import: 'default' }),
);
