// Queries and mutations for the level suggestion.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { post } from '@/shared/api/client';
import { dayBound, queryAt, refetchPaths } from '@/shared/api/queryClient';
import { currentUser, updateUser } from '@/shared/api/session';
import type { ProgressionAnswerInput } from '@/shared/api/types';

// Every logged workout can change it.
const progressionQuery = queryOptions({ ...queryAt('/api/progression'), meta: dayBound, staleTime: 0 });
const levelsQuery = queryOptions({ ...queryAt('/api/level-history'), staleTime: 0 });

export function useProgression() {
  return useQuery(progressionQuery);
}

export function useLevelHistory() {
  return useQuery(levelsQuery);
}

export function useRespondToProgression() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: ProgressionAnswerInput) => post('/api/progression/respond', { body: answer }),
    onSuccess: (progression, { response }) => {
      client.setQueryData(progressionQuery.queryKey, progression);
      if (response !== 'accepted') return undefined;
      const user = currentUser();
      if (user) updateUser({ ...user, fitnessLevel: progression.currentLevel });
      return refetchPaths(client, ['/api/user', '/api/level-history']);
    },
    // It may have been answered in another window: load the current state.
    onError: () => client.invalidateQueries({ queryKey: progressionQuery.queryKey }),
  });
}
