// The texts of the muscle card and of the advice for today.
import { messages } from '@/shared/i18n/translate';

export const trainingAdviceMessages = messages<'trainingadvice'>(
  import.meta.glob('@/locales/*/trainingadvice.json', { eager: true, import: 'default' }),
);
