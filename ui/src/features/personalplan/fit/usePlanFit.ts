// Makes a plan that fits. A repeated attempt makes no second plan.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { get, put } from '@/shared/api/client';
import { serverMessage } from '@/shared/api/errors';
import { refetchPaths } from '@/shared/api/queryClient';
import { updateUser } from '@/shared/api/session';
import type { WorkoutPlan } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useT } from '@/shared/i18n/locale';
import { fetchPlans } from '@/shared/plans/favoritePlan';
import { useGeneratePersonalPlan } from '@/features/personalplan/api';
import { showCreated } from '@/features/personalplan/createdToast';
import { readLastAnswers, rememberAnswers } from '@/features/personalplan/lastAnswers';
import { preferencesBody } from '@/features/personalplan/logic';
import { planFitAnswer } from './asksForFit';
import { fittedBody, preferencesOf, startingFit, type FitAnswers } from './planFit';
import { planFitMessages } from './planFitMessages';

export const DRAFT = 'plan-fit';

export interface Planned {
  plan: WorkoutPlan;
  // The plans before it.
  before: WorkoutPlan[];
  // The first plan, which nobody trained; null if it stays.
  replaced: WorkoutPlan | null;
}

interface PlanFitOptions {
  isTrained: boolean;
  onPlanned: (planned: Planned) => void;
}

// Whether an exercise was ever ticked, even in a workout that was not completed.
async function hasTicks(): Promise<boolean> {
  return (await get('/api/exercise-completions', { params: { query: { limit: 1 } } })).length > 0;
}

export function usePlanFit({ isTrained, onPlanned }: PlanFitOptions) {
  const t = useT(planFitMessages);
  const client = useQueryClient();
  const user = useUser();
  const [last] = useState(readLastAnswers);
  const [initial] = useState(() => startingFit(user, last));
  const { mutateAsync: generate } = useGeneratePersonalPlan();
  const firstAttempt = useRef<Omit<Planned, 'plan'> & { clientKey: string }>(undefined);

  const lookAround = async (clientKey: string) => {
    if (firstAttempt.current?.clientKey === clientKey) return firstAttempt.current;
    const before = await fetchPlans(client);
    const stays = isTrained || before.length !== 1 || (await hasTicks());
    firstAttempt.current = { clientKey, before, replaced: (stays ? null : before[0]) ?? null };
    return firstAttempt.current;
  };

  const send = async (answers: FitAnswers, clientKey: string) => {
    const { before, replaced } = await lookAround(clientKey);
    const preferences = preferencesOf(user, last, answers);
    const made = await generate({
      preferences: preferencesBody(preferences, clientKey),
      // The name of a plan that goes is free.
      plansBefore: () => Promise.resolve(before.filter(({ id }) => id !== replaced?.id)),
    });
    const fitted = await put('/api/user', { body: fittedBody(user, answers) });
    rememberAnswers(preferences);
    showCreated(made, preferences);
    onPlanned({ plan: made.workoutPlan, before, replaced });
    updateUser(fitted);
    planFitAnswer.change({ answered: true });
    void refetchPaths(client, ['/api/stats']);
  };

  return useEntryForm<FitAnswers>({
    name: DRAFT,
    initial,
    send,
    failed: (error) => serverMessage(error, t('failed')),
  });
}
