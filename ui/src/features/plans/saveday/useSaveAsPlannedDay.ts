// Saves a workout as a planned day. Asks what to do when the day already has a workout.
import { useState } from 'react';
import { errorCode, serverMessage } from '@/shared/api/errors';
import type { PlannedWorkout, WorkoutPlan } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import { weekdayName, type Weekday } from '@/shared/lib/dates';
import { toast } from '@/shared/ui/toast';
import type { Addition, OccupiedDay } from '@/features/plans/week/dayContent';
import { saveDayMessages } from './saveDayMessages';
import { useCreatePlan } from '@/features/plans/planApi';
import { useCreatePlannedWorkout, useReplaceExercises, type NewDay } from '@/features/plans/plannedApi';
import { useReplaceDay } from '@/features/plans/week/useReplaceDay';

interface SaveOptions {
  // Null: the user has no plan yet.
  plan: WorkoutPlan | null;
  content: NewDay & { dayOfWeek: Weekday };
  // Fetches the day's workout again.
  refetchDay: () => Promise<PlannedWorkout | undefined>;
  onSaved: () => void;
}

export function useSaveAsPlannedDay({ plan, content, refetchDay, onSaved }: SaveOptions) {
  const t = useT(saveDayMessages);
  const words = useT(common);
  const format = useFormat();
  const [clientKey] = useState(newClientKey);
  // The existing workout of the day, while the dialog asks about it.
  const [occupied, setOccupied] = useState<PlannedWorkout | null>(null);
  const [pending, setPending] = useState(false);
  const { mutateAsync: createPlan } = useCreatePlan();
  const { mutateAsync: createWorkout } = useCreatePlannedWorkout();
  const { mutateAsync: replaceExercises } = useReplaceExercises();
  const replaceDay = useReplaceDay();
  const { title, dayOfWeek } = content;
  const showPlanned = () =>
    toast({ title: t('created'), description: t('plannedText', { title, day: weekdayName(dayOfWeek, format) }) });

  const run = async (action: () => Promise<unknown>) => {
    setPending(true);
    try {
      await action();
      setOccupied(null);
      onSaved();
    } catch (error) {
      // Another window used the day in the meantime.
      const existing = errorCode(error) === 'DAY_TAKEN' ? await refetchDay() : undefined;
      if (existing) setOccupied(existing);
      else toast({ title: words('error'), description: serverMessage(error, t('failed')), destructive: true });
    } finally {
      setPending(false);
    }
  };

  const create = async () => {
    if (plan) await createWorkout({ workoutPlanId: plan.id, ...content });
    else await createPlan({ name: t('newPlan'), onlyFavorite: true, workouts: [content], clientKey });
    showPlanned();
  };

  const add = async ({ list, known }: Addition, { workout }: OccupiedDay) => {
    await replaceExercises({ id: workout.id, exercises: list });
    const count = content.exercises.length - known.length;
    toast({ title: t('updated'), description: t('addedText', { title: workout.title, count }) });
  };

  const replace = async (old: OccupiedDay) => {
    await replaceDay({ workoutPlanId: old.workout.workoutPlanId, ...content }, old);
    showPlanned();
  };

  return {
    occupied,
    pending,
    askAbout: setOccupied,
    cancel: () => setOccupied(null),
    create: () => void run(create),
    add: (addition: Addition, old: OccupiedDay) => void run(() => add(addition, old)),
    replace: (old: OccupiedDay) => void run(() => replace(old)),
  };
}
