// What the guided mode shows and says aloud; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const guidedMessages = messages<'workouts-guided'>(
  import.meta.glob('@/locales/*/workouts-guided.json', { eager: true, import: 'default' }),
);
