// Logs what was done as one workout: first what still waits is sent, then the log, once however often it is tried.
import { useQueryClient } from '@tanstack/react-query';
import { errorCode } from '@/shared/api/errors';
import { fieldMessages } from '@/shared/api/fieldMessages';
import type { ExerciseCompletion, PlannedExercise, WorkoutInput } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { useCreateWorkout } from './api';
import { celebrate } from './celebrate';
import { plannedCalories } from './logic';
import { workoutMessages } from './messages';
import type { LoggedAs } from './TrainingFooter';
import { trainingMessages } from './trainingMessages';
import { useUnsent } from './unsent';
import { sendWaitingTicks } from './useTicks';
import { useTrainings, type useTraining } from './useTraining';

export interface DoneExercise {
  exercise: PlannedExercise;
  completion: ExerciseCompletion;
}

export function useCompleteWorkout(session: ReturnType<typeof useTraining>, onCompleted: (done: readonly DoneExercise[]) => void) {
  const t = useT(trainingMessages);
  const words = useT(common);
  const note = useT(workoutMessages);
  const client = useQueryClient();
  const { mutateAsync: create, isPending } = useCreateWorkout();
  const { workout, training, renewKey, finish } = session;
  const fail = () => toast({ title: words('error'), description: t('workoutFailed'), destructive: true });

  const submit = async (as: LoggedAs, done: readonly DoneExercise[], minutes: number) => {
    await sendWaitingTicks(client);
    if (useUnsent.getState().ticks.some((tick) => tick.workout === workout)) return fail();
    // Without a plan the log names its completions; those that just arrived have their ids by now.
    const saved = useTrainings.getState().trainings[workout]?.saved ?? {};
    const completionIds = done.flatMap(({ exercise, completion }) =>
      completion.id > 0 ? completion.id : (saved[exercise.id]?.completion ?? []),
    );
    const body: WorkoutInput = {
      ...(as.name && { name: as.name }),
      type: as.type,
      exercises: done.map(({ exercise }) => exercise.exerciseName),
      duration: minutes,
      calories: plannedCalories(minutes),
      intensity: as.intensity,
      ...(as.plannedWorkoutId !== null && { notes: note('completedNote', { title: as.name }) }),
      date: training.day,
      clientKey: training.clientKey,
    };
    const log = async () => {
      if (as.plannedWorkoutId === null) return create({ ...body, completionIds });
      try {
        return await create({ ...body, plannedWorkoutId: as.plannedWorkoutId });
      } catch (error) {
        if (!('plannedWorkoutId' in fieldMessages(error))) throw error;
        // Its plan was deleted meanwhile: what was done counts all the same.
        return create({ ...body, completionIds, clientKey: `${training.clientKey}-unplanned` });
      }
    };
    try {
      await log();
      finish();
      void celebrate();
      toast({ title: t('workoutDone'), description: t('workoutDoneText'), duration: 5000 });
      onCompleted(done);
    } catch (error) {
      // An earlier try did arrive, and something was ticked since: the next try is a log of its own.
      if (errorCode(error) === 'CLIENT_KEY_REUSED') renewKey();
      fail();
    }
  };
  return { submit, isPending };
}
