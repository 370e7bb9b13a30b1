// Collects the data for the coach's card: today's workout, the next workout and the statistics.
import type { CoachDay, CoachFacts } from '@/features/coach/card/thoughts';
import { useStats } from '@/features/dashboard/api';
import { dashboardMessages } from '@/features/dashboard/messages';
import { useConsideredWorkouts, useTodaysWorkout } from '@/features/plans/api';
import { nextWorkout } from '@/features/plans/logic';
import { useArrivedTicks, useWorkoutsOf } from '@/features/workouts/api';
import type { TodaysWorkout } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { addDays, weekdayName, weekdayOf } from '@/shared/lib/dates';

function dayOf({ workout, exercises, completions }: TodaysWorkout, hasLog: boolean, hasPlans: boolean): CoachDay {
  if (hasLog) return { kind: 'done' };
  if (!workout) return { kind: hasPlans ? 'free' : 'noPlan' };
  if (workout.type === 'rest') return { kind: 'rest' };
  const ticked = new Set(completions.map(({ plannedExerciseId }) => plannedExerciseId));
  return {
    kind: 'training',
    title: workout.title,
    exercises: exercises.length,
    ticked: exercises.filter(({ id }) => ticked.has(id)).length,
  };
}

// Undefined while data loads or if a request failed, so that the card never shows a wrong statement.
export function useCoachFacts(): CoachFacts | undefined {
  const t = useT(dashboardMessages);
  const format = useFormat();
  const today = useToday();
  const { weeklyGoal } = useUser();
  const stats = useStats().data;
  const todays = useArrivedTicks(useTodaysWorkout(), today);
  const logs = useWorkoutsOf(today).data;
  const { plans, workouts, hasPlans, isPending } = useConsideredWorkouts();
  if (!stats || !todays || !logs || isPending) return undefined;
  const next = nextWorkout(plans, workouts, weekdayOf(today));
  return {
    day: dayOf(todays, logs.length > 0, hasPlans),
    next: next && {
      title: next.workout.title,
      day: next.inDays === 1 ? t('tomorrow') : weekdayName(weekdayOf(addDays(today, next.inDays)), format),
    },
    currentStreak: stats.currentStreak,
    weekStreak: stats.weekStreak,
    thisWeekWorkouts: stats.thisWeekWorkouts,
    totalWorkouts: stats.totalWorkouts,
    weeklyGoal,
  };
}
