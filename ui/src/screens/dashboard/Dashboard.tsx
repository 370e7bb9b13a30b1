// The dashboard: today's workout, statistics, meals and shortcuts.
import { Button } from '@mantine/core';
import { IconArrowLeft, IconPencilPlus } from '@tabler/icons-react';
import { memo, Suspense, type ReactNode } from 'react';
import { LogOutButton } from '@/features/auth/LogOutButton';
import { CoachCard } from '@/features/coach/card/CoachCard';
import { useStats } from '@/features/dashboard/api';
import { FirstSteps } from '@/features/dashboard/FirstSteps';
import { dashboardMessages } from '@/features/dashboard/messages';
import { QuickAccess } from '@/features/dashboard/QuickAccess';
import { StatTiles } from '@/features/dashboard/StatTiles';
import { TodayHero } from '@/features/dashboard/TodayHero';
import { LastWorkout } from '@/features/dashboard/LastWorkout';
import { LogWeightLink } from '@/features/dashboard/LogWeightLink';
import { MealPlanCard } from '@/features/mealplan/MealPlanCard';
import { QuickFood } from '@/features/nutrition/quick/QuickFood';
import { WaterLine } from '@/features/nutrition/water/WaterLine';
import { useRefreshAfterOnboarding } from '@/features/onboarding/useRefreshAfterOnboarding';
import { asksForFit, planFitAnswer } from '@/features/personalplan/fit/asksForFit';
import { useConsideredWorkouts, usePlans, useTodaysWorkout } from '@/features/plans/api';
import { useTour } from '@/features/tour/useTour';
import { ReminderCard } from '@/features/wellness/card/ReminderCard';
import { WellnessCard } from '@/features/wellness/card/WellnessCard';
import { useArrivedTicks, useWorkoutsOf } from '@/features/workouts/api';
import { loggedFor } from '@/features/workouts/log/logged';
import { useTrainings } from '@/features/workouts/training/trainingStore';
import type { PlannedWorkout, TodaysWorkout, Workout } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useDeferredReady } from '@/shared/hooks/useDeferredReady';
import { useAfterFirstPaint } from '@/shared/hooks/useAfterFirstPaint';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useLastHeight } from '@/shared/hooks/useLastHeight';
import { useSubview } from '@/shared/hooks/useSubview';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { weekdayName, weekdayOf } from '@/shared/lib/dates';
import { lazyWhenIdle, lazyWithPreload } from '@/shared/lib/lazyComponents';
import { Card } from '@/shared/ui/Card';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import classes from './Dashboard.module.css';
import type { TodayContentProps } from './DashboardFree';
import { DashboardPlan, DashboardWeek } from './DashboardPlan';
import { useCoachFacts } from '@/screens/coach/useCoachFacts';
import { useTodaysTicks } from '@/screens/tracker/useTodaysTicks';
import { useRedirectAfterOnboarding } from '@/screens/useRedirectAfterOnboarding';

const ManualForm = lazyWithPreload(() =>
  import('@/features/workouts/log/ManualForm').then((module) => module.ManualForm),
);
const Fit = lazyWithPreload(() => import('./DashboardFit').then((module) => module.DashboardFit));
const FreeToday = lazyWithPreload(() => import('./DashboardFree').then((module) => module.DashboardFree));
const Unfinished = lazyWithPreload(() =>
  import('@/screens/tracker/LogWorkoutUnfinished').then((module) => module.LogWorkoutUnfinished),
);
const Onboarding = lazyWithPreload(() =>
  import('@/features/onboarding/Onboarding').then((module) => module.Onboarding),
);
// Few users have a suggestion.
const Level = lazyWhenIdle(() =>
  import('@/features/progression/ProgressionCard').then((module) => module.ProgressionCard),
);
const Tour = lazyWithPreload(() => import('@/features/tour/Tour').then((module) => module.Tour));

