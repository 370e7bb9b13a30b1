// Where a person stands in the first minutes and what moves them on; it draws nothing.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fieldMessages, isUnreachable } from '@/shared/api/errors';
import { updateUser } from '@/shared/api/session';
import type { User } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { removeDraft } from '@/shared/lib/drafts';
import { finishOnboarding, saveProfile } from './run';
import type { Profile } from './logic';

export const DRAFT = 'onboarding';

export type Part = 'waiting' | 'profile' | 'making' | 'made';

export interface Failure {
  unreachable: boolean;
  fields: Record<string, string>;
}

export function useOnboarding(onFinished: () => void) {
  const user = useUser();
  // What this device stores may be old: someone settled in on another device is not asked again.
  const loaded = useQuery<User>({ queryKey: ['/api/user'] });
  const [part, setPart] = useState<Part>('waiting');
  const [failure, setFailure] = useState<Failure | null>(null);
  const started = useRef(false);

  const fail = (error: unknown) => {
    setFailure({ unreachable: isUnreachable(error), fields: fieldMessages(error) });
    setPart('profile');
  };

  const makePlan = async () => {
    setPart('making');
    try {
      const settled = await finishOnboarding(() => setPart('made'));
      removeDraft(DRAFT);
      onFinished();
      updateUser(settled);
    } catch (error) {
      fail(error);
    }
  };

  const submit = async (profile: Profile) => {
    setFailure(null);
    setPart('making');
    try {
      updateUser(await saveProfile(profile));
    } catch (error) {
      fail(error);
      return;
    }
    await makePlan();
  };

  const known = loaded.isPending ? null : (loaded.data ?? user);
  useEffect(() => {
    if (!known || started.current || known.onboardingCompleted) return;
    started.current = true;
    // The answers were sent before the page was left: the plan is what is missing.
    if (known.onboardingStage === 1) void makePlan();
    else setPart('profile');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the first look decides where to go on
  }, [known]);

  return { part, failure, submit };
}

// The person settled in, here or in another tab: what the first plan changed is asked for anew.
export function useRefreshWhenSettled(): void {
  const client = useQueryClient();
  const { onboardingCompleted } = useUser();
  const before = useRef(onboardingCompleted);
  useEffect(() => {
    if (onboardingCompleted && !before.current) {
      const changed = ['/api/user', '/api/planned-workouts/today', '/api/workout-plans'];
      for (const path of changed) void client.invalidateQueries({ queryKey: [path] });
    }
    before.current = onboardingCompleted;
  }, [client, onboardingCompleted]);
}
