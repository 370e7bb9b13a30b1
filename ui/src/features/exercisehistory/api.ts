// Queries and mutations of the exercise page.
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { get, type Answer } from '@/shared/api/client';
import { alternativesQuery, exercisesQuery } from '@/shared/api/queries';
import type { OutboxEntry } from '@/shared/outbox/entries';
import type { NotedRow } from '@/shared/outbox/notes';
import { useOverlaidQuery } from '@/shared/outbox/overlay';
import { record } from '@/shared/outbox/record';
import { useIsLeft } from '@/shared/outbox/useIsLeft';

const PAGE = 20;

// Every logged set can change the history, so it is fetched each time the page opens. Best values come with the first
// page; later pages only add sessions.
export const historyQuery = (exercise: string) =>
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

type History = InfiniteData<Answer<'get', '/api/exercise-history'>>;

export function useExerciseHistory(exercise: string) {
  const query = useInfiniteQuery(historyQuery(exercise));
  const apply = useCallback(
    (data: History, entries: readonly OutboxEntry[]): History => {
      const own = entries.findLast(({ rows: [row] }) => row?.id === exercise.toLowerCase());
      if (!own) return data;
      const { note } = own.rows[0] as NotedRow;
      return { ...data, pages: data.pages.map((page) => ({ ...page, note })) };
    },
    [exercise],
  );
  return useOverlaidQuery(query, 'note', apply);
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
  const isLeft = useIsLeft();
  return useMutation({
    mutationFn: async (note: string | null) => {
      const body = { exerciseName: exercise, note };
      const { rows } = await record<NotedRow>(
        client,
        {
          kind: 'note',
          method: 'put',
          path: '/api/exercise-notes',
          body,
          rows: [{ id: exercise.toLowerCase(), ...body }],
          refetch: ['/api/exercise-notes', '/api/exercise-history'],
        },
        { isLeft },
      );
      return rows[0];
    },
  });
}
