// Texts of the form for a personalized plan.
import { messages } from '@/shared/i18n/translate';

export const personalPlanMessages = messages<'personalplan'>(
  import.meta.glob('@/locales/*/personalplan.json', { eager: true, import: 'default' }),
);
