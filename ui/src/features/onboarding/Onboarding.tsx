// The onboarding overlay: profile questions, then the first plan.
import { useState, type ReactNode } from 'react';
import { useUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import { isMarkedNew, stepOf } from './logic';
import { MakingPlan } from './MakingPlan';
import { onboardingMessages } from './messages';
import { OnboardingFrame } from './OnboardingFrame';
import { ProfileForm } from './ProfileForm';
import { useOnboarding, useStart, type Part } from './useOnboarding';

interface OnboardingProps {
  // Called once, after the plan is created and onboarding is complete.
  onFinished: () => void;
  // Lets a user leave the wrong account.
  footer?: ReactNode;
}

export function Onboarding(props: OnboardingProps) {
  // Captured once: saving the profile changes the stage but must not restart onboarding.
  const start = useStart();
  const [initialStep, setInitialStep] = useState<Part | null>(null);
  if (start && !initialStep) setInitialStep(start);
  return initialStep && <Steps start={initialStep} {...props} />;
}

function Steps({ start, onFinished, footer }: OnboardingProps & { start: Part }) {
  const t = useT(onboardingMessages);
  const user = useUser();
  const { part, failure, submit } = useOnboarding(start, onFinished);
  const asking = part === 'profile';
  const made = part === 'made';
  return (
    <OnboardingFrame
      opened
      {...stepOf(asking ? 'profile' : 'plan', isMarkedNew(user))}
      title={t(asking ? 'profileTitle' : made ? 'madeTitle' : 'makingTitle')}
      hint={t(asking ? 'profileHint' : made ? 'madeHint' : 'makingHint')}
      footer={asking && footer}
    >
      {asking ? <ProfileForm failure={failure} onSubmit={submit} /> : <MakingPlan made={made} />}
    </OnboardingFrame>
  );
}
