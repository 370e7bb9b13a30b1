// Texts about the app on this device: installing it and using it without a connection.
import { messages } from '@/shared/i18n/translate';

export const deviceMessages = messages<'profile-device'>(
  import.meta.glob('@/locales/*/profile-device.json', { eager: true, import: 'default' }),
);
