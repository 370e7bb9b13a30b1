// Texts of charts.
import { messages } from '@/shared/i18n/translate';

export const chartMessages = messages<'charts'>(
  import.meta.glob('@/locales/*/charts.json', { eager: true, import: 'default' }),
);
