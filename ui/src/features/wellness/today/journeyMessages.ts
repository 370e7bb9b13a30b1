// Texts of the wellness screen: energy, tabs, affirmations and insights.
import { messages } from '@/shared/i18n/translate';

export const journeyMessages = messages<'wellness'>(
  import.meta.glob('@/locales/*/wellness.json', { eager: true, import: 'default' }),
);

// Four affirmations for each tab.
export const affirmationMessages = messages<'wellness-affirmations'>(
  import.meta.glob('@/locales/*/wellness-affirmations.json', { eager: true, import: 'default' }),
);

export const insightMessages = messages<'wellness-insights'>(
  import.meta.glob('@/locales/*/wellness-insights.json', { eager: true, import: 'default' }),
);
