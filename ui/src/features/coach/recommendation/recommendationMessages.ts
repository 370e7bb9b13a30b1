// The sentences of the recommended session: its options, what it holds, and how it comes into the plan; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const recommendationMessages = messages<'coach-recommendation'>(
  import.meta.glob('@/locales/*/coach-recommendation.json', { eager: true, import: 'default' }),
);

export const goalWords = messages<'coach-goals'>(
  import.meta.glob('@/locales/*/coach-goals.json', { eager: true, import: 'default' }),
);

export const equipmentWords = messages<'coach-equipment'>(
  import.meta.glob('@/locales/*/coach-equipment.json', { eager: true, import: 'default' }),
);

export const muscleWords = messages<'coach-muscles'>(
  import.meta.glob('@/locales/*/coach-muscles.json', { eager: true, import: 'default' }),
);

export const intensityWords = messages<'coach-intensities'>(
  import.meta.glob('@/locales/*/coach-intensities.json', { eager: true, import: 'default' }),
);