// The height of a workout with six exercises, in pixels.
const USUAL_HEIGHT = 560;
// The height of the page on a phone in pixels, so that a reload can restore the scroll position.
const USUAL_PAGE_HEIGHT = 2800;

export function Dashboard() {
  const t = useT(dashboardMessages);
  const { shown: quick, open: openQuick, close: closeQuick, opener } = useSubview();
  const { name, longestStreak, onboardingCompleted } = useUser();
  const tour = useTour();
  // The secondary cards are beside a tall hero and below a short one.
  const todays = useTodaysWorkout();
  const planned = todays.data?.workout;
  const trains = planned != null && planned.type !== 'rest';
  useRefreshAfterOnboarding();
  useRedirectAfterOnboarding(onboardingCompleted);
  const stats = useStats();
  const { hasPlans, isPending } = useConsideredWorkouts();
  const fresh = stats.data?.totalWorkouts === 0;
  // Until the statistics arrive, the stored user decides whether to show the new-user view.
  const isNew = stats.data ? fresh : longestStreak === 0;
  const painted = useAfterFirstPaint();
  return (
    <>
      <PageHeader
        title={t(isNew ? 'welcome' : 'welcomeBack', { name })}
        documentTitle={t('dashboard')}
        subtitle={<DayLine />}
        action={
          <Button
            ref={opener}
            variant="default"
            leftSection={quick ? <IconArrowLeft size={18} aria-hidden /> : <IconPencilPlus size={18} aria-hidden />}
            onClick={quick ? closeQuick : openQuick}
          >
            {t(quick ? 'backToDay' : 'quickLog')}
          </Button>
        }
      />
      <div className={classes.layout} style={{ minHeight: painted ? undefined : USUAL_PAGE_HEIGHT }}>
        <div className={classes.main}>
          <div>
            {quick ? (
              <Card padding="lg" aria-label={t('quickLogTitle')}>
                <Suspense fallback={<Placeholder height={480} />}>
                  <ManualForm onLogged={closeQuick} />
                </Suspense>
              </Card>
            ) : (
              <>
                {!todays.isPending && <StartedWorkouts shown={planned?.id ?? null} />}
                <Today onLog={openQuick} />
              </>
            )}
            {!isNew && !quick && (
              <div className={classes.links}>
                <LastWorkout />
                <LogWeightLink />
              </div>
            )}
          </div>
          <div className={classes.meals}>{painted && <Meals />}</div>
          {!trains && !todays.isPending && <SecondaryCards />}
        </div>
        <div className={classes.side}>
          {stats.data && !quick && <PlanFit totalWorkouts={stats.data.totalWorkouts} />}
          {stats.data && !isPending && !quick && <FirstSteps hasPlan={hasPlans} />}
          <Numbers />
          <div className={classes.coach}>{painted && <Coach />}</div>
          {trains && <SecondaryCards />}
          <div className={classes.level}>
            <Level />
          </div>
        </div>
        <div className={classes.quick}>{painted && <Shortcuts />}</div>
      </div>
      <Suspense>
        {!onboardingCompleted && (
          <Onboarding onFinished={tour.start} footer={<LogOutButton className={classes.logOut} />} />
        )}
        {tour.open && <Tour onEnd={tour.end} />}
      </Suspense>
    </>
  );
}

// Memoized: each response re-renders the page, but only the cards it affects should update.
const Meals = memo(function Meals() {
  const hasFoodLog = useScreenPaths().has('/nutrition');
  const quick = hasFoodLog && (
    <>
      <QuickFood />
      <div className={classes.water}>
        <WaterLine />
      </div>
    </>
  );
  return <MealPlanCard quick={quick} />;
});
const Numbers = memo(StatTiles);
const Shortcuts = memo(QuickAccess);

const Coach = memo(function Coach() {
  return <CoachCard facts={useCoachFacts()} />;
});

