// Texts of the planner: plans and their weeks.
import { messages } from '@/shared/i18n/translate';

export const plannerMessages = messages<'plans'>(
  import.meta.glob('@/locales/*/plans.json', { eager: true, import: 'default' }),
);
