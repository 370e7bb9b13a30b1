// What the coach's card on the dashboard says, each sentence true of the person's own numbers; it knows no rule.
import { messages } from '@/shared/i18n/translate';

export const coachMessages = messages<'coach-card'>(
  import.meta.glob('@/locales/*/coach-card.json', { eager: true, import: 'default' }),
);
