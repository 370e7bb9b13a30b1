// What is said about the next level; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const progressionMessages = messages<'progression'>(
  import.meta.glob('@/locales/*/progression.json', { eager: true, import: 'default' }),
);
