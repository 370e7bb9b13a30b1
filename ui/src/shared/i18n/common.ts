// Sentences that more than one screen says; it knows no feature.
import { messages } from './translate';

export const common = messages<'common'>(
  import.meta.glob('@/locales/*/common.json', { eager: true, import: 'default' }),
);
