// Texts about the weeks of a plan.
import { messages } from '@/shared/i18n/translate';

export const blockMessages = messages<'plan-block'>(
  import.meta.glob('@/locales/en/plan-block.json', { eager: true, import: 'default' }),
);
