// Texts of recommendations: the options, the workout and its scheduling.
import { messages } from '@/shared/i18n/translate';

export const recommendationMessages = messages<'coach-recommendation'>(
  import.meta.glob('@/locales/*/coach-recommendation.json', { eager: true, import: 'default' }),
);

export const goalWords = messages<'coach-goals'>(
  import.meta.glob('@/locales/*/coach-goals.json', { eager: true, import: 'default' }),
);

export const equipmentLabels = messages<'coach-equipment'>(
  import.meta.glob('@/locales/*/coach-equipment.json', { eager: true, import: 'default' }),
);

export const muscleLabels = messages<'coach-muscles'>(
  import.meta.glob('@/locales/*/coach-muscles.json', { eager: true, import: 'default' }),
);

export const intensityWords = messages<'coach-intensities'>(
  import.meta.glob('@/locales/*/coach-intensities.json', { eager: true, import: 'default' }),
);
