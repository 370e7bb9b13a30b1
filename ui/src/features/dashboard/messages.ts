// Texts of the dashboard.
import { messages } from '@/shared/i18n/translate';

export const dashboardMessages = messages<'dashboard'>(
  import.meta.glob('@/locales/en/dashboard.json', { eager: true, import: 'default' }),
);
