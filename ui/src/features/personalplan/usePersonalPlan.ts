// State of the form for a personalized plan: draft, submission and result. Retries do not create a second plan.
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorCode, serverMessage } from '@/shared/api/errors';
import { noteText } from '@/shared/i18n/serverTexts';
import { fieldMessages } from '@/shared/api/fieldMessages';
import type { WorkoutPlan } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { levelLabels } from '@/shared/i18n/labels';
import { newClientKey } from '@/shared/lib/clientKey';
import { readDraft, removeDraft, writeDraft } from '@/shared/lib/drafts';
import { fetchPlans, announceFavoritePlan } from '@/shared/plans/favoritePlan';
import { toast } from '@/shared/ui/toast';
import { useGeneratePersonalPlan } from './api';
import { defaultAnswers, isUntouched, preferencesBody, type Preferences } from './logic';
import { personalPlanMessages } from './messages';

const DRAFT = 'personal-plan';

interface Draft {
  values: Partial<Preferences>;
  clientKey: string;
}

export function usePersonalPlan(onCreated: (plan: WorkoutPlan) => void) {
  const t = useT(personalPlanMessages);
  const words = useT(common);
  const levels = useT(levelLabels);
  const user = useUser();
  const client = useQueryClient();
  const { mutateAsync: generate, isPending } = useGeneratePersonalPlan();
  const [draft] = useState(() => readDraft<Draft>(DRAFT));
  // Identifies one filled form, so that a retry cannot create a second plan.
  const clientKey = useRef(draft?.clientKey ?? newClientKey());
  // The plans before the first attempt. An attempt may succeed although its response is lost.
  const before = useRef<WorkoutPlan[]>(undefined);

  const form = useForm<Preferences>({
    initialValues: { ...defaultAnswers(user), ...draft?.values },
    validate: { targetAreas: (areas) => (areas.length === 0 ? t('areaRequired') : null) },
    onValuesChange: (values) => {
      if (isUntouched(values, user)) removeDraft(DRAFT);
      else writeDraft(DRAFT, { values, clientKey: clientKey.current } satisfies Draft);
    },
  });

  const submit = async (values: Preferences) => {
    try {
      const response = await generate({
        preferences: preferencesBody(values, clientKey.current),
        plansBefore: async () => (before.current ??= await fetchPlans(client)),
      });
      removeDraft(DRAFT);
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
    } catch (error) {
      form.setErrors(fieldMessages(error));
      // An earlier request arrived and the answers have changed since: the next one creates another plan.
      if (errorCode(error) === 'CLIENT_KEY_REUSED') {
        clientKey.current = newClientKey();
        before.current = undefined;
      }
      toast({ title: words('error'), description: serverMessage(error, t('failed')), destructive: true });
    }
  };
  return { form, submit, isPending };
}
