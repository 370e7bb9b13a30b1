// Queries and mutations of the exercise page.
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, put } from '@/shared/api/client';
import { alternativesQuery, exercisesQuery } from '@/shared/api/queries';
import { refetchPaths } from '@/shared/api/queryClient';

const PAGE = 20;

// Every logged set can change the history, so it is fetched each time the page opens. Best values come with the first
// page; later pages only add sessions.
const historyQuery = (exercise: string) =>
  infiniteQueryOptions({
    queryKey: ['/api/exercise-history', { exercise }],
    queryFn: ({ pageParam, signal }) =>
      get('/api/exercise-history', { params: { query: { exercise, limit: PAGE, offset: pageParam } }, signal }),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => {
      const loaded = pages.reduce((sum, { sessions }) => sum + sessions.length, 0);
      return loaded < (pages[0]?.sessionCount ?? 0) ? loaded : null;
    },
    staleTime: 0,
  });

export function useExerciseHistory(exercise: string) {
  return useInfiniteQuery(historyQuery(exercise));
}

// True if the catalogue lists the exercise's weight as assistance, so that less is better.
export function useAssisted(exerciseKey: string | null): boolean {
  const { data } = useQuery(exercisesQuery);
  return exerciseKey !== null && data?.find(({ key }) => key === exerciseKey)?.implement === 'assistance';
}

export function useAlternatives(exercise: string) {
  return useQuery(alternativesQuery(exercise));
}

// Null removes the note.
export function useSaveNote(exercise: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: string | null) => put('/api/exercise-notes', { body: { exerciseName: exercise, note } }),
    onSuccess: (_saved, note) => {
      client.setQueryData(
        historyQuery(exercise).queryKey,
        (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, note })) },
      );
      void refetchPaths(client, ['/api/exercise-notes']);
    },
  });
}
