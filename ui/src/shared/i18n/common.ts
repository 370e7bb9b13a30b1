// Texts that several screens use.
import { messages } from './translate';

export const common = messages<'common'>(
  import.meta.glob('@/locales/en/common.json', { eager: true, import: 'default' }),
);
