// State of the form for a personalized plan: draft, submission and result. Retries do not create a second plan.
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { serverMessage } from '@/shared/api/errors';
import { noteText } from '@/shared/i18n/serverTexts';
import type { WorkoutPlan } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useEntryForm } from '@/shared/hooks/useEntryForm';
import { useT } from '@/shared/i18n/locale';
import { levelLabels } from '@/shared/i18n/labels';
import { fetchPlans, announceFavoritePlan } from '@/shared/plans/favoritePlan';
import { toast } from '@/shared/ui/toast';
import { useGeneratePersonalPlan } from './api';
import { defaultAnswers, isUntouched, preferencesBody, type Preferences } from './logic';
import { personalPlanMessages } from './messages';

const DRAFT = 'personal-plan';

export function usePersonalPlan(onCreated: (plan: WorkoutPlan) => void) {
  const t = useT(personalPlanMessages);
  const levels = useT(levelLabels);
  const user = useUser();
  const client = useQueryClient();
  const { mutateAsync: generate } = useGeneratePersonalPlan();
  // The plans before the first attempt. An attempt may succeed although its response is lost.
  const before = useRef<{ clientKey: string; plans: WorkoutPlan[] }>(undefined);

  const send = async (values: Preferences, clientKey: string) => {
    const plansBefore = async () => {
      if (before.current?.clientKey !== clientKey) before.current = { clientKey, plans: await fetchPlans(client) };
      return before.current.plans;
    };
    const response = await generate({ preferences: preferencesBody(values, clientKey), plansBefore });
    const summary = t('createdText', {
      level: levels(values.fitnessLevel),
      goal: t(values.primaryGoal),
      exercises: response.totalExercises,
      days: response.workoutsPerWeek,
    });
    const notes = response.notes.map(noteText);
    toast({
      title: t('created'),
      description: [summary, ...notes].join(' '),
      ...(notes.length > 0 && { duration: 10_000 }),
    });
    announceFavoritePlan(client, response.workoutPlan, response.before);
    onCreated(response.workoutPlan);
  };

  return useEntryForm<Preferences, 'areaRequired'>({
    name: DRAFT,
    initial: defaultAnswers(user),
    isUntouched: (values) => isUntouched(values, user),
    problemsOf: ({ targetAreas }) => (targetAreas.length === 0 ? { targetAreas: 'areaRequired' } : {}),
    sentenceOf: t,
    send,
    failed: (error) => serverMessage(error, t('failed')),
  });
}
