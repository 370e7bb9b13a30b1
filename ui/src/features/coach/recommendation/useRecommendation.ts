// Requests a recommendation on demand and caches it for five minutes.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { ApiError, post } from '@/shared/api/client';
import { resetOnSessionChange } from '@/shared/lib/resetOnSessionChange';
import { bodyOf, type RecommendationOptions } from './recommendation';

// Cached for 5 minutes, retried up to twice and never on a 401 (docs/behaviour.md, Coach).
const CACHE_MS = 5 * 60_000;
const MAX_RETRIES = 2;

interface RecommendationRequest {
  options: RecommendationOptions;
  variation: number;
}

// The request whose answer is shown; null before the first one. Survives a change of screen.
const useShownRequest = create<{ request: RecommendationRequest | null }>(() => ({ request: null }));
resetOnSessionChange(useShownRequest);

const PATH = '/api/coaching/recommendation';

// A POST, because the special needs are about health and must not be part of an address.
function queryFor(request: RecommendationRequest | null) {
  const body = request ? bodyOf(request.options, request.variation) : {};
  return queryOptions({
    queryKey: [PATH, body],
    queryFn: ({ signal }) => post(PATH, { body, signal }),
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    retry: (failures: number, error: Error) =>
      failures < MAX_RETRIES && !(error instanceof ApiError && error.status === 401),
  });
}

export function useRecommendation() {
  const client = useQueryClient();
  const request = useShownRequest((state) => state.request);
  // Reads the cache only. The mutation below fetches.
  const { data } = useQuery({ ...queryFor(request), enabled: false });
  const generation = useMutation({
    mutationFn: (next: RecommendationRequest) => client.fetchQuery(queryFor(next)),
    onSuccess: (_recommendation, next) => useShownRequest.setState({ request: next }),
  });
  return {
    shown: request && data ? { request, recommendation: data } : null,
    generate: generation.mutateAsync,
    isPending: generation.isPending,
    error: generation.error,
    reset: () => {
      generation.reset();
      useShownRequest.setState({ request: null });
    },
  };
}
