// Texts of the notices: workout reminder, weekly goal and weekly summary.
import { messages } from '@/shared/i18n/translate';

export const noticeMessages = messages<'notices'>(
  import.meta.glob('@/locales/*/notices.json', { eager: true, import: 'default' }),
);
