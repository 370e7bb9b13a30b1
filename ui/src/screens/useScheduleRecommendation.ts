// Puts a recommended session into the plan: the favorite one or else the first, on today's weekday; a taken day is asked
// about. It draws nothing.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { TakenDay } from '@/features/coach/DayTaken';
import { clippedNotes, plannedExercises } from '@/features/coach/recommendation';
import { recommendationMessages } from '@/features/coach/recommendationMessages';
import { PLANS_KEY, workoutsKey } from '@/features/plans/api';
import { settleDeletions } from '@/features/plans/planApi';
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

async function takenDays(client: QueryClient, plan: WorkoutPlan): Promise<TakenDay['titles']> {
  const week = await client.fetchQuery<PlannedWorkout[]>({ queryKey: workoutsKey(plan.id), staleTime: 0 });
  return Object.fromEntries(week.map(({ dayOfWeek, title }) => [dayOfWeek, title]));
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

  const askAbout = async (recommendation: Recommendation, plan: WorkoutPlan, day: Weekday) => {
    setAsked({ recommendation, plan, taken: { day, plan: plan.name, titles: await takenDays(client, plan) } });
  };

  const putOrAsk = async (recommendation: Recommendation, plan: WorkoutPlan, day: Weekday, replace: boolean) => {
    try {
      await put(recommendation, plan, day, replace);
    } catch (error) {
      // Another window took the day meanwhile.
      if (errorCode(error) !== 'DAY_TAKEN') throw error;
      await askAbout(recommendation, plan, day);
    }
  };

  const carefully = async (deed: () => Promise<void>) => {
    setPending(true);
    try {
      await deed();
    } catch (error) {
      refuse(error);
    } finally {
      setPending(false);
    }
  };

  const schedule = async (recommendation: Recommendation) => {
    // A day whose deletion still waits for Undo is taken on the server.
    await settleDeletions();
    const plan = await choosePlan(client);
    if ((await takenDays(client, plan))[today] === undefined) await putOrAsk(recommendation, plan, today, false);
    else await askAbout(recommendation, plan, today);
  };

  return {
    isPending,
    taken: asked?.taken ?? null,
    scheduled,
    schedule: (recommendation: Recommendation) => void carefully(() => schedule(recommendation)),
    choose: (day: Weekday, replace: boolean) => {
      if (asked) void carefully(() => putOrAsk(asked.recommendation, asked.plan, day, replace));
    },
    leave: () => setAsked(null),
    forget: () => setScheduled(null),
  };
}
