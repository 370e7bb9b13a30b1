// Texts of the exercise library.
import { messages } from '@/shared/i18n/translate';

export const libraryMessages = messages<'exercises-library'>(
  import.meta.glob('@/locales/*/exercises-library.json', { eager: true, import: 'default' }),
);
