// Holds a planned workout while it is edited: its values and their draft, and what saving can run into. It draws nothing.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode, serverMessage } from '@/shared/api/errors';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { ApiError, get } from '@/shared/api/client';
import type { PlannedExercise, PlannedWorkout } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { weekdayName, type Weekday } from '@/shared/lib/dates';
import { readDraft, removeDraft, writeDraft } from '@/shared/lib/drafts';
import { toast } from '@/shared/ui/toast';
import { refreshPlans } from './api';
import { useCreatePlannedWorkout, useUpdatePlannedWorkout } from './plannedApi';
import { dayDraft, workoutDraft } from './planDrafts';
import { contentOf, emptyWorkout, leastToSave, obstacleTo, valuesOf, withoutIds, type WorkoutValues } from './workoutForm';
import { workoutFormMessages } from './workoutFormMessages';

export interface WorkoutTarget {
  planId: number;
  weekday: Weekday;
  // Undefined: a new one on that day.
  workout?: PlannedWorkout | undefined;
}

type Trouble = 'planGone' | 'workoutGone' | 'exercisesChanged';

const draftName = ({ planId, weekday, workout }: WorkoutTarget) =>
  workout ? workoutDraft(workout.id) : dayDraft(planId, weekday);

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);

export function useWorkoutForm(target: WorkoutTarget, stored: readonly PlannedExercise[], onSaved: () => void) {
  const { planId, weekday, workout } = target;
  const t = useT(workoutFormMessages);
  const words = useT(common);
  const format = useFormat();
  const client = useQueryClient();
  const { mutateAsync: create, isPending: creating } = useCreatePlannedWorkout();
  const { mutateAsync: update, isPending: updating } = useUpdatePlannedWorkout();
  const [before] = useState<WorkoutValues>(() => (workout ? valuesOf(workout, stored) : emptyWorkout));
  const [kept] = useState(() => readDraft<WorkoutValues>(draftName(target)));
  const [values, setValues] = useState<WorkoutValues>(kept ?? before);
  const [restored, setRestored] = useState(kept !== null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [fields, setFields] = useState<Record<string, string>>({});
  // Another window took the day meanwhile.
  const [dayTaken, setDayTaken] = useState(false);
  const pending = creating || updating;
  const day = weekdayName(weekday, format);
  const isNew = !workout || trouble === 'workoutGone';
  const least = leastToSave(workout ? before.exercises.length : null);
  const obstacle = obstacleTo(values, least);
  const changed = JSON.stringify(values) !== JSON.stringify(before);

  const change = (part: Partial<WorkoutValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    setFields({});
    if (JSON.stringify(next) === JSON.stringify(before)) removeDraft(draftName(target));
    else writeDraft(draftName(target), next);
  };

  const discard = () => removeDraft(draftName(target));

  const startOver = () => {
    discard();
    setValues(before);
    setRestored(false);
  };

  const say = (title: string, description: string) => toast({ title, description });

  const takeFailure = async (error: unknown) => {
    setFields(fieldMessages(error));
    if (errorCode(error) === 'DAY_TAKEN') return setDayTaken(true);
    if (statusOf(error) === 404) {
      const gone = fieldMessages(error);
      if (gone['workoutPlanId']) setTrouble('planGone');
      else if (Object.keys(gone).some((field) => field.startsWith('exercises'))) {
        setTrouble('exercisesChanged');
        const there = await get<PlannedExercise[]>(`/api/planned-workouts/${workout?.id}/exercises`);
        change({ exercises: withoutIds(values.exercises, new Set(there.map(({ id }) => id))) });
      } else {
        setTrouble('workoutGone');
        change({ exercises: withoutIds(values.exercises, new Set()) });
      }
    }
    const fallback = t(isNew ? 'createFailed' : 'updateFailed');
    toast({ title: words('error'), description: serverMessage(error, fallback), destructive: true });
  };

  const save = async ({ replace = false } = {}) => {
    setDayTaken(false);
    if (obstacle === 'none') {
      toast({ title: t('noExercises'), description: t('noExercisesText'), destructive: true });
      return;
    }
    if (obstacle !== null || pending) return;
    const content = contentOf(values);
    try {
      if (isNew) await create({ workoutPlanId: planId, dayOfWeek: weekday, ...content, ...(replace && { replace }) });
      else await update({ id: workout.id, ...content });
      discard();
      if (!isNew) say(t('updated'), t('updatedText', { title: content.title }));
      else say(t('success'), content.type === 'rest' ? t('restCreated', { day }) : t('successText'));
      onSaved();
    } catch (error) {
      await takeFailure(error);
    }
  };

  return {
    values, change, changed, discard, startOver, restored, trouble, fields, obstacle, least, pending, save,
    dayTaken: { asked: dayTaken, leave: () => setDayTaken(false) },
    // After trouble the week behind the dialog is not what it shows.
    refresh: () => void refreshPlans(client),
  };
}
