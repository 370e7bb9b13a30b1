// /log-workout?workout=free: training without a plan, exercises added as one goes; it composes plans and workouts.
import { Button, Modal } from '@mantine/core';
import { IconBarbell, IconConfetti, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCatalogue } from '@/features/plans/api';
import { KeepWorkout, type KeepWorkoutProps } from '@/features/plans/KeepWorkout';
import { useExerciseCompletions, useLastTimes } from '@/features/workouts/api';
import { asPlan, asPlanned, MOST_EXERCISES, plannedTypeOf, withoutExercise, withPicked } from '@/features/workouts/free';
import { FreeHeader } from '@/features/workouts/FreeHeader';
import { freeMessages } from '@/features/workouts/freeMessages';
import { intensityOfType } from '@/features/workouts/logic';
import { workoutMessages } from '@/features/workouts/messages';
import { emptyFree, FREE } from '@/features/workouts/training';
import { TrainingFooter } from '@/features/workouts/TrainingFooter';
import { TrainingView } from '@/features/workouts/TrainingView';
import type { DoneExercise } from '@/features/workouts/useCompleteWorkout';
import { useDone } from '@/features/workouts/useDone';
import { useTraining } from '@/features/workouts/useTraining';
import type { Exercise, ExerciseCompletion, LastCompletion } from '@/shared/api/types';
import { ExercisePicker } from '@/shared/exercises/ExercisePicker';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { workoutTypeWords } from '@/shared/i18n/words';
import { weekdayOf } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { LoadingPlace, Placeholder } from '@/shared/ui/Placeholder';
import { BeganOn, Counter } from './LogWorkoutParts';
import classes from './LogWorkoutTraining.module.css';

const TRACKER = '/log-workout';
const PATH = `${TRACKER}?workout=${FREE}`;
const noLastTimes: ReadonlyMap<string, LastCompletion> = new Map();

type Finished = Omit<KeepWorkoutProps, 'onKept'>;

export function LogWorkoutFree() {
  const t = useT(freeMessages);
  const session = useTraining(FREE);
  const catalogue = useCatalogue();
  const completions = useExerciseCompletions(session.training.day);
  const navigate = useNavigate();
  const [finished, setFinished] = useState<Finished | null>(null);

  if (finished) return <Logged finished={finished} onLeave={() => void navigate('/')} />;
  const failed = [catalogue, completions].find(({ error }) => error !== null);
  return (
    <>
      <PageHeader title={t('title')} backTo={TRACKER} />
      {failed ? (
        <Card>
          <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
        </Card>
      ) : !catalogue.data || !completions.data ? (
        <LoadingPlace>
          <Placeholder height={68} />
          <Placeholder height={240} radius="lg" mt={24} />
        </LoadingPlace>
      ) : (
        <Free session={session} catalogue={catalogue.data} completions={completions.data} onFinished={setFinished} />
      )}
    </>
  );
}

interface FreeProps {
  session: ReturnType<typeof useTraining>;
  catalogue: readonly Exercise[];
  completions: readonly ExerciseCompletion[];
  onFinished: (finished: Finished) => void;
}

function Free({ session, catalogue, completions, onFinished }: FreeProps) {
  const t = useT(freeMessages);
  const log = useT(workoutMessages);
  const typeWords = useT(workoutTypeWords);
  const { training, editFree } = session;
  const free = training.free ?? emptyFree;
  const exercises = useMemo(() => asPlanned(free.exercises, catalogue), [free.exercises, catalogue]);
  const equipment = useMemo(() => new Map(catalogue.map((each) => [each.key, each.equipment])), [catalogue]);
  const lastTimes = useLastTimes(training.day);
  const progress = useDone(FREE, exercises, completions, training);
  const [picking, setPicking] = useState(false);

  const finish = (done: readonly DoneExercise[]) => {
    onFinished({
      title: free.name.trim() || log('namePlaceholder', { type: typeWords(free.type) }),
      type: plannedTypeOf(free.type),
      exercises: done.map(({ exercise, completion }) => asPlan(exercise, completion)),
      dayOfWeek: weekdayOf(training.day),
    });
  };

  const add = (
    <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setPicking(true)}>
      {t('addExercises')}
    </Button>
  );
  return (
    <>
      <FreeHeader free={free} onChange={(change) => editFree((before) => ({ ...before, ...change }))} />
      <BeganOn day={training.day} />
      {exercises.length === 0 ? (
        <Card padding="lg">
          <EmptyState
            icon={IconBarbell}
            title={t('emptyTitle')}
            description={t('emptyText')}
            action={
              <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setPicking(true)}>
                {t('addExercises')}
              </Button>
            }
          />
        </Card>
      ) : (
        <>
          <Counter done={progress.done.size} total={exercises.length} />
          <TrainingView
            path={PATH}
            exercises={exercises}
            equipment={equipment}
            lastTimes={lastTimes.data ?? noLastTimes}
            done={progress.done}
            logged={null}
            session={session}
            onRemove={(id) => editFree((before) => withoutExercise(before, id))}
            more={add}
            footer={
              <TrainingFooter
                as={{ name: free.name.trim(), type: free.type, intensity: intensityOfType(free.type), plannedWorkoutId: null }}
                exercises={exercises}
                progress={progress}
                logged={null}
                session={session}
                onCompleted={finish}
              />
            }
          />
        </>
      )}
      <Picker
        opened={picking}
        catalogue={catalogue}
        included={new Set(exercises.map(({ exerciseName }) => exerciseName))}
        onAdd={(picked) => {
          editFree((before) => withPicked(before, picked));
          setPicking(false);
        }}
        onClose={() => setPicking(false)}
      />
    </>
  );
}

interface PickerProps {
  opened: boolean;
  catalogue: readonly Exercise[];
  included: ReadonlySet<string>;
  onAdd: (picked: readonly (Exercise | string)[]) => void;
  onClose: () => void;
}

function Picker({ opened, catalogue, included, onAdd, onClose }: PickerProps) {
  const t = useT(freeMessages);
  const words = useT(common);
  return (
    <Modal opened={opened} onClose={onClose} title={t('addExercises')} size="lg" closeButtonProps={{ 'aria-label': words('close') }}>
      <ExercisePicker
        catalogue={catalogue}
        section="main"
        included={included}
        room={MOST_EXERCISES - included.size}
        onAdd={onAdd}
        onCancel={onClose}
      />
    </Modal>
  );
}

function Logged({ finished, onLeave }: { finished: Finished; onLeave: () => void }) {
  const t = useT(freeMessages);
  return (
    <>
      <PageHeader title={t('logged')} backTo={TRACKER} />
      <Card padding="lg" className={classes.finished}>
        <EmptyState
          icon={IconConfetti}
          title={finished.title}
          description={t('loggedText')}
          action={
            <Button variant="default" onClick={onLeave}>
              {t('toDashboard')}
            </Button>
          }
        />
        <div className={classes.keep}>
          <KeepWorkout {...finished} onKept={onLeave} />
        </div>
      </Card>
    </>
  );
}
