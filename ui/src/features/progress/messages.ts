// What the progress screen says; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const progressMessages = messages<'progress'>(
  import.meta.glob('@/locales/*/progress.json', { eager: true, import: 'default' }),
);
