// What the monthly nutrition reports say; it knows no number.
import { messages } from '@/shared/i18n/translate';

export const reportMessages = messages<'reports'>(
  import.meta.glob('@/locales/*/reports.json', { eager: true, import: 'default' }),
);
