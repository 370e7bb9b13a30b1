// State of the workout form: values, draft, and the failures and conflicts of saving.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode } from '@/shared/api/errors';
import { fieldMessages, refusalMessage } from '@/shared/api/fieldMessages';
import { ApiError, get } from '@/shared/api/client';
import type { PlannedExercise, PlannedWorkout } from '@/shared/api/types';
import { useEntryDraft } from '@/shared/hooks/useEntryDraft';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { weekdayName, type Weekday } from '@/shared/lib/dates';
import { toast } from '@/shared/ui/toast';
import { refreshPlans, weekQuery } from '@/features/plans/api';
import type { OccupiedDay } from '@/features/plans/week/dayContent';
import { useCreatePlannedWorkout, useUpdatePlannedWorkout, type WorkoutContent } from '@/features/plans/plannedApi';
import { dayDraft, workoutDraft } from '@/features/plans/list/planDrafts';
import { useReplaceDay } from '@/features/plans/week/useReplaceDay';
import {
  contentOf,
  emptyWorkout,
  leastToSave,
  obstacleTo,
  valuesOf,
  withoutIds,
  type WorkoutValues,
} from './workoutForm';
import { workoutFormMessages } from './workoutFormMessages';

export interface WorkoutTarget {
  planId: number;
  weekday: Weekday;
  // Undefined for a new workout.
  workout?: PlannedWorkout | undefined;
}

type Conflict = 'planGone' | 'workoutGone' | 'exercisesChanged';

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
  const replaceDay = useReplaceDay();
  const [before] = useState<WorkoutValues>(() => (workout ? valuesOf(workout, stored) : emptyWorkout));
  const draft = useEntryDraft({ name: draftName(target), initial: before });
  const [values, setValues] = useState(draft.initialValues);
  const [restored, setRestored] = useState(draft.isRestored);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [fields, setFields] = useState<Record<string, string>>({});
  // The workout that another window put on the day.
  const [dayTaken, setDayTaken] = useState<PlannedWorkout | null>(null);
  const pending = creating || updating;
  const day = weekdayName(weekday, format);
  const isNew = !workout || conflict === 'workoutGone';
  const least = leastToSave(workout ? before.exercises.length : null);
  const obstacle = obstacleTo(values, least);
  const changed = JSON.stringify(values) !== JSON.stringify(before);

  const change = (part: Partial<WorkoutValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    setFields({});
    draft.keep(next);
  };

  const startOver = () => {
    draft.forget();
    setValues(before);
    setRestored(false);
  };

  const notify = (title: string, description: string) => toast({ title, description });

  const handleFailure = async (error: unknown) => {
    setFields(fieldMessages(error));
    if (errorCode(error) === 'DAY_TAKEN') {
      const request = client.fetchQuery({ ...weekQuery(planId), staleTime: 0 });
      const week = await request.catch(() => []);
      const existing = week.find(({ dayOfWeek }) => dayOfWeek === weekday);
      if (existing) return setDayTaken(existing);
    }
    if (statusOf(error) === 404) {
      const messages = fieldMessages(error);
      if (messages['workoutPlanId']) setConflict('planGone');
      else if (workout && Object.keys(messages).some((field) => field.startsWith('exercises'))) {
        setConflict('exercisesChanged');
        const request = get('/api/planned-workouts/{id}/exercises', { params: { path: { id: workout.id } } });
        const current = await request.catch(() => []);
        change({ exercises: withoutIds(values.exercises, new Set(current.map(({ id }) => id))) });
      } else {
        setConflict('workoutGone');
        change({ exercises: withoutIds(values.exercises, new Set()) });
      }
    }
    const fallback = t(isNew ? 'createFailed' : 'updateFailed');
    toast({ title: words('error'), description: refusalMessage(error, fallback), destructive: true });
  };

  // `old` is replaced and can be restored; null if the day is free.
  const send = async (content: WorkoutContent, old: OccupiedDay | null) => {
    const made = { workoutPlanId: planId, dayOfWeek: weekday, ...content };
    if (!isNew) await update({ id: workout.id, ...content });
    else if (old) await replaceDay(made, old);
    else await create(made);
  };

  const save = async (old: OccupiedDay | null = null) => {
    setDayTaken(null);
    if (obstacle === 'none') {
      toast({ title: t('noExercises'), description: t('noExercisesText'), destructive: true });
      return;
    }
    if (obstacle !== null || pending) return;
    const content = contentOf(values);
    try {
      await send(content, old);
      draft.forget();
      if (!isNew) notify(t('updated'), t('updatedText', { title: content.title }));
      else notify(t('success'), content.type === 'rest' ? t('restCreated', { day }) : t('successText'));
      onSaved();
    } catch (error) {
      await handleFailure(error);
    }
  };

  return {
    values,
    change,
    changed,
    discard: draft.forget,
    startOver,
    restored,
    conflict,
    fields,
    obstacle,
    least,
    pending,
    save,
    dayTaken: { existing: dayTaken, cancel: () => setDayTaken(null) },
    // After a conflict the week behind the dialog may be out of date.
    refresh: () => void refreshPlans(client),
  };
}
