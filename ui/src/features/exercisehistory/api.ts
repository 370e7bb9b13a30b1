// The calls of an exercise's page; it knows no part.
import { useInfiniteQuery, useMutation, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { get, put } from '@/shared/api/client';
import { pathOf } from '@/shared/api/queryClient';
import type { Exercise, ExerciseHistory, ExerciseNote } from '@/shared/api/types';

const PAGE = 20;

const historyKey = (exercise: string) => ['/api/exercise-history', { exercise }];

// Everything that is logged changes it, so it is asked anew each time it is opened. The first page has the figures; the
// others are there for their sessions.
export function useExerciseHistory(exercise: string) {
  return useInfiniteQuery({
    queryKey: historyKey(exercise),
    queryFn: ({ pageParam, signal }) =>
      get<ExerciseHistory>(pathOf(['/api/exercise-history', { exercise, limit: PAGE, offset: pageParam }]), { signal }),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => {
      const loaded = pages.reduce((sum, { sessions }) => sum + sessions.length, 0);
      return loaded < (pages[0]?.sessionCount ?? 0) ? loaded : null;
    },
    staleTime: 0,
  });
}

// Whether its weight is help, so that less of it is better: the catalogue knows.
export function useAssisted(exerciseKey: string | null): boolean {
  const { data } = useQuery<Exercise[]>({ queryKey: ['/api/exercises'] });
  return exerciseKey !== null && data?.find(({ key }) => key === exerciseKey)?.implement === 'assistance';
}

export function useAlternatives(exercise: string) {
  return useQuery<Exercise[]>({ queryKey: ['/api/exercise-alternatives', { exercise }] });
}

// Null removes the note.
export function useSaveNote(exercise: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: string | null) => put<ExerciseNote | undefined>('/api/exercise-notes', { exerciseName: exercise, note }),
    onSuccess: (_saved, note) => {
      client.setQueryData<InfiniteData<ExerciseHistory>>(
        historyKey(exercise),
        (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, note })) },
      );
      void client.invalidateQueries({ queryKey: ['/api/exercise-notes'] });
    },
  });
}
