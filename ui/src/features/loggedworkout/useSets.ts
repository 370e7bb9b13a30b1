// The sets of one logged exercise while they are edited. Refused corrections stay as typed.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { ExerciseCompletion, SetLog } from '@/shared/api/types';
import { findCompletion } from './api';
import { rowsOf } from './logic';
import { sendCorrection } from './sendCorrections';
import { removeCorrection, findCorrection, editSets, useCorrection } from './corrections';

export function useSets(completion: ExerciseCompletion, workoutId: number) {
  const client = useQueryClient();
  const { id } = completion;
  const typed = useCorrection(id);

  const retry = useCallback(() => sendCorrection(client, id), [client, id]);
  // A refused correction is sent again only on request, or when it has changed.
  const send = useCallback(async () => {
    if (findCorrection(id)?.state !== 'refused') await retry();
  }, [retry, id]);
  const change = (edit: (sets: SetLog[]) => SetLog[]) => {
    const now = findCompletion(client, workoutId, id);
    // The completion was removed meanwhile and has no correction: there is nothing to change.
    if (now || findCorrection(id))
      editSets({ workoutId, id, name: completion.exerciseName, shown: now ? rowsOf(now) : [], edit });
  };

  // Sends earlier corrections when the page opens and the remaining ones when it closes, but never refused ones.
  useEffect(() => {
    void send();
    return () => void send();
  }, [send]);

  return {
    sets: typed?.sets ?? rowsOf(completion),
    // Why the server does not have the correction; null if it has it or was not asked yet.
    problem: typed && typed.state !== 'typed' ? { reason: typed.reason } : null,
    change,
    send,
    retry,
    changeAndSend: (edit: (sets: SetLog[]) => SetLog[]) => {
      change(edit);
      return send();
    },
    discard: () => removeCorrection(id),
  };
}
