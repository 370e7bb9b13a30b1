// What is said about plans as a whole; it knows no workout.
import { messages } from '@/shared/i18n/translate';

export const planMessages = messages<'plans-create'>(
  import.meta.glob('@/locales/*/plans-create.json', { eager: true, import: 'default' }),
);
