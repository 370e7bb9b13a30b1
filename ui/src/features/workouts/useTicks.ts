// Ticking exercises: shows each tick at once, sends it or its taking back, and says how it went; it draws nothing.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { currentUser } from '@/shared/api/session';
import type { ExerciseCompletion, PersonalRecord, PlannedExercise } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { currentFormat, sentences } from '@/shared/i18n/locale';
import { newClientKey } from '@/shared/lib/clientKey';
import type { Day } from '@/shared/lib/dates';
import { formatExerciseTime, formatWeight } from '@/shared/lib/exercise';
import { toast } from '@/shared/ui/toast';
import { completionsKey, useDeleteExerciseCompletion } from './api';
import { completionBody, type Entry } from './training';
import { trainingMessages } from './trainingMessages';
import { dropTick, isInFlight, keepTick, sendTick, sendWaiting, useUnsent, type Outcome, type UnsentTick } from './unsent';
import { forgetSaved, rememberSaved } from './useTraining';

const RETRY_MS = 15_000;

export function recordText({ value, unit }: Pick<PersonalRecord, 'value' | 'unit'>): string {
  if (unit === 'lb') return formatWeight(value, currentUser()?.weightUnit ?? 'lb', currentFormat());
  return unit === 's' ? formatExerciseTime(value) : sentences(trainingMessages)('repsCount', { count: value });
}

function fail(more = ''): void {
  const description = `${sentences(trainingMessages)('exerciseFailed')}${more && ` ${more}`}`;
  toast({ title: sentences(common)('error'), description, destructive: true });
}

function tell(tick: UnsentTick, outcome: Outcome): void {
  const t = sentences(trainingMessages);
  if (outcome.kind === 'refused') return fail();
  if (outcome.kind === 'waiting') return outcome.first ? fail(t('keptHere')) : undefined;
  const { id, newRecord } = outcome.saved;
  const record = newRecord && { value: newRecord.value, unit: newRecord.unit };
  rememberSaved(tick.workout, tick.exerciseId, { completion: id, record });
  const praise = t('exerciseDoneText');
  // Who wants no word of records still finds them on the card and the progress screen.
  const told = newRecord && currentUser()?.notifyAchievements !== false;
  const description = told ? `${praise} ${t('newRecord', { value: recordText(newRecord) })}` : praise;
  toast({ title: t('exerciseDone'), description });
}

export function sendWaitingTicks(client: QueryClient): Promise<void> {
  return sendWaiting(client, tell);
}

// Several may be under way at once, and each says its own outcome.
export function useTicks(workout: string, day: Day) {
  const client = useQueryClient();
  const { mutateAsync: remove } = useDeleteExerciseCompletion(day);
  return useCallback(
    async (exercise: PlannedExercise, entry: Entry, completion: ExerciseCompletion | undefined) => {
      const unsent = useUnsent.getState().ticks.find((each) => each.workout === workout && each.exerciseId === exercise.id);
      if (unsent && isInFlight(unsent)) return;
      if (unsent) {
        dropTick(unsent.key);
        // Its answer may have been lost, not the tick itself: then it stands again, and can be taken back.
        return void client.invalidateQueries({ queryKey: completionsKey(day) });
      }
      if (!completion) {
        const tick = keepTick(workout, exercise, completionBody(exercise, entry, day, newClientKey()), day);
        return tell(tick, await sendTick(client, tick));
      }
      try {
        await remove(completion);
        forgetSaved(workout, exercise.id);
      } catch {
        fail();
      }
    },
    [client, remove, workout, day],
  );
}

// Sends later what could not be sent: when the page opens, when the network or the page comes back, and now and then.
export function useUnsentWatch(): void {
  const client = useQueryClient();
  const some = useUnsent((state) => state.ticks.some(({ waiting }) => waiting));
  useEffect(() => {
    void sendWaitingTicks(client);
  }, [client]);
  useEffect(() => {
    if (!some) return undefined;
    const send = () => void sendWaitingTicks(client);
    const timer = setInterval(send, RETRY_MS);
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [some, client]);
}
