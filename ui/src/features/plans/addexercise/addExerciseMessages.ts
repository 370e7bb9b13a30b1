// Texts for adding one exercise to a plan.
import { messages } from '@/shared/i18n/translate';

export const addExerciseMessages = messages<'plans-add-exercise'>(
  import.meta.glob('@/locales/*/plans-add-exercise.json', { eager: true, import: 'default' }),
);
