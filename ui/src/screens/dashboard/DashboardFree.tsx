// The dashboard's hero when no training is planned: no plan, nothing today, or a rest day.
import { Suspense, type ReactNode } from 'react';
import { useStats } from '@/features/dashboard/api';
import { FreeDay } from '@/features/dashboard/FreeDay';
import { dashboardMessages } from '@/features/dashboard/messages';
import type { useConsideredWorkouts } from '@/features/plans/api';
import { CreatePlanButton } from '@/features/plans/list/CreatePlanButton';
import { nextWorkout } from '@/features/plans/logic';
import type { TodaysWorkout, Workout } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { addDays, weekdayName, weekdayOf } from '@/shared/lib/dates';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import { Placeholder } from '@/shared/ui/Placeholder';
import classes from './DashboardFree.module.css';
import { DashboardPlan } from './DashboardPlan';

const Advice = lazyWithPreload(() => import('./DashboardAdvice').then((module) => module.DashboardAdvice));

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
  const stats = useStats();
  // A new user first makes a plan.
  const isNew = !considered.hasPlans && stats.data?.totalWorkouts === 0;
  const advised = !workout && logs.length === 0 && stats.data !== undefined && !isNew;
  if (!considered.hasPlans) {
    return (
      <WithAdvice advised={advised} quiet>
        <FreeDay createPlan={<CreatePlanButton size="lg" />} onLog={onLog} />
      </WithAdvice>
    );
  }
  const next = nextWorkout(considered.plans, considered.workouts, weekdayOf(today));
  const from = plan ?? next?.plan;
  return (
    <WithAdvice advised={advised}>
      <FreeDay
        onLog={onLog}
        advised={advised}
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
    </WithAdvice>
  );
}

interface WithAdviceProps {
  advised: boolean;
  // The day has a main action.
  quiet?: boolean;
  children: ReactNode;
}

// The advice for today below the day.
function WithAdvice({ advised, quiet = false, children }: WithAdviceProps) {
  return (
    <div className={classes.free}>
      {children}
      {advised && (
        <Suspense fallback={<Placeholder height={280} radius="lg" />}>
          <Advice quiet={quiet} />
        </Suspense>
      )}
    </div>
  );
}
