// The tracker's Today tab: the planned workouts of today, and the quick way to log something else.
import { Button, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconBarbell, IconCalendarCheck, IconPencilPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useConsideredWorkouts, useTodaysWorkout } from '@/features/plans/api';
import { CreatePlanButton } from '@/features/plans/list/CreatePlanButton';
import { itemsOfDay, nextWorkout } from '@/features/plans/logic';
import { useWorkoutsOf } from '@/features/workouts/api';
import { freeMessages } from '@/features/workouts/training/freeMessages';
import { loggedFor } from '@/features/workouts/log/logged';
import { ManualForm } from '@/features/workouts/log/ManualForm';
import { workoutMessages } from '@/features/workouts/messages';
import { TodayItem } from '@/features/workouts/today/TodayItem';
import { FREE } from '@/features/workouts/training/training';
import { UnsentCard } from '@/features/workouts/outbox/UnsentCard';
import { useTrainings } from '@/features/workouts/training/trainingStore';
import { useSubview } from '@/shared/hooks/useSubview';
import { useToday } from '@/shared/hooks/useToday';
import { useFormat, useT } from '@/shared/i18n/locale';
import { addDays, weekdayName, weekdayOf } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import classes from './LogWorkout.module.css';
import { LogWorkoutUnfinished } from './LogWorkoutUnfinished';
import { LogWorkoutUnlogged } from './LogWorkoutUnlogged';

export function LogWorkoutToday() {
  const t = useT(workoutMessages);
  const quick = useSubview();
  if (quick.shown) {
    return (
      <Card>
        <Button
          variant="subtle"
          color="gray"
          className={classes.swapBack}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={quick.close}
        >
          {t('backToToday')}
        </Button>
        <ManualForm onLogged={quick.close} />
      </Card>
    );
  }
  return (
    <div className={classes.today}>
      <UnsentCard />
      <Unfinished />
      <Items
        quickLog={(variant) => (
          <Button
            ref={quick.opener}
            variant={variant}
            leftSection={<IconPencilPlus size={18} aria-hidden />}
            onClick={quick.open}
          >
            {t('quickLog')}
          </Button>
        )}
      />
    </div>
  );
}

function Unfinished() {
  const today = useToday();
  const { plans, workouts, isPending } = useConsideredWorkouts();
  if (isPending) return null;
  const shown = itemsOfDay(plans, workouts, weekdayOf(today), null).map(({ workout }) => workout.id);
  return (
    <>
      <LogWorkoutUnfinished shown={shown} />
      <LogWorkoutUnlogged shown={shown} />
    </>
  );
}

function Items({ quickLog }: { quickLog: (variant: 'default' | 'filled') => React.ReactNode }) {
  const t = useT(workoutMessages);
  const free = useT(freeMessages);
  const begun = useTrainings((state) => state.trainings[FREE] !== undefined);
  const format = useFormat();
  const today = useToday();
  const todays = useTodaysWorkout();
  const considered = useConsideredWorkouts();
  const logs = useWorkoutsOf(today);

  const error = todays.error ?? considered.error ?? (logs.data ? null : logs.error);
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
  if (!todays.data || considered.isPending || !logs.data) {
    return (
      <LoadingRegion>
        <Placeholder height={188} radius="lg" />
        <Placeholder height={112} radius="lg" mt="md" />
      </LoadingRegion>
    );
  }
  const { plans, workouts, hasPlans } = considered;
  const items = itemsOfDay(plans, workouts, weekdayOf(today), todays.data.workout?.id ?? null);
  const next = items.length === 0 ? nextWorkout(plans, workouts, weekdayOf(today)) : null;
  const nextDay = next && weekdayName(weekdayOf(addDays(today, next.inDays)), format);
  return (
    <>
      {items.map(({ workout, plan }, index) => (
        <TodayItem
          key={workout.id}
          workout={workout}
          planName={plan.name}
          logged={loggedFor(logs.data, workout.id)}
          leading={index === 0}
        />
      ))}
      {items.length === 0 && (
        <Card>
          <EmptyState
            icon={IconCalendarCheck}
            title={t('nothingToday')}
            description={t('nothingTodayHint')}
            action={quickLog(hasPlans ? 'filled' : 'default')}
          />
        </Card>
      )}
      <div className={classes.quick}>
        {items.length > 0 && quickLog('default')}
        {!begun && (
          <Button
            component={Link}
            to={`/log-workout?workout=${FREE}`}
            variant="default"
            leftSection={<IconBarbell size={18} aria-hidden />}
          >
            {free('start')}
          </Button>
        )}
      </div>
      <section className={classes.hint} aria-labelledby="plan-hint">
        <div>
          <Title order={3} id="plan-hint">
            {next ? t('nextTitle', { title: next.workout.title }) : t(hasPlans ? 'hintTitle' : 'hintNoPlanTitle')}
          </Title>
          <Text size="sm" c="dimmed" mt={4}>
            {next && nextDay
              ? t('nextText', { day: nextDay, plan: next.plan.name })
              : t(hasPlans ? 'hint' : 'hintNoPlan')}
          </Text>
        </div>
        <div className={classes.hintActions}>
          {!hasPlans && <CreatePlanButton />}
          {next && (
            <Button component={Link} to={`/log-workout?workout=${next.workout.id}`} variant="default">
              {t('openNext', { title: next.workout.title })}
            </Button>
          )}
          <Button component={Link} to="/workout-planner" variant="default">
            {t('openPlanner')}
          </Button>
        </div>
      </section>
    </>
  );
}
