// What is said of a tick on every screen, from the first one on; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const tickMessages = messages<'workouts-ticks'>(
  import.meta.glob('@/locales/*/workouts-ticks.json', { eager: true, import: 'default' }),
);
