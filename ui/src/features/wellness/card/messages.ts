// What the wellness and reminder cards on the dashboard say; it knows no number.
import { messages } from '@/shared/i18n/translate';

export const wellnessMessages = messages<'wellness-card'>(
  import.meta.glob('@/locales/*/wellness-card.json', { eager: true, import: 'default' }),
);

export const reminderMessages = messages<'wellness-reminders'>(
  import.meta.glob('@/locales/*/wellness-reminders.json', { eager: true, import: 'default' }),
);
