// Texts of the sheet that logs something.
import { messages } from '@/shared/i18n/translate';

export const quickLogMessages = messages<'quicklog'>(
  import.meta.glob('@/locales/*/quicklog.json', { eager: true, import: 'default' }),
);
