// Complete Workout: keeps the log on this device, sends what is still on its way and then the log. Without a server the
// log waits as ticks do.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverMessage } from '@/shared/api/errors';
import type { ExerciseCompletion, PlannedExercise, WorkoutInput } from '@/shared/api/types';
import { newClientKey } from '@/shared/lib/clientKey';
import { common } from '@/shared/i18n/common';
import { sentences, useT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { sendPendingDeletion } from '@/shared/ui/undo';
import { celebrate } from './celebrate';
import { plannedCalories } from './logic';
import { workoutMessages } from './messages';
import { isReady, sendLog, type LogOutcome } from './send';
import type { SavedTick } from './training';
import type { LoggedAs } from './TrainingFooter';
import { trainingMessages } from './trainingMessages';
import { changeLog, dropLog, keepLog, outbox, slotOf, type UnsentLog } from './unsent';
import { sendOwn } from './ticks';
import { findTraining } from './trainingStore';
import type { useTraining } from './useTraining';

export interface DoneExercise {
  exercise: PlannedExercise;
  completion: ExerciseCompletion;
  saved: SavedTick | null;
}

export interface Completed {
  title: string;
  minutes: number;
  done: DoneExercise[];
  // The log on the server; null while it waits on this device.
  workoutId: number | null;
}

type Session = Pick<ReturnType<typeof useTraining>, 'workout' | 'training'>;

function logOf(session: Session, as: LoggedAs, done: readonly DoneExercise[], minutes: number): UnsentLog {
  const { workout, training } = session;
  const key = newClientKey();
  const body: WorkoutInput = {
    ...(as.name && { name: as.name }),
    type: as.type,
    exercises: [...new Set(done.map(({ exercise }) => exercise.exerciseName))],
    duration: minutes,
    calories: plannedCalories(minutes),
    intensity: as.intensity,
    ...(as.plannedWorkoutId !== null && { notes: sentences(workoutMessages)('completedNote', { title: as.name }) }),
    date: training.day,
    clientKey: key,
  };
  return keepLog({
    key,
    workout,
    training: training.clientKey,
    day: training.day,
    plannedWorkoutId: as.plannedWorkoutId,
    body,
    parts: done.map(({ exercise, completion }) => ({
      slot: slotOf(training.clientKey, exercise.id, training.day),
      completion: completion.id > 0 ? completion.id : null,
    })),
  });
}

// The rows that arrived while the rest was sent have their ids by now.
function withSavedIds(session: Session, done: readonly DoneExercise[]): DoneExercise[] {
  const saved = findTraining(session.workout)?.saved ?? {};
  return done.map((each) => {
    // A row that was gone has been made anew, under another id.
    const own = saved[each.exercise.id] ?? each.saved;
    const id = own?.completion ?? each.completion.id;
    return { ...each, saved: own, completion: { ...each.completion, id } };
  });
}

async function send(client: QueryClient, log: UnsentLog): Promise<LogOutcome> {
  if (isReady(log)) return sendLog(client, log.key);
  changeLog(log.key, { state: 'waiting' });
  return { kind: 'waiting' };
}

export type CompleteOutcome = { kind: 'completed'; completed: Completed } | { kind: 'refused'; why: string };

// Logs what is ticked. It counts as completed as soon as the log is kept: without a server it waits.
export async function completeWorkout(
  client: QueryClient,
  session: Session,
  as: LoggedAs,
  ticked: readonly DoneExercise[],
  minutes: number,
): Promise<CompleteOutcome> {
  const t = sentences(trainingMessages);
  const { clientKey } = session.training;
  await sendOwn(client, clientKey);
  const refused = outbox().exercises.some(({ training, state }) => training === clientKey && state === 'refused');
  if (refused) return { kind: 'refused', why: t('refusedFirst') };
  const done = withSavedIds(session, ticked);
  const log = logOf(session, as, done, minutes);
  const outcome = await send(client, log);
  if (outcome.kind === 'refused') {
    dropLog(log.key);
    return { kind: 'refused', why: serverMessage(outcome.error, t('workoutFailed')) };
  }
  return {
    kind: 'completed',
    completed: { title: as.name, minutes, done, workoutId: outcome.kind === 'saved' ? outcome.workout.id : null },
  };
}

export function useCompleteWorkout(session: ReturnType<typeof useTraining>, onCompleted: (completed: Completed) => void) {
  const t = useT(trainingMessages);
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);

  const submit = async (as: LoggedAs, ticked: readonly DoneExercise[], minutes: number) => {
    setPending(true);
    // What is logged is no longer taken back on the list.
    void sendPendingDeletion();
    const outcome = await completeWorkout(client, session, as, ticked, minutes).finally(() => setPending(false));
    if (outcome.kind === 'refused') return void toast({ title: sentences(common)('error'), description: outcome.why, destructive: true });
    const { completed } = outcome;
    session.finish();
    void celebrate();
    toast({ title: t('workoutDone'), description: t(completed.workoutId === null ? 'pendingLog' : 'workoutDoneText'), duration: 5000 });
    onCompleted(completed);
  };
  return { submit, isPending };
}
