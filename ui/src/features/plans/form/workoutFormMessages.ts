// What the form of a planned workout says; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const workoutFormMessages = messages<'plans-form'>(
  import.meta.glob('@/locales/*/plans-form.json', { eager: true, import: 'default' }),
);
