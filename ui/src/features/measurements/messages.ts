// What the body measurements, their banner, chart and form say; it knows no measurement.
import { messages } from '@/shared/i18n/translate';

export const measurementMessages = messages<'measurements'>(
  import.meta.glob('@/locales/*/measurements.json', { eager: true, import: 'default' }),
);
