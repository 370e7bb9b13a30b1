// Texts of the body measurements.
import { messages } from '@/shared/i18n/translate';

export const measurementMessages = messages<'measurements'>(
  import.meta.glob('@/locales/*/measurements.json', { eager: true, import: 'default' }),
);
