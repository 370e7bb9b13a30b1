// /log-workout?workout={id}: one planned workout in detail, to be trained; it composes plans and workouts.
import { Button, Text } from '@mantine/core';
import { IconCalendarOff, IconClipboardList, IconMoonStars } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useCatalogue, usePlannedExercises, usePlannedWorkout } from '@/features/plans/api';
import { useExerciseCompletions, useLastTimes, useWorkoutsOf } from '@/features/workouts/api';
import { intensityOf, loggedFor } from '@/features/workouts/logic';
import { workoutMessages } from '@/features/workouts/messages';
import { TrainingFooter } from '@/features/workouts/TrainingFooter';
import { trainingMessages } from '@/features/workouts/trainingMessages';
import { TrainingView } from '@/features/workouts/TrainingView';
import { useDone } from '@/features/workouts/useDone';
import { useTraining } from '@/features/workouts/useTraining';
import { ApiError } from '@/shared/api/client';
import type { Equipment, Exercise, LastCompletion } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { LoadingPlace, Placeholder } from '@/shared/ui/Placeholder';
import { TypeBadge } from '@/shared/ui/TypeBadge';
import { BeganOn, Counter } from './LogWorkoutParts';
import classes from './LogWorkoutTraining.module.css';

const TRACKER = '/log-workout';
const noLastTimes: ReadonlyMap<string, LastCompletion> = new Map();

function equipmentByKey(catalogue: readonly Exercise[]): ReadonlyMap<string, Equipment> {
  return new Map(catalogue.map(({ key, equipment }) => [key, equipment]));
}

export function LogWorkoutTraining({ id }: { id: number }) {
  const t = useT(trainingMessages);
  const words = useT(workoutMessages);
  const location = useLocation();
  const navigate = useNavigate();
  const found = usePlannedWorkout(id);
  const exercises = usePlannedExercises(id);
  const catalogue = useCatalogue();
  const session = useTraining(String(id));
  const { day } = session.training;
  const completions = useExerciseCompletions(day);
  const workouts = useWorkoutsOf(day);
  const lastTimes = useLastTimes(day);
  const progress = useDone(session.workout, exercises.data ?? [], completions.data ?? [], session.training);
  const backTo = (location.state as { from?: string } | null)?.from ?? TRACKER;

  const gone = found.data === null || (exercises.error instanceof ApiError && exercises.error.status === 404);
  if (gone) return <Gone />;
  const parts = [found, exercises, completions, workouts, catalogue];
  const failed = parts.find(({ error }) => error !== null);
  if (failed) {
    return (
      <>
        <PageHeader title={words('trackerTitle')} backTo={backTo} />
        <Card>
          <ErrorState
            error={failed.error}
            onRetry={() => void Promise.all(parts.filter(({ error }) => error).map((part) => part.refetch()))}
          />
        </Card>
      </>
    );
  }
  if (!found.data || !exercises.data || !completions.data || !workouts.data || !catalogue.data) {
    return <Loading backTo={backTo} />;
  }

  const { workout, plan } = found.data;
  const rest = workout.type === 'rest';
  const logged = loggedFor(workouts.data, workout.id);
  return (
    <>
      <PageHeader
        title={workout.title}
        backTo={backTo}
        subtitle={
          <span className={classes.meta}>
            <TypeBadge type={workout.type} size="sm" />
            {t('fromPlan', { plan: plan.name })}
          </span>
        }
      />
      {!rest && exercises.data.length > 0 && <Counter done={progress.done.size} total={exercises.data.length} />}
      <BeganOn day={day} />
      {workout.notes && !rest && <Text className={classes.notes}>{workout.notes}</Text>}
      {rest ? (
        <Card padding="lg">
          <EmptyState icon={IconMoonStars} title={t('restDay')} description={t('restDayText')} />
          {workout.notes && <Text className={classes.restNotes}>{workout.notes}</Text>}
        </Card>
      ) : exercises.data.length === 0 ? (
        <Card>
          <EmptyState icon={IconClipboardList} title={t('noExercises')} />
        </Card>
      ) : (
        <TrainingView
          path={`${TRACKER}?workout=${id}`}
          exercises={exercises.data}
          equipment={equipmentByKey(catalogue.data)}
          // Nobody has to wait for the last time, nor miss the training when it cannot be told.
          lastTimes={lastTimes.data ?? noLastTimes}
          done={progress.done}
          logged={logged}
          session={session}
          footer={
            <TrainingFooter
              // A rest day has no exercises to tick, so it never comes here.
              as={{
                name: workout.title,
                type: workout.type === 'rest' ? 'other' : workout.type,
                intensity: intensityOf(workout.type),
                plannedWorkoutId: workout.id,
              }}
              exercises={exercises.data}
              progress={progress}
              logged={logged}
              session={session}
              onCompleted={() => void navigate('/')}
            />
          }
        />
      )}
    </>
  );
}

function Gone() {
  const t = useT(trainingMessages);
  return (
    <>
      <PageHeader title={t('goneTitle')} backTo={TRACKER} />
      <Card>
        <EmptyState
          icon={IconCalendarOff}
          title={t('gone')}
          description={t('goneSafe')}
          action={
            <Button component={Link} to={TRACKER}>
              {t('backToTracker')}
            </Button>
          }
        />
      </Card>
    </>
  );
}

function Loading({ backTo }: { backTo: string }) {
  const t = useT(workoutMessages);
  return (
    <>
      <PageHeader title="" documentTitle={t('trackerTitle')} backTo={backTo} />
      <LoadingPlace>
        <Placeholder height={32} width="60%" />
        <Placeholder height={8} mt={24} />
        {[0, 1, 2, 3].map((row) => (
          <Placeholder key={row} height={168} radius="lg" mt={row === 0 ? 32 : 12} />
        ))}
      </LoadingPlace>
    </>
  );
}
