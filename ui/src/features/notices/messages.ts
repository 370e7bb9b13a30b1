// What FitApp tells by itself: a workout that waits, a goal reached, a week gone by; it knows no component.
import { messages } from '@/shared/i18n/translate';

export const noticeMessages = messages<'notices'>(
  import.meta.glob('@/locales/*/notices.json', { eager: true, import: 'default' }),
);
