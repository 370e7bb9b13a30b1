// Keeps a workout on a day of a plan: on an empty one at once, on a taken one as the person answers. It draws nothing.
import { useState } from 'react';
import { errorCode, serverMessage } from '@/shared/api/errors';
import type { PlannedWorkout, WorkoutPlan } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { weekdayName, type Weekday } from '@/shared/lib/dates';
import { toast } from '@/shared/ui/toast';
import type { Addition, StandingDay } from '@/features/plans/week/dayContent';
import { keepMessages } from './keepMessages';
import { useCreatePlan } from '@/features/plans/planApi';
import { useCreatePlannedWorkout, useReplaceExercises, type NewDay } from '@/features/plans/plannedApi';
import { useReplaceDay } from '@/features/plans/week/useReplaceDay';

interface Keeping {
  // Null: there is none yet.
  plan: WorkoutPlan | null;
  content: NewDay & { dayOfWeek: Weekday };
  // Asks the server what stands on the day.
  lookAgain: () => Promise<PlannedWorkout | undefined>;
  onSaved: () => void;
}

export function useKeepWorkout({ plan, content, lookAgain, onSaved }: Keeping) {
  const t = useT(keepMessages);
  const words = useT(common);
  const format = useFormat();
  const [clientKey] = useState(newClientKey);
  // What stands on the day and is asked about.
  const [asked, setAsked] = useState<PlannedWorkout | null>(null);
  const [pending, setPending] = useState(false);
  const { mutateAsync: createPlan } = useCreatePlan();
  const { mutateAsync: createWorkout } = useCreatePlannedWorkout();
  const { mutateAsync: replaceExercises } = useReplaceExercises();
  const replaceDay = useReplaceDay();
  const { title, dayOfWeek } = content;
  const planned = () =>
    toast({ title: t('kept'), description: t('keptText', { title, day: weekdayName(dayOfWeek, format) }) });

  const carefully = async (action: () => Promise<unknown>) => {
    setPending(true);
    try {
      await action();
      setAsked(null);
      onSaved();
    } catch (error) {
      // Another window took the day meanwhile.
      const there = errorCode(error) === 'DAY_TAKEN' ? await lookAgain() : undefined;
      if (there) setAsked(there);
      else toast({ title: words('error'), description: serverMessage(error, t('failed')), destructive: true });
    } finally {
      setPending(false);
    }
  };

  const create = async () => {
    if (plan) await createWorkout({ workoutPlanId: plan.id, ...content });
    else await createPlan({ name: t('newPlan'), onlyFavorite: true, workouts: [content], clientKey });
    planned();
  };

  const add = async ({ list, known }: Addition, { workout }: StandingDay) => {
    await replaceExercises({ id: workout.id, exercises: list });
    const count = content.exercises.length - known.length;
    toast({ title: t('updated'), description: t('addedText', { title: workout.title, count }) });
  };

  const replace = async (old: StandingDay) => {
    await replaceDay({ workoutPlanId: old.workout.workoutPlanId, ...content }, old);
    planned();
  };

  return {
    asked,
    pending,
    ask: setAsked,
    leave: () => setAsked(null),
    create: () => void carefully(create),
    add: (addition: Addition, old: StandingDay) => void carefully(() => add(addition, old)),
    replace: (old: StandingDay) => void carefully(() => replace(old)),
  };
}