// Started workouts other than today's. Lazy-loaded with the first of them.
const StartedWorkouts = memo(function StartedWorkouts({ shown }: { shown: number | null }) {
  const hasOther = useTrainings(({ trainings }) => Object.keys(trainings).some((workout) => workout !== String(shown)));
  if (!hasOther) return null;
  return (
    <div className={classes.started}>
      <Suspense>
        <Unfinished shown={shown === null ? [] : [shown]} />
      </Suspense>
    </div>
  );
});

// The height of the card before its questions are opened, in pixels.
const USUAL_FIT_HEIGHT = 180;

// Lazy-loaded for the few days in which a new user is asked.
const PlanFit = memo(function PlanFit({ totalWorkouts }: { totalWorkouts: number }) {
  const user = useUser();
  const plans = usePlans();
  const hasStarted = useTrainings(({ trainings }) => Object.keys(trainings).length > 0);
  const { answered } = planFitAnswer.use();
  if (!plans.data || !asksForFit(user, plans.data, totalWorkouts, answered)) return null;
  return (
    <Suspense fallback={<Placeholder height={USUAL_FIT_HEIGHT} radius="lg" />}>
      <Fit isTrained={totalWorkouts > 0 || hasStarted} />
    </Suspense>
  );
});

const SecondaryCards = memo(function SecondaryCards() {
  return (
    <div className={classes.secondary}>
      <WellnessCard />
      <ReminderCard />
    </div>
  );
});

// 'Saturday · Full Body A': the weekday and its workout.
function DayLine() {
  const t = useT(dashboardMessages);
  const format = useFormat();
  const today = useToday();
  const { data } = useTodaysWorkout();
  const day = weekdayName(weekdayOf(today), format);
  if (!data) return day;
  if (!data.workout) return t('dayFree', { day });
  return data.workout.type === 'rest' ? t('dayRest', { day }) : t('dayWorkout', { day, title: data.workout.title });
}

const Today = memo(function Today({ onLog }: { onLog: () => void }) {
  const today = useToday();
  const todays = useTodaysWorkout();
  const workout = useArrivedTicks(todays, today);
  const logs = useWorkoutsOf(today);
  const considered = useConsideredWorkouts();
  const { height, remember } = useLastHeight('today', USUAL_HEIGHT);
  const arrived = useDeferredReady(workout !== undefined && logs.data !== undefined && !considered.isPending);

  const error = todays.error ?? (logs.data ? null : logs.error) ?? considered.error;
  if (error) {
    const retry = () => {
      considered.refetch();
      void todays.refetch();
      void logs.refetch();
    };
    return (
      <Card>
        <ErrorState error={error} onRetry={retry} />
      </Card>
    );
  }
  if (!workout || !logs.data || !arrived) {
    return (
      <LoadingRegion>
        <Placeholder height={height} radius="lg" />
      </LoadingRegion>
    );
  }
  return (
    <div ref={remember}>
      <TodayContent height={height} todays={workout} logs={logs.data} considered={considered} onLog={onLog} />
    </div>
  );
});

function TodayContent({ height, ...props }: TodayContentProps & { height: number }) {
  const { todays, logs, considered } = props;
  const { workout, plan } = todays;
  if (workout && workout.type !== 'rest') {
    const planName = plan && <DashboardPlan plan={plan} plans={considered.plans} />;
    const week = plan && <DashboardWeek plan={plan} />;
    const logged = loggedFor(logs, workout.id);
    return <Planned todays={todays} workout={workout} planName={planName} week={week} logged={logged} />;
  }
  return (
    <Suspense fallback={<Placeholder height={height} radius="lg" />}>
      <FreeToday {...props} />
    </Suspense>
  );
}

interface PlannedProps {
  todays: TodaysWorkout;
  workout: PlannedWorkout;
  planName: ReactNode;
  week: ReactNode;
  logged: Workout | null;
}

function Planned({ todays: { exercises, completions }, ...hero }: PlannedProps) {
  return <TodayHero {...hero} {...useTodaysTicks(hero.workout.id, exercises, completions)} />;
}
