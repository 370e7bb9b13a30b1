// The answers in the making: kept as a draft, sent once whatever the connection does, and what is said then.
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
import { levelWords } from '@/shared/i18n/words';
import { newClientKey } from '@/shared/lib/clientKey';
import { readDraft, removeDraft, writeDraft } from '@/shared/lib/drafts';
import { plansNow, sayYourPlan } from '@/shared/plans/yourPlan';
import { toast } from '@/shared/ui/toast';
import { useGeneratePersonalPlan } from './api';
import { firstAnswers, isUntouched, preferencesBody, type Preferences } from './logic';
import { personalPlanMessages } from './messages';

const DRAFT = 'personal-plan';

interface Draft {
  values: Partial<Preferences>;
  clientKey: string;
}

export function usePersonalPlan(onCreated: (plan: WorkoutPlan) => void) {
  const t = useT(personalPlanMessages);
  const words = useT(common);
  const levels = useT(levelWords);
  const user = useUser();
  const client = useQueryClient();
  const { mutateAsync: generate, isPending } = useGeneratePersonalPlan();
  const [draft] = useState(() => readDraft<Draft>(DRAFT));
  // One key for each filling of the form: a retry cannot make a second plan.
  const clientKey = useRef(draft?.clientKey ?? newClientKey());
  // The plans that there were before the first try, which may have arrived without an answer.
  const before = useRef<WorkoutPlan[]>(undefined);

  const form = useForm<Preferences>({
    initialValues: { ...firstAnswers(user), ...draft?.values },
    validate: { targetAreas: (areas) => (areas.length === 0 ? t('areaRequired') : null) },
    onValuesChange: (values) => {
      if (isUntouched(values, user)) removeDraft(DRAFT);
      else writeDraft(DRAFT, { values, clientKey: clientKey.current } satisfies Draft);
    },
  });

  const submit = async (values: Preferences) => {
    try {
      const answer = await generate({
        preferences: preferencesBody(values, clientKey.current),
        plansBefore: async () => (before.current ??= await plansNow(client)),
      });
      removeDraft(DRAFT);
      const told = t('createdText', {
        level: levels(values.fitnessLevel),
        goal: t(values.primaryGoal),
        exercises: answer.totalExercises,
        days: answer.workoutsPerWeek,
      });
      const notes = answer.notes.map(noteText);
      toast({
        title: t('created'),
        description: [told, ...notes].join(' '),
        ...(notes.length > 0 && { duration: 10_000 }),
      });
      sayYourPlan(client, answer.workoutPlan, answer.before);
      onCreated(answer.workoutPlan);
    } catch (error) {
      form.setErrors(fieldMessages(error));
      // An earlier try did arrive, and the answers changed since: the next try is a plan of its own.
      if (errorCode(error) === 'CLIENT_KEY_REUSED') {
        clientKey.current = newClientKey();
        before.current = undefined;
      }
      toast({ title: words('error'), description: serverMessage(error, t('failed')), destructive: true });
    }
  };
  return { form, submit, isPending };
}
