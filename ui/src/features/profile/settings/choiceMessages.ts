// The sentences of the choices that hold at once: training, food, notices, appearance, units; it knows no component.
import { messages } from '@/shared/i18n/translate';

export const choiceMessages = messages<'profile-settings'>(
  import.meta.glob('@/locales/*/profile-settings.json', { eager: true, import: 'default' }),
);
