// /workout-planner?plan={id}: one plan with its week.
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconCalendarOff, IconCopy, IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { usePlans, usePlanWorkouts } from '@/features/plans/api';
import { copyMessages } from '@/features/plans/copy/copyMessages';
import { useCopyPlan } from '@/features/plans/copy/useCopyPlan';
import { FavoriteBadge } from '@/features/plans/list/FavoriteBadge';
import { FavoriteToggle } from '@/features/plans/list/FavoriteToggle';
import { planKey } from '@/features/plans/planApi';
import { PlanDialog } from '@/features/plans/list/PlanDialog';
import { plannedWorkoutKey } from '@/features/plans/plannedApi';
import { plannerMessages } from '@/features/plans/plannerMessages';
import { usePlanActions } from '@/features/plans/usePlanActions';
import type { WorkoutTarget } from '@/features/plans/form/useWorkoutForm';
import { WeekGrid } from '@/features/plans/week/WeekGrid';
import { WeekSummary } from '@/features/plans/week/WeekSummary';
import { WorkoutDialog } from '@/features/plans/form/WorkoutDialog';
import { ApiError } from '@/shared/api/client';
import type { PlannedWorkout, WorkoutPlan } from '@/shared/api/types';
import { useToday } from '@/shared/hooks/useToday';
import { useT } from '@/shared/i18n/locale';
import { weekdayOf, type Weekday } from '@/shared/lib/dates';
import { BlockWeekNote, BlockWeekText } from '@/shared/plans/BlockWeekText';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { useHiddenKeys } from '@/shared/ui/undo';
import classes from './WorkoutPlanner.module.css';

const LIST = '/workout-planner?tab=myplans';

const targetOf = (workout: PlannedWorkout): WorkoutTarget => ({
  planId: workout.workoutPlanId,
  weekday: workout.dayOfWeek as Weekday,
  workout,
});

export function WorkoutPlannerPlan({ id }: { id: number }) {
  const t = useT(plannerMessages);
  const plans = usePlans();
  const week = usePlanWorkouts(id);
  const hidden = useHiddenKeys();
  const plan = plans.data?.find((each) => each.id === id);
  // A new plan may be missing from the list while the list is being refetched.
  const missing =
    (plans.data && !plan && !plans.isFetching) || (week.error instanceof ApiError && week.error.status === 404);
  if (missing || hidden.has(planKey(id))) return <MissingPlan />;
  const failed = [plans, week].filter(({ error, data }) => error && !data);
  if (failed.length > 0) {
    return (
      <>
        <Back />
        <PageHeader title="" documentTitle={t('myPlans')} />
        <Card>
          <ErrorState error={failed[0]?.error} onRetry={() => failed.forEach((part) => void part.refetch())} />
        </Card>
      </>
    );
  }
  if (!plan || !week.data) return <Loading />;
  return <Plan plan={plan} workouts={week.data.filter((workout) => !hidden.has(plannedWorkoutKey(workout.id)))} />;
}

function Plan({ plan, workouts }: { plan: WorkoutPlan; workouts: readonly PlannedWorkout[] }) {
  const t = useT(plannerMessages);
  const copying = useT(copyMessages);
  const navigate = useNavigate();
  const today = useToday();
  const { toggleFavorite, deletePlan, deleteWorkout } = usePlanActions();
  const copyPlan = useCopyPlan();
  const [naming, setNaming] = useState(false);
  const [opened, setOpened] = useState<{ target: WorkoutTarget; part: 'all' | 'exercises' } | null>(null);
  const remove = () => {
    deletePlan(plan);
    void navigate(LIST, { replace: true });
  };
  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <Back />
        <div className={classes.actions}>
          <FavoriteToggle plan={plan} onToggle={toggleFavorite} />
          <ActionIcon aria-label={t('editPlan')} onClick={() => setNaming(true)}>
            <IconPencil size={22} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={copying('copyPlan')} onClick={() => copyPlan(plan)}>
            <IconCopy size={22} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={t('deletePlan')} onClick={remove}>
            <IconTrash size={22} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <PageHeader
        title={plan.name}
        subtitle={
          <span className={classes.subtitle}>
            {plan.description && <span className={classes.description}>{plan.description}</span>}
            {plan.isFavorite && <FavoriteBadge />}
            <BlockWeekText plan={plan} day={today} />
          </span>
        }
      />
      <BlockWeekNote plan={plan} day={today} />
      <div className={classes.week}>
        <WeekGrid
          planId={plan.id}
          workouts={workouts}
          onAdd={(weekday) => setOpened({ target: { planId: plan.id, weekday }, part: 'all' })}
          onEdit={(workout) => setOpened({ target: targetOf(workout), part: 'all' })}
          onEditExercises={(workout) => setOpened({ target: targetOf(workout), part: 'exercises' })}
          onDelete={deleteWorkout}
        />
        <WeekSummary workouts={workouts} />
      </div>
      <TrackToday plan={plan} workouts={workouts} />
      {opened && <WorkoutDialog {...opened} onClose={() => setOpened(null)} />}
      {naming && <PlanDialog plan={plan} opened onClose={() => setNaming(false)} />}
    </div>
  );
}

// The main action of the page, in reach of the thumb.
function TrackToday({ plan, workouts }: { plan: WorkoutPlan; workouts: readonly PlannedWorkout[] }) {
  const t = useT(plannerMessages);
  const today = weekdayOf(useToday());
  const workout = workouts.find(({ dayOfWeek, type }) => dayOfWeek === today && type !== 'rest');
  if (!workout) return null;
  return (
    <div className={classes.inReach} data-in-reach>
      <Button
        component={Link}
        to={`/log-workout?workout=${workout.id}`}
        state={{ from: `/workout-planner?plan=${plan.id}` }}
        fullWidth
        leftSection={<IconPlayerPlay size={18} aria-hidden />}
      >
        {t('trackToday')}
      </Button>
    </div>
  );
}

function Back() {
  const t = useT(plannerMessages);
  return (
    <Button
      component={Link}
      to={LIST}
      variant="subtle"
      color="gray"
      className={classes.backLink}
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      {t('backToPlans')}
    </Button>
  );
}

function MissingPlan() {
  const t = useT(plannerMessages);
  return (
    <>
      <PageHeader title={t('goneTitle')} backTo={LIST} backLabel={t('backToPlans')} />
      <Card>
        <EmptyState
          icon={IconCalendarOff}
          title={t('gone')}
          action={
            <Button component={Link} to={LIST}>
              {t('backToPlans')}
            </Button>
          }
        />
      </Card>
    </>
  );
}

function Loading() {
  const t = useT(plannerMessages);
  return (
    <>
      <Back />
      <PageHeader title="" documentTitle={t('myPlans')} />
      <LoadingRegion>
        <div className={classes.loadingWeek}>
          {[0, 1, 2, 3, 4, 5, 6].map((day) => (
            <Placeholder key={day} height={256} radius="lg" />
          ))}
        </div>
        <Placeholder height={112} radius="lg" mt="lg" />
      </LoadingRegion>
    </>
  );
}
