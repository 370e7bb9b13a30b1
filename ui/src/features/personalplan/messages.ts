// The words of the form for a personalised plan; it knows no component.
import { messages } from '@/shared/i18n/translate';

export const personalPlanMessages = messages<'personalplan'>(
  import.meta.glob('@/locales/*/personalplan.json', { eager: true, import: 'default' }),
);
