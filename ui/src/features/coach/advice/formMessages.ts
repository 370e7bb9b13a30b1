// The sentences of motivation and form feedback; it knows no part.
import { messages } from '@/shared/i18n/translate';

export const motivationMessages = messages<'coach-motivation'>(
  import.meta.glob('@/locales/*/coach-motivation.json', { eager: true, import: 'default' }),
);

export const formMessages = messages<'coach-form'>(
  import.meta.glob('@/locales/*/coach-form.json', { eager: true, import: 'default' }),
);
