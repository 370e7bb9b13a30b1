// Complete Workout: stores the log on this device, sends the remaining exercises and then the log. Without a server,
// the log waits in the outbox.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverMessage } from '@/shared/api/errors';
import type { ExerciseCompletion, PlannedExercise, WorkoutInput } from '@/shared/api/types';
import { newClientKey } from '@/shared/lib/clientKey';
import { common } from '@/shared/i18n/common';
import { workoutNames } from '@/shared/i18n/labels';
import { getT, useT } from '@/shared/i18n/locale';
import { toast } from '@/shared/ui/toast';
import { sendPendingDeletion } from '@/shared/ui/undo';
import { celebrate } from './celebrate';
import { plannedCalories } from '@/features/workouts/logic';
import { workoutMessages } from '@/features/workouts/messages';
import { isReady, sendLog, whileCompleting, type LogOutcome } from '@/features/workouts/outbox/sendLog';
import type { SavedTick } from './training';
import type { LoggedAs } from './TrainingFooter';
import { tickMessages } from '@/features/workouts/outbox/tickMessages';
import { trainingMessages } from './trainingMessages';
import {
  updateLog,
  removeLog,
  findLog,
  queueLog,
  outbox,
  slotOf,
  type UnsentLog,
} from '@/features/workouts/outbox/unsent';
import { sendExercisesOf } from '@/features/workouts/outbox/ticks';
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
    day: training.day,
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

// Sets ticked while this sends join the log, so sending is repeated.
const MOST_ROUNDS = 5;

async function sendParts(client: QueryClient, { key, training }: UnsentLog): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS && (await sendExercisesOf(client, training)); round += 1) {
    const log = findLog(key);
    if (!log || isReady(log)) return;
  }
}

async function send(client: QueryClient, { key }: UnsentLog): Promise<LogOutcome> {
  const log = findLog(key);
  // Everything in it was unticked meanwhile.
  if (!log) return { kind: 'refused', error: null };
  if (isReady(log)) return sendLog(client, key);
  updateLog(key, { state: 'waiting' });
  return { kind: 'waiting' };
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
    await sendParts(client, log);
    if (outbox().exercises.some(({ training, state }) => training === log.training && state === 'refused')) {
      removeLog(log.key);
      return { kind: 'refused', reason: t('refusedFirst') };
    }
    const outcome = await send(client, log);
    if (outcome.kind === 'refused') {
      removeLog(log.key);
      return {
        kind: 'refused',
        reason: outcome.error === null ? t('nothingTicked') : serverMessage(outcome.error, tick('workoutFailed')),
      };
    }
    const workoutId = outcome.kind === 'saved' ? outcome.workoutId : (findLog(log.key)?.workoutId ?? null);
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
