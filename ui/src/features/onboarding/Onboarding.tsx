// The overlay of a person who has not settled in yet: questions, then the first plan; it knows no dashboard.
import type { ReactNode } from 'react';
import { useUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import { isMarkedNew, stepOf } from './logic';
import { MakingPlan } from './MakingPlan';
import { onboardingMessages } from './messages';
import { OnboardingFrame } from './OnboardingFrame';
import { ProfileForm } from './ProfileForm';
import { useOnboarding } from './useOnboarding';

interface OnboardingProps {
  // Called once, when the plan is made and the person is marked as settled in.
  onFinished: () => void;
  // A way out for someone who is in the wrong account.
  footer?: ReactNode;
}

export function Onboarding({ onFinished, footer }: OnboardingProps) {
  const t = useT(onboardingMessages);
  const user = useUser();
  const { part, failure, submit } = useOnboarding(onFinished);
  const asking = part === 'profile' || part === 'waiting';
  const made = part === 'made';
  return (
    <OnboardingFrame
      opened={part !== 'waiting'}
      {...stepOf(asking ? 'profile' : 'plan', isMarkedNew(user))}
      title={t(asking ? 'profileTitle' : made ? 'madeTitle' : 'makingTitle')}
      hint={t(asking ? 'profileHint' : made ? 'madeHint' : 'makingHint')}
      footer={asking && footer}
    >
      {asking ? (
        <ProfileForm failure={failure} onSubmit={(profile) => void submit(profile)} />
      ) : (
        <MakingPlan made={made} />
      )}
    </OnboardingFrame>
  );
}
