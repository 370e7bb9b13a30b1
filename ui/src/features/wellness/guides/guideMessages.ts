// What the player of routines and practices and the breathing guide say; the steps themselves are content.
import { messages } from '@/shared/i18n/translate';

export const guideMessages = messages<'wellness-guides'>(
  import.meta.glob('@/locales/*/wellness-guides.json', { eager: true, import: 'default' }),
);

export const breathingMessages = messages<'wellness-breathing'>(
  import.meta.glob('@/locales/*/wellness-breathing.json', { eager: true, import: 'default' }),
);
