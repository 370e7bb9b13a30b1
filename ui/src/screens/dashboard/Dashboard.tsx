// The dashboard: where a signed-in person starts the day; it composes the features around today's workout.
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
import { MealPlanCard } from '@/features/mealplan/MealPlanCard';
import { useRefreshWhenSettled } from '@/features/onboarding/useOnboarding';
import { useConsideredWorkouts, useTodaysWorkout } from '@/features/plans/api';
import { ProgressionCard } from '@/features/progression/ProgressionCard';
import { useTour } from '@/features/tour/useTour';
import { ReminderCard } from '@/features/wellness/card/ReminderCard';
import { WellnessCard } from '@/features/wellness/card/WellnessCard';
import { useWorkoutsOf } from '@/features/workouts/api';
import { loggedFor } from '@/features/workouts/log/logged';
import { useTrainings } from '@/features/workouts/training/trainingStore';
import type { PlannedWorkout, TodaysWorkout, Workout } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useArrived } from '@/shared/hooks/useArrived';
import { useFirstPaint } from '@/shared/hooks/useFirstPaint';
import { useLastHeight } from '@/shared/hooks/useLastHeight';
import { useSwappedView } from '@/shared/hooks/useSwappedView';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { weekdayName, weekdayOf } from '@/shared/lib/dates';
import { lazyPart } from '@/shared/lib/lazyPart';
import { Card } from '@/shared/ui/Card';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { LoadingPlace, Placeholder } from '@/shared/ui/Placeholder';
import classes from './Dashboard.module.css';
import type { TodayContentProps } from './DashboardFree';
import { PlanShown } from './DashboardPlan';
import { useCoachFacts } from '@/screens/coach/useCoachFacts';
import { useTodaysTicks } from '@/screens/tracker/useTodaysTicks';
import { useLeadOn } from '@/screens/useLeadOn';

const ManualForm = lazyPart(() => import('@/features/workouts/log/ManualForm').then((module) => module.ManualForm));
const FreeToday = lazyPart(() => import('./DashboardFree').then((module) => module.DashboardFree));
const Unfinished = lazyPart(() =>
  import('@/screens/tracker/LogWorkoutUnfinished').then((module) => module.LogWorkoutUnfinished),
);
const Onboarding = lazyPart(() => import('@/features/onboarding/Onboarding').then((module) => module.Onboarding));
const Tour = lazyPart(() => import('@/features/tour/Tour').then((module) => module.Tour));

// A workout of six exercises, in pixels.
const USUAL_HEIGHT = 560;
// The whole page on a phone: a reload finds the place where one was.
const USUAL_PAGE_HEIGHT = 2800;

export function Dashboard() {
  const t = useT(dashboardMessages);
  const { shown: quick, open: openQuick, close: closeQuick, opener } = useSwappedView();
  const { name, longestStreak, onboardingCompleted } = useUser();
  const tour = useTour();
  // Where the hero is long, the quiet cards stand beside it; where it is short, below.
  const todays = useTodaysWorkout();
  const planned = todays.data?.workout;
  const trains = planned != null && planned.type !== 'rest';
  useRefreshWhenSettled();
  useLeadOn(onboardingCompleted);
  const stats = useStats();
  const { hasPlans, isPending } = useConsideredWorkouts();
  const fresh = stats.data?.totalWorkouts === 0;
  // Until the numbers are here, the stored user tells a new person from an old one.
  const isNew = stats.data ? fresh : longestStreak === 0;
  const painted = useFirstPaint();
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
          <div className={classes.today}>
            {quick ? (
              <Card padding="lg" aria-label={t('quickLogTitle')}>
                <Suspense fallback={<Placeholder height={480} />}>
                  <ManualForm onLogged={closeQuick} />
                </Suspense>
              </Card>
            ) : (
              <>
                {!todays.isPending && <Begun shown={planned?.id ?? null} />}
                <Today onLog={openQuick} />
              </>
            )}
            {!isNew && !quick && <LastWorkout />}
          </div>
          <div className={classes.meals}>{painted && <Meals />}</div>
          {!trains && !todays.isPending && <Quiet />}
        </div>
        <div className={classes.side}>
          {stats.data && !isPending && !quick && <FirstSteps hasPlan={hasPlans} />}
          <Numbers />
          <div className={classes.coach}>{painted && <Coach />}</div>
          {trains && <Quiet />}
          <div className={classes.level}>{painted && <Level />}</div>
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

// Each answer that arrives draws the page anew, but only the cards that it is for.
const Meals = memo(MealPlanCard);
const Numbers = memo(StatTiles);
const Level = memo(ProgressionCard);
const Shortcuts = memo(QuickAccess);

const Coach = memo(function Coach() {
  return <CoachCard facts={useCoachFacts()} />;
});

// Workouts that were begun and that today's card does not lead back to. Its code comes with the first of them.
const Begun = memo(function Begun({ shown }: { shown: number | null }) {
  const some = useTrainings(({ trainings }) => Object.keys(trainings).some((workout) => workout !== String(shown)));
  if (!some) return null;
  return (
    <div className={classes.begun}>
      <Suspense>
        <Unfinished shown={shown === null ? [] : [shown]} />
      </Suspense>
    </div>
  );
});

const Quiet = memo(function Quiet() {
  return (
    <div className={classes.quiet}>
      <WellnessCard />
      <ReminderCard />
    </div>
  );
});

// 'Saturday · Full Body A': the weekday and what it holds.
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
  const logs = useWorkoutsOf(today);
  const considered = useConsideredWorkouts();
  const { height, remember } = useLastHeight('today', USUAL_HEIGHT);
  const arrived = useArrived(todays.data !== undefined && logs.data !== undefined && !considered.isPending);

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
  if (!todays.data || !logs.data || !arrived) {
    return (
      <LoadingPlace>
        <Placeholder height={height} radius="lg" />
      </LoadingPlace>
    );
  }
  return (
    <div ref={remember}>
      <TodayContent height={height} todays={todays.data} logs={logs.data} considered={considered} onLog={onLog} />
    </div>
  );
});

function TodayContent({ height, ...props }: TodayContentProps & { height: number }) {
  const { todays, logs, considered } = props;
  const { workout, plan } = todays;
  if (workout && workout.type !== 'rest') {
    const planName = plan && <PlanShown plan={plan} plans={considered.plans} />;
    return <Planned todays={todays} workout={workout} planName={planName} logged={loggedFor(logs, workout.id)} />;
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
  logged: Workout | null;
}

function Planned({ todays: { exercises, completions }, ...hero }: PlannedProps) {
  return <TodayHero {...hero} {...useTodaysTicks(hero.workout.id, exercises, completions)} />;
}
