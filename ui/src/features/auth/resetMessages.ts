// The sentences of a forgotten password: the dialog and the page behind the link; it knows no component.
import { messages } from '@/shared/i18n/translate';

export const resetMessages = messages<'auth-reset'>(
  import.meta.glob('@/locales/*/auth-reset.json', { eager: true, import: 'default' }),
);
