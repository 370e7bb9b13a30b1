// Texts of the level suggestion.
import { messages } from '@/shared/i18n/translate';

export const progressionMessages = messages<'progression'>(
  import.meta.glob('@/locales/*/progression.json', { eager: true, import: 'default' }),
);
