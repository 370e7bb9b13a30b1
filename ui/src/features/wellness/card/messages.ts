// Texts of the wellness and reminder cards on the dashboard.
import { messages } from '@/shared/i18n/translate';

export const wellnessMessages = messages<'wellness-card'>(
  import.meta.glob('@/locales/en/wellness-card.json', { eager: true, import: 'default' }),
);

// By the id of the guide (guideId).
export const guideNames = messages<'wellness-guide-names'>(
  import.meta.glob('@/locales/en/wellness-guide-names.json', { eager: true, import: 'default' }),
);

export const reminderMessages = messages<'wellness-reminders'>(
  import.meta.glob('@/locales/en/wellness-reminders.json', { eager: true, import: 'default' }),
);
