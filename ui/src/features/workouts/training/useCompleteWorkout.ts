// Complete Workout: stores the log on this device, sends the remaining exercises and then the log. Without a server,
// the log waits in the outbox.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExerciseCompletion, PlannedExercise, WorkoutInput } from '@/shared/api/types';
import { newClientKey } from '@/shared/lib/clientKey';
import { common } from '@/shared/i18n/common';
import { workoutNames } from '@/shared/i18n/labels';
import { getT, useT } from '@/shared/i18n/locale';
import { momentOf, requestSend, settled } from '@/shared/outbox/record';
import { toast } from '@/shared/ui/toast';
import { sendPendingDeletion } from '@/shared/ui/undo';
import { celebrate } from './celebrate';
import { plannedCalories } from '@/features/workouts/logic';
import { workoutMessages } from '@/features/workouts/messages';
import { whileCompleting } from '@/features/workouts/outbox/sendLog';
import type { SavedTick } from './training';
import type { LoggedAs } from './TrainingFooter';
import { tickMessages } from '@/features/workouts/outbox/tickMessages';
import { trainingMessages } from './trainingMessages';
import { queueLog } from '@/features/workouts/outbox/queueLog';
import { findLog, removeLog, slotOf, unsent, type UnsentLog } from '@/features/workouts/outbox/unsent';
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
  plannedWorkoutId: number | null;
  // The log on the server; null while it waits in the outbox under the key `log`.
  workoutId: number | null;
  log: string;
}

type Session = Pick<ReturnType<typeof useTraining>, 'workout' | 'training'>;

function logOf(session: Session, as: LoggedAs, ticked: readonly DoneExercise[], minutes: number): UnsentLog {
  const { workout, training } = session;
  const key = newClientKey();
  const body: WorkoutInput = {
    name: as.name || getT(workoutNames)(as.type),
    type: as.type,
    duration: minutes,
    calories: plannedCalories(minutes),
    intensity: as.intensity,
    ...(as.plannedWorkoutId !== null && { notes: getT(workoutMessages)('completedNote', { title: as.name }) }),
    date: training.day,
    clientKey: key,
  };
  // Completions that are in a log stay in that log.
  const open = ticked.filter(({ completion }) => completion.workoutId === null);
  return queueLog({
    key,
    workout,
    training: training.clientKey,
    ...(training.completed !== undefined && { completed: training.completed }),
    day: training.day,
    at: momentOf(key),
    plannedWorkoutId: as.plannedWorkoutId,
    body,
    parts: (open.length > 0 ? open : ticked).map(({ exercise, completion }) => ({
      slot: slotOf(training.clientKey, exercise.id, training.day),
      completion: completion.id > 0 ? completion.id : null,
      name: exercise.exerciseName,
    })),
  });
}

// Exercises that arrived while the rest was sent have their ids by now.
function withSavedIds(session: Session, done: readonly DoneExercise[]): DoneExercise[] {
  const saved = findTraining(session.workout)?.saved ?? {};
  return done.map((each) => {
    // A deleted completion was created again under another id.
    const own = saved[each.exercise.id] ?? each.saved;
    const id = own?.completion ?? each.completion.id;
    return { ...each, saved: own, completion: { ...each.completion, id } };
  });
}

export type CompleteOutcome = { kind: 'completed'; completed: Completed } | { kind: 'refused'; reason: string };

// Logs the ticked exercises. The log is stored before anything is sent, so that closing the page does not lose it. The
// workout counts as completed once the log is stored, even without a server.
export async function completeWorkout(
  client: QueryClient,
  session: Session,
  as: LoggedAs,
  ticked: readonly DoneExercise[],
  minutes: number,
): Promise<CompleteOutcome> {
  const t = getT(trainingMessages);
  const tick = getT(tickMessages);
  const log = logOf(session, as, ticked, minutes);
  return whileCompleting(log.key, async () => {
    requestSend(client, true);
    const entry = await settled(log.key);
    if (unsent().exercises.some(({ training, state }) => training === log.training && state === 'refused')) {
      removeLog(log.key);
      return { kind: 'refused', reason: t('refusedFirst') };
    }
    // Everything in it was unticked meanwhile.
    if (!entry) return { kind: 'refused', reason: t('nothingTicked') };
    if (entry.state === 'refused') {
      const { reason } = findLog(log.key) ?? {};
      removeLog(log.key);
      return { kind: 'refused', reason: reason || tick('workoutFailed') };
    }
    const sent = entry.state === 'sent' ? (entry.reply as { id: number | null }).id : null;
    const workoutId = sent ?? findLog(log.key)?.workoutId ?? null;
    return {
      kind: 'completed',
      completed: {
        title: as.name,
        minutes,
        done: withSavedIds(session, ticked),
        plannedWorkoutId: as.plannedWorkoutId,
        workoutId,
        log: log.key,
      },
    };
  });
}

export function useCompleteWorkout(
  session: ReturnType<typeof useTraining>,
  onCompleted: (completed: Completed) => void,
) {
  const t = useT(trainingMessages);
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);

  const submit = async (as: LoggedAs, ticked: readonly DoneExercise[], minutes: number) => {
    setPending(true);
    // A logged exercise can no longer be restored by Undo.
    void sendPendingDeletion();
    const outcome = await completeWorkout(client, session, as, ticked, minutes).finally(() => setPending(false));
    if (outcome.kind === 'refused')
      return void toast({ title: getT(common)('error'), description: outcome.reason, destructive: true });
    const { completed } = outcome;
    session.finish();
    void celebrate();
    toast({
      title: t('workoutDone'),
      description: t(completed.workoutId === null ? 'pendingLog' : 'workoutDoneText'),
      duration: 5000,
    });
    onCompleted(completed);
  };
  return { submit, isPending };
}
