// The dashboard's hero when no training is planned: no plan, nothing today, or a rest day.
import { FreeDay } from '@/features/dashboard/FreeDay';
import { dashboardMessages } from '@/features/dashboard/messages';
import type { useConsideredWorkouts } from '@/features/plans/api';
import { CreatePlanButton } from '@/features/plans/list/CreatePlanButton';
import { nextWorkout } from '@/features/plans/logic';
import type { TodaysWorkout, Workout } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { addDays, weekdayName, weekdayOf } from '@/shared/lib/dates';
import { DashboardPlan } from './DashboardPlan';

export interface TodayContentProps {
  todays: TodaysWorkout;
  logs: readonly Workout[];
  considered: ReturnType<typeof useConsideredWorkouts>;
  onLog: () => void;
}

export function DashboardFree({ todays: { workout, plan }, logs, considered, onLog }: TodayContentProps) {
  const t = useT(dashboardMessages);
  const format = useFormat();
  const today = useToday();
  if (!considered.hasPlans) return <FreeDay createPlan={<CreatePlanButton size="lg" />} onLog={onLog} />;
  const next = nextWorkout(considered.plans, considered.workouts, weekdayOf(today));
  const from = plan ?? next?.plan;
  return (
    <FreeDay
      onLog={onLog}
      rest={workout ?? undefined}
      logged={logs[0]}
      planName={from && <DashboardPlan plan={from} plans={considered.plans} />}
      next={
        next
          ? {
              id: next.workout.id,
              title: next.workout.title,
              type: next.workout.type,
              day: next.inDays === 1 ? t('tomorrow') : weekdayName(weekdayOf(addDays(today, next.inDays)), format),
            }
          : undefined
      }
    />
  );
}
