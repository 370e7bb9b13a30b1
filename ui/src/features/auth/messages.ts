// The sentences of signing in and out; it knows no component.
import { messages } from '@/shared/i18n/translate';

export const authMessages = messages<'auth'>(
  import.meta.glob('@/locales/*/auth.json', { eager: true, import: 'default' }),
);
