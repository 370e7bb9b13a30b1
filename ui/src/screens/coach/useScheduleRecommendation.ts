// Puts a recommended session into the plan: the favorite one or else the first, on today's weekday; a taken day is asked
// about, and what was replaced can come back. It draws nothing.
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

// part-2 §9: the way to the planner opens after 2 s, the toast after scheduling lasts 6 s.
const REDIRECT_MS = 2000;
const SCHEDULED_TOAST_MS = 6000;

class NoPlans extends Error {
  readonly code = 'NO_PLANS';
}

interface Asked {
  recommendation: Recommendation;
  plan: WorkoutPlan;
  // The one that was wished for; taken.
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
  const [asked, setAsked] = useState<Asked | null>(null);
  const [scheduled, setScheduled] = useState<PlannedWorkout | null>(null);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);

  // `old`: what stands there and gives way; null: nothing.
  const put = async (recommendation: Recommendation, plan: WorkoutPlan, day: Weekday, old: OccupiedDay | null) => {
    const { type, reasoning, exercises } = recommendation;
    const title = t('planTitle', { type: typeWord(type) });
    const workout = {
      workoutPlanId: plan.id,
      dayOfWeek: day,
      title,
      // As the specification spells it, also for a type of two words.
      type: type.toLowerCase().replaceAll(' ', '_') as Recommendation['type'],
      notes: clippedNotes(t('planNotes', { reasoning })),
      exercises: plannedExercises(exercises),
    };
    const made = old ? await replaceDay(workout, old) : await create(workout);
    setAsked(null);
    setScheduled(made);
    const description = t('scheduled', { title, day: weekdayName(day, format), plan: plan.name });
    toast({ title: t('scheduledTitle'), description, duration: SCHEDULED_TOAST_MS });
  };

  const refuse = (error: unknown) => {
    setAsked(null);
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

  const askAbout = async (recommendation: Recommendation, plan: WorkoutPlan, day: Weekday) => {
    setAsked({ recommendation, plan, day, week: await weekOf(client, plan) });
  };

  const putOrAsk = async (recommendation: Recommendation, plan: WorkoutPlan, day: Weekday, old: OccupiedDay | null) => {
    try {
      await put(recommendation, plan, day, old);
    } catch (error) {
      // Another window took the day meanwhile.
      if (errorCode(error) !== 'DAY_TAKEN') throw error;
      await askAbout(recommendation, plan, day);
    }
  };

  const carefully = async (action: () => Promise<void>) => {
    setPending(true);
    try {
      await action();
    } catch (error) {
      refuse(error);
    } finally {
      setPending(false);
    }
  };

  const schedule = async (recommendation: Recommendation) => {
    // A day whose deletion still waits for Undo is taken on the server.
    await flushDeletions();
    const plan = await choosePlan(client);
    const week = await weekOf(client, plan);
    if (week.every(({ dayOfWeek }) => dayOfWeek !== today)) await putOrAsk(recommendation, plan, today, null);
    else setAsked({ recommendation, plan, day: today, week });
  };

  return {
    isPending,
    asked,
    scheduled,
    schedule: (recommendation: Recommendation) => void carefully(() => schedule(recommendation)),
    choose: (day: Weekday, old: OccupiedDay | null) => {
      if (asked) void carefully(() => putOrAsk(asked.recommendation, asked.plan, day, old));
    },
    leave: () => setAsked(null),
    forget: () => setScheduled(null),
  };
}
