// Texts of the planned workout form.
import { messages } from '@/shared/i18n/translate';

export const workoutFormMessages = messages<'plans-form'>(
  import.meta.glob('@/locales/*/plans-form.json', { eager: true, import: 'default' }),
);
