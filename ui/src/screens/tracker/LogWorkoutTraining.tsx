// /log-workout?workout={id}: one planned workout in detail, for training.
import { Button, Text } from '@mantine/core';
import { IconCalendarOff, IconClipboardList, IconMoonStars } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useCatalogue, usePlannedExercises, usePlannedWorkout } from '@/features/plans/api';
import { useExerciseCompletions, useWorkoutsOf } from '@/features/workouts/api';
import { tickedOutsideList, withPicked } from '@/features/workouts/training/list';
import { toPlannedExercises, bySection } from '@/features/workouts/training/shownExercises';
import { listMessages } from '@/features/workouts/training/listMessages';
import { intensityOf } from '@/features/workouts/logic';
import { loggedFor } from '@/features/workouts/log/logged';
import { workoutMessages } from '@/features/workouts/messages';
import type { TrackedExercise } from '@/features/workouts/suggestions/target';
import { useTargets } from '@/features/workouts/suggestions/useTargets';
import { TrainingFooter } from '@/features/workouts/training/TrainingFooter';
import { trainingMessages } from '@/features/workouts/training/trainingMessages';
import { TrainingView } from '@/features/workouts/training/TrainingView';
import type { Training } from '@/features/workouts/training/training';
import type { Completed } from '@/features/workouts/training/useCompleteWorkout';
import { useProgress } from '@/features/workouts/training/useProgress';
import { useTraining } from '@/features/workouts/training/useTraining';
import { ApiError } from '@/shared/api/client';
import type {
  Exercise,
  ExerciseCompletion,
  PlannedExercise,
  PlannedWorkout,
  Workout,
  WorkoutPlan,
} from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { BlockWeekNote, BlockWeekText } from '@/shared/plans/BlockWeekText';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { TypeBadge } from '@/shared/ui/TypeBadge';
import { LogWorkoutAdd } from './LogWorkoutAdd';
import { LogWorkoutDone, type CompletedOn } from './LogWorkoutDone';
import { LogWorkoutElsewhere } from './LogWorkoutElsewhere';
import { BeganOn, useTrainingHelp } from './LogWorkoutParts';
import classes from './LogWorkoutTraining.module.css';

const TRACKER = '/log-workout';

export function LogWorkoutTraining({ id }: { id: number }) {
  const words = useT(workoutMessages);
  const location = useLocation();
  const found = usePlannedWorkout(id);
  const exercises = usePlannedExercises(id);
  const catalogue = useCatalogue();
  const session = useTraining(String(id));
  const completions = useExerciseCompletions(session.training.day);
  const workouts = useWorkoutsOf(session.training.day);
  const backTo = (location.state as { from?: string } | null)?.from ?? TRACKER;
  // Remains while the queries refetch.
  const [completed, setCompleted] = useState<CompletedOn | null>(null);

  if (completed) return <LogWorkoutDone {...completed} catalogue={catalogue.data ?? []} />;

  const gone = found.data === null || (exercises.error instanceof ApiError && exercises.error.status === 404);
  const ticked = session.training.today?.exercises ?? Object.values(session.training.ticked ?? {});
  if (gone && ticked.length === 0) return <Gone />;
  const planned = gone ? [] : [found, exercises];
  const parts = [...planned, completions, workouts, catalogue];
  // A query whose refetch failed keeps its data.
  const lacks = ({ error, data }: { error: Error | null; data: unknown }) => error !== null && data === undefined;
  const failed = parts.find(lacks);
  if (failed) {
    return (
      <>
        <PageHeader title={words('trackerTitle')} backTo={backTo} />
        <Card>
          <ErrorState
            error={failed.error}
            onRetry={() => void Promise.all(parts.filter(lacks).map((part) => part.refetch()))}
          />
        </Card>
      </>
    );
  }
  const known = gone
    ? withoutPlan(id, session.training)
    : found.data && exercises.data && { ...found.data, planned: exercises.data };
  if (!known || !completions.data || !workouts.data || !catalogue.data) {
    return <Loading backTo={backTo} />;
  }
  return (
    <Planned
      {...known}
      backTo={backTo}
      catalogue={catalogue.data}
      completions={completions.data}
      workouts={workouts.data}
      session={session}
      onCompleted={(what) => setCompleted({ completed: what, day: session.training.day })}
    />
  );
}

type PlannedDay = Pick<PlannedWorkout, 'id' | 'title' | 'type' | 'notes'>;

// The plan no longer has the workout, but sets of it are ticked: it continues with the data on this device.
function withoutPlan(id: number, { named }: Training): { workout: PlannedDay; plan: null; planned: PlannedExercise[] } {
  return {
    workout: { id, title: named?.title ?? '', type: named?.type ?? 'strength', notes: null },
    plan: null,
    planned: [],
  };
}

