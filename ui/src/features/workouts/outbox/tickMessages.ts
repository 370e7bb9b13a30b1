// Texts about ticks, used on every screen including the first one.
import { messages } from '@/shared/i18n/translate';

export const tickMessages = messages<'workouts-ticks'>(
  import.meta.glob('@/locales/en/workouts-ticks.json', { eager: true, import: 'default' }),
);
