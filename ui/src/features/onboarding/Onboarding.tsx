// The overlay of a person who has not settled in yet: questions, then the first plan; it knows no dashboard.
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
  // Called once, when the plan is made and the person is marked as settled in.
  onFinished: () => void;
  // A way out for someone who is in the wrong account.
  footer?: ReactNode;
}

export function Onboarding(props: OnboardingProps) {
  // Looked at once: the answers of the first step must not move the start.
  const start = useStart();
  const [begun, setBegun] = useState<Part | null>(null);
  if (start && !begun) setBegun(start);
  return begun && <Steps start={begun} {...props} />;
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
