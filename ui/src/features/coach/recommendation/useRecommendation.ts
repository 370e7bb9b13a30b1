// Asks for a session when the person wants one, and remembers it for five minutes; it draws nothing.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { ApiError } from '@/shared/api/client';
import { queryAt } from '@/shared/api/queryClient';
import { resetOnSessionChange } from '@/shared/lib/resetOnSessionChange';
import { queryOf, type RecommendationOptions } from './recommendation';

// part-2 §9: cached for 5 minutes, retried up to twice and never on a 401.
const KEPT_MS = 5 * 60_000;
const MOST_RETRIES = 2;

export interface Asked {
  options: RecommendationOptions;
  variation: number;
}

// What is shown; null before the first one. It outlives a look at another screen.
const useShown = create<{ asked: Asked | null }>(() => ({ asked: null }));
resetOnSessionChange(useShown);

function queryFor(asked: Asked | null) {
  return queryOptions({
    ...queryAt('/api/coaching/recommendation', { query: asked ? queryOf(asked.options, asked.variation) : {} }),
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    retry: (failures: number, error: Error) =>
      failures < MOST_RETRIES && !(error instanceof ApiError && error.status === 401),
  });
}

export function useRecommendation() {
  const client = useQueryClient();
  const asked = useShown((state) => state.asked);
  // Never by itself: only what was asked for is looked up here.
  const { data } = useQuery({ ...queryFor(asked), enabled: false });
  const making = useMutation({
    mutationFn: (next: Asked) => client.fetchQuery(queryFor(next)),
    onSuccess: (_made, next) => useShown.setState({ asked: next }),
  });
  return {
    shown: asked && data ? { asked, recommendation: data } : null,
    generate: making.mutateAsync,
    isPending: making.isPending,
    error: making.error,
    forget: () => {
      making.reset();
      useShown.setState({ asked: null });
    },
  };
}
