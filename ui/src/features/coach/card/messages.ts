// Texts of the coach's card on the dashboard.
import { messages } from '@/shared/i18n/translate';

export const coachMessages = messages<'coach-card'>(
  import.meta.glob('@/locales/en/coach-card.json', { eager: true, import: 'default' }),
);
