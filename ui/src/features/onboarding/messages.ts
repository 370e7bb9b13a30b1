// Texts of onboarding.
import { messages } from '@/shared/i18n/translate';

export const onboardingMessages = messages<'onboarding'>(
  import.meta.glob('@/locales/*/onboarding.json', { eager: true, import: 'default' }),
);