interface PlannedProps {
  workout: PlannedDay;
  // Null: it is in no plan any more.
  plan: WorkoutPlan | null;
  backTo: string;
  planned: PlannedExercise[];
  catalogue: readonly Exercise[];
  completions: readonly ExerciseCompletion[];
  workouts: readonly Workout[];
  session: ReturnType<typeof useTraining>;
  onCompleted: (completed: Completed) => void;
}

function Planned({
  workout,
  plan,
  backTo,
  planned,
  catalogue,
  completions,
  workouts,
  session,
  onCompleted,
}: PlannedProps) {
  const t = useT(trainingMessages);
  const list = useT(listMessages);
  const words = useT(workoutMessages);
  const { training } = session;
  const help = useTrainingHelp(training.day, catalogue, plan ? workout.id : undefined);
  const targets = useTargets(plan && workout.id, training.day, planned, training, help);
  const exercises = useMemo(() => exercisesOf(training, catalogue, targets), [training, catalogue, targets]);
  const progress = useProgress(exercises, completions, training);
  useNamed(session, workout, plan !== null);
  const logged = plan === null ? null : loggedFor(workouts, workout.id);
  const rest = workout.type === 'rest';
  const add = (
    <LogWorkoutAdd
      catalogue={catalogue}
      exercises={exercises}
      focused={exercises.length === 0 && training.today !== undefined}
      onAdd={(picked) => session.editList(planned, (list) => withPicked(list, picked))}
    />
  );

  return (
    <>
      <PageHeader
        title={workout.title || words('trackerTitle')}
        backTo={backTo}
        subtitle={
          <span className={classes.meta}>
            <TypeBadge type={workout.type} size="sm" />
            {plan ? t('fromPlan', { plan: plan.name }) : t('goneGoOn')}
            {plan && <BlockWeekText plan={plan} day={training.day} />}
          </span>
        }
      />
      <BeganOn day={training.day} />
      {plan && !rest && <BlockWeekNote plan={plan} day={training.day} />}
      {workout.notes && !rest && <Text className={classes.notes}>{workout.notes}</Text>}
      {rest ? (
        <Card padding="lg">
          <EmptyState icon={IconMoonStars} title={t('restDay')} description={t('restDayText')} />
          {workout.notes && <Text className={classes.restNotes}>{workout.notes}</Text>}
        </Card>
      ) : exercises.length === 0 ? (
        <Card>
          <EmptyState
            icon={IconClipboardList}
            title={t('noExercises')}
            action={
              <div className={classes.empty}>
                {add}
                {training.today && planned.length > 0 && (
                  <Button variant="subtle" onClick={session.resetToPlan}>
                    {list('asPlanned')}
                  </Button>
                )}
              </div>
            }
          />
        </Card>
      ) : (
        <TrainingView
          path={`${TRACKER}?workout=${workout.id}`}
          title={workout.title}
          exercises={exercises}
          planned={targets}
          isInPlan={plan !== null}
          {...help}
          progress={progress}
          logged={logged}
          session={session}
          more={
            <>
              <LogWorkoutElsewhere logged={logged} completions={completions} training={training} />
              {add}
            </>
          }
          footer={
            <TrainingFooter
              // Never 'rest' here: a rest day has no exercises to tick.
              as={{
                name: workout.title,
                type: workout.type === 'rest' ? 'other' : workout.type,
                intensity: intensityOf(workout.type),
                plannedWorkoutId: plan && workout.id,
              }}
              exercises={exercises}
              progress={progress}
              logged={logged}
              session={session}
              onCompleted={onCompleted}
            />
          }
        />
      )}
    </>
  );
}

// Today's list, or else the plan's, plus ticked exercises that the plan no longer has.
function exercisesOf(
  training: Training,
  catalogue: readonly Exercise[],
  planned: TrackedExercise[],
): TrackedExercise[] {
  const list = training.today ? toPlannedExercises(training.today.exercises, catalogue, planned) : planned;
  const beside = tickedOutsideList(training, list);
  return bySection(beside.length > 0 ? [...list, ...toPlannedExercises(beside, catalogue)] : list);
}

// Stores the title and type from the plan once a set is ticked.
function useNamed(
  { training, storePlanName }: ReturnType<typeof useTraining>,
  { title, type }: PlannedDay,
  isPlanned: boolean,
): void {
  const begun = training.firstTickAt !== null;
  const known = training.named?.title === title && training.named.type === type;
  useEffect(() => {
    if (isPlanned && begun && !known) storePlanName({ title, type });
  }, [isPlanned, begun, known, title, type, storePlanName]);
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
      <LoadingRegion>
        <Placeholder height={32} width="60%" />
        <Placeholder height={8} mt={24} />
        {[0, 1, 2, 3].map((row) => (
          <Placeholder key={row} height={168} radius="lg" mt={row === 0 ? 32 : 12} />
        ))}
      </LoadingRegion>
    </>
  );
}
