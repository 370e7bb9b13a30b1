// What is said of ticked sets that stand in no log.
import { messages } from '@/shared/i18n/translate';

export const unloggedMessages = messages<'workouts-unlogged'>(
  import.meta.glob('@/locales/*/workouts-unlogged.json', { eager: true, import: 'default' }),
);
