// Where a person stands in the first minutes and what moves them on; it draws nothing.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isUnreachable } from '@/shared/api/errors';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { userQuery } from '@/shared/api/queries';
import { refetchPaths } from '@/shared/api/queryClient';
import { updateUser } from '@/shared/api/session';
import { useUser } from '@/shared/api/user';
import { removeDraft } from '@/shared/lib/drafts';
import { finishOnboarding, saveProfile } from './run';
import type { Profile } from './logic';

export const DRAFT = 'onboarding';

export type Part = 'profile' | 'making' | 'made';

export interface Failure {
  unreachable: boolean;
  fields: Record<string, string>;
}

// Whether to ask at all, and where to begin; null while that is not known. What this device stores may be old: someone
// who settled in on another device is not asked again.
export function useStart(): Part | null {
  const user = useUser();
  const loaded = useQuery(userQuery);
  if (loaded.isPending) return null;
  const { onboardingCompleted, onboardingStage } = loaded.data ?? user;
  if (onboardingCompleted) return null;
  // The answers were sent before the page was left: the plan is what is missing.
  return onboardingStage === 1 ? 'making' : 'profile';
}

export function useOnboarding(start: Part, onFinished: () => void) {
  const [part, setPart] = useState<Part>(start);
  const [failure, setFailure] = useState<Failure | null>(null);

  const makePlan = async (profile?: Profile) => {
    try {
      if (profile) updateUser(await saveProfile(profile));
      const settled = await finishOnboarding(() => setPart('made'));
      removeDraft(DRAFT);
      onFinished();
      updateUser(settled);
    } catch (error) {
      setFailure({ unreachable: isUnreachable(error), fields: fieldMessages(error) });
      setPart('profile');
    }
  };

  const begun = useRef(false);
  useEffect(() => {
    if (start === 'making' && !begun.current) {
      begun.current = true;
      void makePlan();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only where one begins decides
  }, []);

  const submit = (profile: Profile) => {
    setFailure(null);
    setPart('making');
    void makePlan(profile);
  };

  return { part, failure, submit };
}

// The person settled in, here or in another tab: what the first plan changed is asked for anew.
export function useRefreshWhenSettled(): void {
  const client = useQueryClient();
  const { onboardingCompleted } = useUser();
  const before = useRef(onboardingCompleted);
  useEffect(() => {
    if (onboardingCompleted && !before.current) {
      void refetchPaths(client, ['/api/user', '/api/planned-workouts/today', '/api/workout-plans']);
    }
    before.current = onboardingCompleted;
  }, [client, onboardingCompleted]);
}
