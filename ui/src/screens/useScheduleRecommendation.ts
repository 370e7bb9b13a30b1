// Puts a recommended session into the plan: the favorite one or else the first, on today's weekday; a taken day is asked
// about. It draws nothing.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { TakenDay } from '@/features/coach/DayTaken';
import { clippedNotes, plannedExercises } from '@/features/coach/recommendation';
import { recommendationMessages } from '@/features/coach/recommendationMessages';
import { PLANS_KEY, workoutsKey } from '@/features/plans/api';
import { useCreatePlannedWorkout } from '@/features/plans/plannedApi';
import { errorCode, serverMessage } from '@/shared/api/errors';
import type { PlannedWorkout, Recommendation, WorkoutPlan } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { workoutTypeWords } from '@/shared/i18n/words';
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
  taken: TakenDay;
}

async function choosePlan(client: QueryClient): Promise<WorkoutPlan> {
  const plans = await client.fetchQuery<WorkoutPlan[]>({ queryKey: PLANS_KEY, staleTime: 0 });
  const plan = plans.find(({ isFavorite }) => isFavorite) ?? plans[0];
  if (!plan) throw new NoPlans();
  return plan;
}

async function whatIsTaken(client: QueryClient, plan: WorkoutPlan, day: Weekday): Promise<TakenDay> {
  const week = await client.fetchQuery<PlannedWorkout[]>({ queryKey: workoutsKey(plan.id), staleTime: 0 });
  const titles = Object.fromEntries(week.map(({ dayOfWeek, title }) => [dayOfWeek, title]));
  return { day, plan: plan.name, titles };
}

export function useScheduleRecommendation() {
  const t = useT(recommendationMessages);
  const typeWord = useT(workoutTypeWords);
  const format = useFormat();
  const client = useQueryClient();
  const navigate = useNavigate();
  const today = weekdayOf(useToday());
  const { mutateAsync: create } = useCreatePlannedWorkout();
  const [isPending, setPending] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [scheduled, setScheduled] = useState<PlannedWorkout | null>(null);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);

  const put = async (recommendation: Recommendation, plan: WorkoutPlan, day: Weekday, replace: boolean) => {
    const { type, reasoning, exercises } = recommendation;
    const title = t('planTitle', { type: typeWord(type) });
    const made = await create({
      workoutPlanId: plan.id,
      dayOfWeek: day,
      title,
      // As the specification spells it, also for a type of two words.
      type: type.toLowerCase().replaceAll(' ', '_') as Recommendation['type'],
      notes: clippedNotes(t('planNotes', { reasoning })),
      exercises: plannedExercises(exercises),
      ...(replace && { replace }),
    });
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
    toast({ title: t('scheduleFailedTitle'), description: serverMessage(error, t('scheduleFailed')), destructive: true });
  };

  const attempt = async (recommendation: Recommendation, planOf: () => Promise<WorkoutPlan>, day: Weekday, replace: boolean) => {
    setPending(true);
    try {
      const plan = await planOf();
      try {
        await put(recommendation, plan, day, replace);
      } catch (error) {
        // Also when another window took the day meanwhile.
        if (errorCode(error) !== 'DAY_TAKEN') throw error;
        setAsked({ recommendation, plan, taken: await whatIsTaken(client, plan, day) });
      }
    } catch (error) {
      refuse(error);
    } finally {
      setPending(false);
    }
  };

  return {
    isPending,
    taken: asked?.taken ?? null,
    scheduled,
    schedule: (recommendation: Recommendation) => void attempt(recommendation, () => choosePlan(client), today, false),
    choose: (day: Weekday, replace: boolean) => {
      if (asked) void attempt(asked.recommendation, () => Promise.resolve(asked.plan), day, replace);
    },
    leave: () => setAsked(null),
    forget: () => setScheduled(null),
  };
}
