// Schedules a recommended workout in the favorite plan, or else the first one, on today's weekday. If the day is taken, the
// user decides; a replaced workout can be restored.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { clippedNotes, plannedExercises } from '@/features/coach/recommendation/recommendation';
import { recommendationMessages } from '@/features/coach/recommendation/recommendationMessages';
import { weekQuery } from '@/features/plans/api';
import type { OccupiedDay } from '@/features/plans/week/dayContent';
import { flushDeletions } from '@/features/plans/planApi';
import { useCreatePlannedWorkout } from '@/features/plans/plannedApi';
import { useReplaceDay } from '@/features/plans/week/useReplaceDay';
import { errorCode, serverMessage } from '@/shared/api/errors';
import { plansQuery } from '@/shared/api/queries';
import type { PlannedWorkout, Recommendation, WorkoutPlan } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { workoutTypeLabels } from '@/shared/i18n/labels';
import { weekdayName, weekdayOf, type Weekday } from '@/shared/lib/dates';
import { toast } from '@/shared/ui/toast';

// docs/behaviour.md, Coach.
const REDIRECT_MS = 2000;
const SCHEDULED_TOAST_MS = 6000;

class NoPlans extends Error {
  readonly code = 'NO_PLANS';
}

interface DayConflict {
  recommendation: Recommendation;
  plan: WorkoutPlan;
  // The requested day.
  day: Weekday;
  week: PlannedWorkout[];
}

async function choosePlan(client: QueryClient): Promise<WorkoutPlan> {
  const plans = await client.fetchQuery({ ...plansQuery, staleTime: 0 });
  const plan = plans.find(({ isFavorite }) => isFavorite) ?? plans[0];
  if (!plan) throw new NoPlans();
  return plan;
}

const weekOf = (client: QueryClient, plan: WorkoutPlan) => client.fetchQuery({ ...weekQuery(plan.id), staleTime: 0 });

export function useScheduleRecommendation() {
  const t = useT(recommendationMessages);
  const typeWord = useT(workoutTypeLabels);
  const format = useFormat();
  const client = useQueryClient();
  const navigate = useNavigate();
  const today = weekdayOf(useToday());
  const { mutateAsync: create } = useCreatePlannedWorkout();
  const replaceDay = useReplaceDay();
  const [isPending, setPending] = useState(false);
  const [conflict, setConflict] = useState<DayConflict | null>(null);
  const [scheduled, setScheduled] = useState<PlannedWorkout | null>(null);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);

  // `old` is the workout to replace; null if the day is free.
  const put = async (recommendation: Recommendation, plan: WorkoutPlan, day: Weekday, old: OccupiedDay | null) => {
    const { type, reasoning, exercises } = recommendation;
    const title = t('planTitle', { type: typeWord(type) });
    const workout = {
      workoutPlanId: plan.id,
      dayOfWeek: day,
      title,
      // Lowercase with underscores, also for a type of two words (docs/behaviour.md, Coach).
      type: type.toLowerCase().replaceAll(' ', '_') as Recommendation['type'],
      notes: clippedNotes(t('planNotes', { reasoning })),
      exercises: plannedExercises(exercises),
    };
    const created = old ? await replaceDay(workout, old) : await create(workout);
    setConflict(null);
    setScheduled(created);
    const description = t('scheduled', { title, day: weekdayName(day, format), plan: plan.name });
    toast({ title: t('scheduledTitle'), description, duration: SCHEDULED_TOAST_MS });
  };

  const showError = (error: unknown) => {
    setConflict(null);
    if (error instanceof NoPlans) {
      toast({ title: t('noPlansTitle'), description: t('noPlans'), destructive: true });
      redirect.current = setTimeout(() => void navigate('/workout-planner'), REDIRECT_MS);
      return;
    }
    toast({
      title: t('scheduleFailedTitle'),
      description: serverMessage(error, t('scheduleFailed')),
      destructive: true,
    });
  };

  const showConflict = async (recommendation: Recommendation, plan: WorkoutPlan, day: Weekday) => {
    setConflict({ recommendation, plan, day, week: await weekOf(client, plan) });
  };

  const putOrShowConflict = async (
    recommendation: Recommendation,
    plan: WorkoutPlan,
    day: Weekday,
    old: OccupiedDay | null,
  ) => {
    try {
      await put(recommendation, plan, day, old);
    } catch (error) {
      // Another tab or device has taken the day.
      if (errorCode(error) !== 'DAY_TAKEN') throw error;
      await showConflict(recommendation, plan, day);
    }
  };

  const run = async (action: () => Promise<void>) => {
    setPending(true);
    try {
      await action();
    } catch (error) {
      showError(error);
    } finally {
      setPending(false);
    }
  };

  const schedule = async (recommendation: Recommendation) => {
    // A deletion that can still be undone has not reached the server yet.
    await flushDeletions();
    const plan = await choosePlan(client);
    const week = await weekOf(client, plan);
    if (week.every(({ dayOfWeek }) => dayOfWeek !== today)) await putOrShowConflict(recommendation, plan, today, null);
    else setConflict({ recommendation, plan, day: today, week });
  };

  return {
    isPending,
    conflict,
    scheduled,
    schedule: (recommendation: Recommendation) => void run(() => schedule(recommendation)),
    resolve: (day: Weekday, old: OccupiedDay | null) => {
      if (conflict) void run(() => putOrShowConflict(conflict.recommendation, conflict.plan, day, old));
    },
    cancel: () => setConflict(null),
    reset: () => setScheduled(null),
  };
}
