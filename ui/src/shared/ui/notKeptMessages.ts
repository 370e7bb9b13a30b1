// Texts about health data that this device does not keep.
import { messages } from '@/shared/i18n/translate';

export const notKeptMessages = messages<'notkept'>(
  import.meta.glob('@/locales/*/notkept.json', { eager: true, import: 'default' }),
);
