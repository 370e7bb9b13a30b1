// The sentences of the first minutes: profile questions and the making of the first plan; it knows no component.
import { messages } from '@/shared/i18n/translate';

export const onboardingMessages = messages<'onboarding'>(
  import.meta.glob('@/locales/*/onboarding.json', { eager: true, import: 'default' }),
);
