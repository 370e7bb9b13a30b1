// What the planner says about plans and their weeks; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const plannerMessages = messages<'plans'>(
  import.meta.glob('@/locales/*/plans.json', { eager: true, import: 'default' }),
);
