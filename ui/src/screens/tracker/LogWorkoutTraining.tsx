// /log-workout?workout={id}: one planned workout in detail, to be trained; it composes plans and workouts.
import { Button, Text } from '@mantine/core';
import { IconCalendarOff, IconClipboardList, IconMoonStars } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useCatalogue, usePlannedExercises, usePlannedWorkout } from '@/features/plans/api';
import { useReplaceExercises } from '@/features/plans/plannedApi';
import { useExerciseCompletions, useWorkoutsOf } from '@/features/workouts/api';
import { tickedBeside, withPicked } from '@/features/workouts/training/list';
import { asPlanned, bySection } from '@/features/workouts/training/shownExercises';
import { listMessages } from '@/features/workouts/training/listMessages';
import { intensityOf } from '@/features/workouts/logic';
import { loggedFor } from '@/features/workouts/log/logged';
import { workoutMessages } from '@/features/workouts/messages';
import { TrainingFooter } from '@/features/workouts/training/TrainingFooter';
import { trainingMessages } from '@/features/workouts/training/trainingMessages';
import { TrainingView } from '@/features/workouts/training/TrainingView';
import type { Training } from '@/features/workouts/training/training';
import type { Completed } from '@/features/workouts/training/useCompleteWorkout';
import { useDone } from '@/features/workouts/training/useDone';
import { useTraining } from '@/features/workouts/training/useTraining';
import { ApiError } from '@/shared/api/client';
import type {
  Exercise,
  ExerciseCompletion,
  PlannedExercise,
  PlannedExerciseInput,
  PlannedWorkout,
  Workout,
  WorkoutPlan,
} from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { TypeBadge } from '@/shared/ui/TypeBadge';
import { LogWorkoutAdd } from './LogWorkoutAdd';
import { LogWorkoutDone, type CompletedOn } from './LogWorkoutDone';
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
  // Stays while what lies behind it is asked for anew.
  const [completed, setCompleted] = useState<CompletedOn | null>(null);

  if (completed) return <LogWorkoutDone {...completed} catalogue={catalogue.data ?? []} />;

  const gone = found.data === null || (exercises.error instanceof ApiError && exercises.error.status === 404);
  const ticked = session.training.today?.exercises ?? Object.values(session.training.ticked ?? {});
  if (gone && ticked.length === 0) return <Gone />;
  const planned = gone ? [] : [found, exercises];
  const parts = [...planned, completions, workouts, catalogue];
  // What could not be asked for again stands as it was.
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

// The plan no longer holds it, but sets of it are ticked: it goes on with what this device knows of it.
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
  const help = useTrainingHelp(training.day, catalogue);
  const exercises = useMemo(() => exercisesOf(training, catalogue, planned), [training, catalogue, planned]);
  const progress = useDone(exercises, completions, training);
  useNamed(session, workout, plan !== null);
  const logged = plan === null ? null : loggedFor(workouts, workout.id);
  const { mutateAsync: replace } = useReplaceExercises();
  const rest = workout.type === 'rest';
  const add = (
    <LogWorkoutAdd
      catalogue={catalogue}
      exercises={exercises}
      focused={exercises.length === 0 && training.today !== null}
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
          </span>
        }
      />
      <BeganOn day={training.day} />
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
                  <Button variant="subtle" onClick={session.asPlanned}>
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
          planned={planned}
          {...(plan && {
            onKeepInPlan: (changed: PlannedExerciseInput[]) => replace({ id: workout.id, exercises: changed }),
          })}
          {...help}
          progress={progress}
          logged={logged}
          session={session}
          more={add}
          footer={
            <TrainingFooter
              // A rest day has no exercises to tick, so it never comes here.
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

// Today's list, else the plan's, and what was ticked of exercises that the plan no longer holds.
function exercisesOf(
  training: Training,
  catalogue: readonly Exercise[],
  planned: PlannedExercise[],
): PlannedExercise[] {
  const list = training.today ? asPlanned(training.today.exercises, catalogue, planned) : planned;
  const beside = tickedBeside(training, list);
  return bySection(beside.length > 0 ? [...list, ...asPlanned(beside, catalogue)] : list);
}

// Keeps what the plan calls it once a set is ticked.
function useNamed(
  { training, rememberName }: ReturnType<typeof useTraining>,
  { title, type }: PlannedDay,
  isPlanned: boolean,
): void {
  const begun = training.firstTickAt !== null;
  const known = training.named?.title === title && training.named.type === type;
  useEffect(() => {
    if (isPlanned && begun && !known) rememberName({ title, type });
  }, [isPlanned, begun, known, title, type, rememberName]);
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
