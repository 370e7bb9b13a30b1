// Texts of the Mark Complete dialog.
import { messages } from '@/shared/i18n/translate';

export const markMessages = messages<'workouts-mark'>(
  import.meta.glob('@/locales/*/workouts-mark.json', { eager: true, import: 'default' }),
);
