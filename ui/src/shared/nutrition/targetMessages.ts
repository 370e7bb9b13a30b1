// Texts of daily targets: the targets dialog and the profile.
import { messages } from '@/shared/i18n/translate';

export const targetMessages = messages<'nutrition-targets'>(
  import.meta.glob('@/locales/*/nutrition-targets.json', { eager: true, import: 'default' }),
);
