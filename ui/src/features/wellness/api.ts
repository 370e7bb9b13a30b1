// The calls of moments and insights; it knows no screen.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { ApiError, del, post } from '@/shared/api/client';
import { dayBound, queryAt, refetchPaths } from '@/shared/api/queryClient';
import type { ActivityType, GeneratedInsights } from '@/shared/api/types';
import { newClientKey } from '@/shared/lib/clientKey';
import { resetOnSessionChange } from '@/shared/lib/resetOnSessionChange';
import { queueAndSend } from '@/shared/lib/unsent';
import { temporaryInsights, type TemporaryInsight } from './logic';

// Of the last 30 days (the server's default) or fewer.
export const momentStatsQuery = (days?: number) =>
  queryOptions({
    ...queryAt('/api/wellness-activities/stats', days === undefined ? {} : { query: { days } }),
    meta: dayBound,
  });
const insightsQuery = queryOptions(queryAt('/api/wellness-insights'));

export function useWellnessStats() {
  return useQuery(momentStatsQuery());
}

// Records a finished moment. part-2 §8 'Failed to track completion' (silent in the UI): what cannot be sent is kept and
// sent later.
export function useRecordMoment() {
  const client = useQueryClient();
  return (activityType: ActivityType, activityName: string) => {
    const body = { activityType, activityName, completedAt: new Date().toISOString() };
    void queueAndSend('/api/wellness-activities', body).then((paths) => refetchPaths(client, paths));
  };
}

export function useSavedInsights() {
  return useQuery(insightsQuery);
}

interface TemporaryState {
  insights: readonly TemporaryInsight[];
}

// Made, not kept: they live as long as the page.
export const useTemporaryInsights = create<TemporaryState>(() => ({ insights: [] }));
resetOnSessionChange(useTemporaryInsights);

export function dropTemporary(id: string): void {
  useTemporaryInsights.setState(({ insights }) => ({ insights: insights.filter((each) => each.id !== id) }));
}

async function generate(): Promise<GeneratedInsights> {
  try {
    const answer = await post('/api/coaching/wellness-insights');
    if (!Array.isArray(answer?.insights)) throw new Error('Invalid insights format received');
    return answer;
  } catch (error) {
    if (error instanceof ApiError)
      throw new Error(`Failed to generate insights: ${error.message.replace(/^\d+: /, '')}`, { cause: error });
    throw error;
  }
}

export function useGenerateInsights() {
  return useMutation({
    mutationFn: generate,
    onSuccess: ({ insights, dataContext }) => {
      const made = temporaryInsights(insights, dataContext, new Date().toISOString(), newClientKey());
      useTemporaryInsights.setState({ insights: made });
    },
  });
}

export function useSaveInsight() {
  const client = useQueryClient();
  return useMutation({
    // The temporary id is the key of the creation: pressed twice, saved once.
    mutationFn: ({ id, content, type, metadata }: TemporaryInsight) =>
      post('/api/wellness-insights', { body: { content, type, metadata, clientKey: id } }),
    onSuccess: (saved, { id }) => {
      client.setQueryData(insightsQuery.queryKey, (list) => [
        saved,
        ...(list ?? []).filter((each) => each.id !== saved.id),
      ]);
      dropTemporary(id);
      void refetchPaths(client, ['/api/wellness-insights']);
    },
  });
}

export function useDeleteInsight() {
  const client = useQueryClient();
  return async (id: number, options: { keepalive: boolean }) => {
    await del('/api/wellness-insights/{id}', { params: { path: { id } }, ...options });
    await refetchPaths(client, ['/api/wellness-insights']);
  };
}
