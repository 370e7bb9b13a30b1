// Holds a planned workout while it is edited: its values and their draft, and what saving can run into. It draws nothing.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode } from '@/shared/api/errors';
import { fieldMessages, refusalMessage } from '@/shared/api/fieldMessages';
import { ApiError, get } from '@/shared/api/client';
import type { PlannedExercise, PlannedWorkout } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { weekdayName, type Weekday } from '@/shared/lib/dates';
import { readDraft, removeDraft, writeDraft } from '@/shared/lib/drafts';
import { toast } from '@/shared/ui/toast';
import { refreshPlans, weekQuery } from '@/features/plans/api';
import type { StandingDay } from '@/features/plans/week/dayContent';
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
  const replaceDay = useReplaceDay();
  const [before] = useState<WorkoutValues>(() => (workout ? valuesOf(workout, stored) : emptyWorkout));
  const [kept] = useState(() => readDraft<WorkoutValues>(draftName(target)));
  const [values, setValues] = useState<WorkoutValues>(kept ?? before);
  const [restored, setRestored] = useState(kept !== null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [fields, setFields] = useState<Record<string, string>>({});
  // What another window put on the day meanwhile.
  const [dayTaken, setDayTaken] = useState<PlannedWorkout | null>(null);
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
    if (errorCode(error) === 'DAY_TAKEN') {
      const asked = client.fetchQuery({ ...weekQuery(planId), staleTime: 0 });
      const week = await asked.catch(() => []);
      const there = week.find(({ dayOfWeek }) => dayOfWeek === weekday);
      if (there) return setDayTaken(there);
    }
    if (statusOf(error) === 404) {
      const gone = fieldMessages(error);
      if (gone['workoutPlanId']) setTrouble('planGone');
      else if (workout && Object.keys(gone).some((field) => field.startsWith('exercises'))) {
        setTrouble('exercisesChanged');
        const asked = get('/api/planned-workouts/{id}/exercises', { params: { path: { id: workout.id } } });
        const there = await asked.catch(() => []);
        change({ exercises: withoutIds(values.exercises, new Set(there.map(({ id }) => id))) });
      } else {
        setTrouble('workoutGone');
        change({ exercises: withoutIds(values.exercises, new Set()) });
      }
    }
    const fallback = t(isNew ? 'createFailed' : 'updateFailed');
    toast({ title: words('error'), description: refusalMessage(error, fallback), destructive: true });
  };

  // `old` gives way and can be put back; null: the day is free.
  const put = async (content: WorkoutContent, old: StandingDay | null) => {
    const made = { workoutPlanId: planId, dayOfWeek: weekday, ...content };
    if (!isNew) await update({ id: workout.id, ...content });
    else if (old) await replaceDay(made, old);
    else await create(made);
  };

  const save = async (old: StandingDay | null = null) => {
    setDayTaken(null);
    if (obstacle === 'none') {
      toast({ title: t('noExercises'), description: t('noExercisesText'), destructive: true });
      return;
    }
    if (obstacle !== null || pending) return;
    const content = contentOf(values);
    try {
      await put(content, old);
      discard();
      if (!isNew) say(t('updated'), t('updatedText', { title: content.title }));
      else say(t('success'), content.type === 'rest' ? t('restCreated', { day }) : t('successText'));
      onSaved();
    } catch (error) {
      await takeFailure(error);
    }
  };

  return {
    values,
    change,
    changed,
    discard,
    startOver,
    restored,
    trouble,
    fields,
    obstacle,
    least,
    pending,
    save,
    dayTaken: { there: dayTaken, leave: () => setDayTaken(null) },
    // After trouble the week behind the dialog is not what it shows.
    refresh: () => void refreshPlans(client),
  };
}
