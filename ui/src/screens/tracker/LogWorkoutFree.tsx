// /log-workout?workout=free: training without a plan, with exercises added during the workout.
import { IconBarbell } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCatalogue } from '@/features/plans/api';
import { SaveAsPlannedDay } from '@/features/plans/saveday/SaveAsPlannedDay';
import { useExerciseCompletions } from '@/features/workouts/api';
import { FreeHeader } from '@/features/workouts/training/FreeHeader';
import { freeMessages } from '@/features/workouts/training/freeMessages';
import { toPlan, plannedTypeOf, withPicked } from '@/features/workouts/training/list';
import { toPlannedExercises, bySection } from '@/features/workouts/training/shownExercises';
import { intensityOfType } from '@/features/workouts/logic';
import { emptyFree, FREE, type FreeWorkout } from '@/features/workouts/training/training';
import { TrainingFooter } from '@/features/workouts/training/TrainingFooter';
import { TrainingView } from '@/features/workouts/training/TrainingView';
import { useProgress } from '@/features/workouts/training/useProgress';
import { useTraining } from '@/features/workouts/training/useTraining';
import type { Exercise, ExerciseCompletion } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { workoutNames } from '@/shared/i18n/labels';
import { weekdayOf } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { LogWorkoutAdd } from './LogWorkoutAdd';
import { LogWorkoutDone, type CompletedOn } from './LogWorkoutDone';
import { BeganOn, useTrainingHelp } from './LogWorkoutParts';
import classes from './LogWorkoutTraining.module.css';

const TRACKER = '/log-workout';
const PATH = `${TRACKER}?workout=${FREE}`;

export function LogWorkoutFree() {
  const t = useT(freeMessages);
  const session = useTraining(FREE);
  const catalogue = useCatalogue();
  const completions = useExerciseCompletions(session.training.day);
  // Remains while the queries refetch: the next workout may belong to another day.
  const [finished, setFinished] = useState<Finished | null>(null);

  if (finished) return <Done finished={finished} catalogue={catalogue.data ?? []} />;
  // A query whose refetch failed keeps its data.
  const failed = [catalogue, completions].find(({ error, data }) => error !== null && data === undefined);
  if (failed || !catalogue.data || !completions.data) {
    return (
      <>
        <PageHeader title={t('title')} backTo={TRACKER} />
        {failed ? (
          <Card>
            <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
          </Card>
        ) : (
          <LoadingRegion>
            <Placeholder height={68} />
            <Placeholder height={240} radius="lg" mt={24} />
          </LoadingRegion>
        )}
      </>
    );
  }
  return <Free session={session} catalogue={catalogue.data} completions={completions.data} onFinished={setFinished} />;
}

interface FreeProps {
  session: ReturnType<typeof useTraining>;
  catalogue: readonly Exercise[];
  completions: readonly ExerciseCompletion[];
  onFinished: (finished: Finished) => void;
}

interface Finished extends CompletedOn {
  type: FreeWorkout['type'];
}

function Free({ session, catalogue, completions, onFinished }: FreeProps) {
  const t = useT(freeMessages);
  const { training, editList, editFree } = session;
  const free = training.free ?? emptyFree;
  const exercises = useMemo(
    () => bySection(toPlannedExercises(free.exercises, catalogue)),
    [free.exercises, catalogue],
  );
  const help = useTrainingHelp(training.day, catalogue);
  const progress = useProgress(exercises, completions, training);

  const add = (leading: boolean) => (
    <LogWorkoutAdd
      catalogue={catalogue}
      exercises={exercises}
      leading={leading}
      onAdd={(picked) => editList([], (list) => withPicked(list, picked))}
    />
  );
  return (
    <>
      <PageHeader title={t('title')} backTo={TRACKER} />
      <FreeHeader free={free} onChange={(change) => editFree((before) => ({ ...before, ...change }))} />
      <BeganOn day={training.day} />
      {exercises.length === 0 ? (
        <Card padding="lg">
          <EmptyState icon={IconBarbell} title={t('emptyTitle')} description={t('emptyText')} action={add(true)} />
        </Card>
      ) : (
        <TrainingView
          path={PATH}
          title={free.name.trim() || t('title')}
          exercises={exercises}
          planned={[]}
          {...help}
          progress={progress}
          logged={null}
          session={session}
          more={add(false)}
          footer={
            <TrainingFooter
              as={{
                name: free.name.trim(),
                type: free.type,
                intensity: intensityOfType(free.type),
                plannedWorkoutId: null,
              }}
              exercises={exercises}
              progress={progress}
              logged={null}
              session={session}
              onCompleted={(completed) => onFinished({ completed, day: training.day, type: free.type })}
            />
          }
        />
      )}
    </>
  );
}

// The summary, and the offer to save the workout as a day of a plan.
function Done({ finished, catalogue }: { finished: Finished; catalogue: readonly Exercise[] }) {
  const names = useT(workoutNames);
  const navigate = useNavigate();
  const { completed, day, type } = finished;
  const title = completed.title || names(type);
  return (
    <LogWorkoutDone completed={{ ...completed, title }} day={day} catalogue={catalogue}>
      <Card className={classes.finished}>
        <SaveAsPlannedDay
          title={title}
          type={plannedTypeOf(type)}
          exercises={completed.done.map(({ exercise, completion }) => toPlan(exercise, completion))}
          dayOfWeek={weekdayOf(day)}
          onSaved={() => void navigate('/')}
        />
      </Card>
    </LogWorkoutDone>
  );
}
