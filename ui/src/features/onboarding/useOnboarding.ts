// The state of onboarding and its transitions.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isUnreachable } from '@/shared/api/errors';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { userQuery } from '@/shared/api/queries';
import { updateUser } from '@/shared/api/session';
import { useUser } from '@/shared/api/user';
import { removeDraft } from '@/shared/lib/drafts';
import { finishOnboarding, saveProfile } from './finishOnboarding';
import type { Profile } from './logic';

export const DRAFT = 'onboarding';

export type Part = 'profile' | 'making' | 'made';

export interface Failure {
  unreachable: boolean;
  fields: Record<string, string>;
}

// The step to start with, or null if onboarding is complete or its state is unknown. Checks the server, because the
// stored user may be out of date after onboarding on another device.
export function useStart(): Part | null {
  const user = useUser();
  const loaded = useQuery(userQuery);
  if (loaded.isPending) return null;
  const { onboardingCompleted, onboardingStage } = loaded.data ?? user;
  if (onboardingCompleted) return null;
  // The answers were sent before the page was left. Only the plan is missing.
  return onboardingStage === 1 ? 'making' : 'profile';
}

export function useOnboarding(start: Part, onFinished: () => void) {
  const [part, setPart] = useState<Part>(start);
  const [failure, setFailure] = useState<Failure | null>(null);

  const makePlan = async (profile?: Profile) => {
    try {
      if (profile) updateUser(await saveProfile(profile));
      const user = await finishOnboarding(() => setPart('made'));
      removeDraft(DRAFT);
      onFinished();
      updateUser(user);
    } catch (error) {
      setFailure({ unreachable: isUnreachable(error), fields: fieldMessages(error) });
      setPart('profile');
    }
  };

  const started = useRef(false);
  useEffect(() => {
    if (start === 'making' && !started.current) {
      started.current = true;
      void makePlan();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once, for the initial step
  }, []);

  const submit = (profile: Profile) => {
    setFailure(null);
    setPart('making');
    void makePlan(profile);
  };

  return { part, failure, submit };
}
