// Texts of the level suggestion.
import { messages } from '@/shared/i18n/translate';

export const progressionMessages = messages<'progression'>(
  import.meta.glob('@/locales/en/progression.json', { eager: true, import: 'default' }),
);
