// What the wellness screen itself says: energy, tabs, affirmations, insights; it knows no number.
import { messages } from '@/shared/i18n/translate';

export const journeyMessages = messages<'wellness'>(
  import.meta.glob('@/locales/*/wellness.json', { eager: true, import: 'default' }),
);

// One of each four stands beside its tab, another every day.
export const affirmationMessages = messages<'wellness-affirmations'>(
  import.meta.glob('@/locales/*/wellness-affirmations.json', { eager: true, import: 'default' }),
);

export const insightMessages = messages<'wellness-insights'>(
  import.meta.glob('@/locales/*/wellness-insights.json', { eager: true, import: 'default' }),
);
