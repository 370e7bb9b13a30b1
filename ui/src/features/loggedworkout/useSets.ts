// The sets of one logged exercise while they are changed; what was refused stays as it was typed.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { ExerciseCompletion, SetLog } from '@/shared/api/types';
import { rowsOf } from './logic';
import { forgetTyped, sendTyped, typeSets, useTypedSets } from './typedSets';

export function useSets(completion: ExerciseCompletion, workoutId: number) {
  const client = useQueryClient();
  const { id } = completion;
  const typed = useTypedSets((state) => state.typed[id]);
  const [problem, setProblem] = useState<unknown>(null);

  const send = useCallback(() => sendTyped(client, workoutId, id).then(setProblem), [client, workoutId, id]);
  const change = (edit: (sets: SetLog[]) => SetLog[]) => {
    setProblem(null);
    typeSets(client, workoutId, id, edit);
  };

  // What waits from an earlier visit goes now, what waits when the page is left goes then.
  useEffect(() => {
    void send();
    return () => void sendTyped(client, workoutId, id);
  }, [send, client, workoutId, id]);

  return {
    sets: typed ?? rowsOf(completion),
    problem,
    change,
    send,
    changeAndSend: (edit: (sets: SetLog[]) => SetLog[]) => {
      change(edit);
      return send();
    },
    discard: () => {
      setProblem(null);
      forgetTyped(id);
    },
  };
}
