// State of the form for a personalized plan: draft, submission and result. Retries do not create a second plan.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { serverMessage } from '@/shared/api/errors';
import type { WorkoutPlan } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useT } from '@/shared/i18n/locale';
import { fetchPlans, announceFavoritePlan } from '@/shared/plans/favoritePlan';
import { useGeneratePersonalPlan } from './api';
import { showCreated } from './createdToast';
import { readLastAnswers, rememberAnswers } from './lastAnswers';
import { preferencesBody, startingAnswers, type Preferences } from './logic';
import { personalPlanMessages } from './messages';

const DRAFT = 'personal-plan';

export function usePersonalPlan(onCreated: (plan: WorkoutPlan) => void) {
  const t = useT(personalPlanMessages);
  const user = useUser();
  const client = useQueryClient();
  const [initial] = useState(() => startingAnswers(user, readLastAnswers()));
  const { mutateAsync: generate } = useGeneratePersonalPlan();
  // The plans before the first attempt. An attempt may succeed although its response is lost.
  const before = useRef<{ clientKey: string; plans: WorkoutPlan[] }>(undefined);

  const send = async (values: Preferences, clientKey: string) => {
    const plansBefore = async () => {
      if (before.current?.clientKey !== clientKey) before.current = { clientKey, plans: await fetchPlans(client) };
      return before.current.plans;
    };
    const response = await generate({ preferences: preferencesBody(values, clientKey), plansBefore });
    rememberAnswers(values);
    showCreated(response, values);
    announceFavoritePlan(client, response.workoutPlan, response.before);
    onCreated(response.workoutPlan);
  };

  return useEntryForm<Preferences, 'areaRequired'>({
    name: DRAFT,
    initial,
    problemsOf: ({ targetAreas }) => (targetAreas.length === 0 ? { targetAreas: 'areaRequired' } : {}),
    sentenceOf: t,
    send,
    failed: (error) => serverMessage(error, t('failed')),
  });
}
