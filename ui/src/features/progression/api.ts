// The calls about the way to the next level; it knows no part.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { post } from '@/shared/api/client';
import { dayBound } from '@/shared/api/queryClient';
import { currentUser, updateUser } from '@/shared/api/session';
import type { LevelChange, Progression, ProgressionAnswer } from '@/shared/api/types';

export const PROGRESSION_KEY = ['/api/progression'];

export function useProgression() {
  // Every logged workout moves it.
  return useQuery<Progression>({ queryKey: PROGRESSION_KEY, meta: dayBound, staleTime: 0 });
}

export function useLevelHistory() {
  return useQuery<LevelChange[]>({ queryKey: ['/api/level-history'], staleTime: 0 });
}

export function useRespondToProgression() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: ProgressionAnswer) => post<Progression>('/api/progression/respond', answer),
    onSuccess: (progression, { response }) => {
      client.setQueryData(PROGRESSION_KEY, progression);
      if (response !== 'accepted') return undefined;
      const user = currentUser();
      if (user) updateUser({ ...user, fitnessLevel: progression.currentLevel });
      return Promise.all(
        ['/api/user', '/api/level-history'].map((path) => client.invalidateQueries({ queryKey: [path] })),
      );
    },
    // Perhaps it was answered in another window: what stands now is asked for.
    onError: () => client.invalidateQueries({ queryKey: PROGRESSION_KEY }),
  });
}
