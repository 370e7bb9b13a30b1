// Queries and mutations of wellness activities and insights.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { ApiError, del, get, post, put } from '@/shared/api/client';
import { refetchPaths } from '@/shared/api/queryClient';
import type { ActivityType, GeneratedInsights } from '@/shared/api/types';
import { currentLocale, useLocale } from '@/shared/i18n/locale';
import type { Locale } from '@/shared/i18n/translate';
import { newClientKey } from '@/shared/lib/clientKey';
import { keepFocus } from '@/shared/lib/focus';
import { resetOnSessionChange } from '@/shared/lib/resetOnSessionChange';
import { newRowId, record } from '@/shared/outbox/record';
import { stampOf } from '@/shared/outbox/stamp';
import { temporaryInsights, type TemporaryInsight } from './logic';

// The server words saved insights in the language of the request.
const insightsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['/api/wellness-insights', locale],
    queryFn: ({ signal }) => get('/api/wellness-insights', { signal }),
  });

// Records a finished activity. A failure is not shown: the activity is stored on the device and sent later
// (docs/behaviour.md, Wellness, periods and sleep). Resolves to whether it waits on this device. Never rejects: the outbox
// shows what was refused.
export function useRecordMoment() {
  const client = useQueryClient();
  return async (activityType: ActivityType, activityName: string): Promise<boolean> => {
    const completedAt = new Date().toISOString();
    const moment = { activityType, activityName, completedAt };
    const saved = await record(client, {
      kind: 'moment',
      method: 'post',
      path: '/api/wellness-activities',
      body: { ...moment, clientKey: newClientKey() },
      rows: [{ id: newRowId(), ...moment, ...stampOf(completedAt) }],
      refetch: ['/api/wellness-activities'],
      isOptimistic: true,
      staysRefused: true,
    }).catch(() => null);
    return saved?.isKept ?? false;
  };
}

export function useSavedInsights() {
  return useQuery(insightsQuery(useLocale()));
}

interface TemporaryState {
  insights: readonly TemporaryInsight[];
}

// Insights that were generated but not saved. They exist until the page is closed.
export const useTemporaryInsights = create<TemporaryState>(() => ({ insights: [] }));
resetOnSessionChange(useTemporaryInsights);

function dropTemporary(id: string): void {
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
    onSuccess: (answer) => {
      const now = new Date().toISOString();
      const generated = temporaryInsights(answer, { now, batch: newClientKey(), language: currentLocale() });
      useTemporaryInsights.setState({ insights: generated });
    },
  });
}

const hiddenQuery = queryOptions({
  queryKey: ['/api/hidden-insights'],
  queryFn: ({ signal }) => get('/api/hidden-insights', { signal }),
});

// The kinds that the server leaves out for some weeks.
export function useHiddenInsights() {
  return useQuery(hiddenQuery);
}

// The insight disappears at once, and comes back if the server refuses.
export function useHideInsight() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ metadata: { kind } }: TemporaryInsight) => put('/api/hidden-insights', { body: { kind } }),
    onMutate: ({ id }) => keepFocus(() => dropTemporary(id)),
    onSuccess: (hidden) =>
      client.setQueryData(hiddenQuery.queryKey, (list) => [
        ...(list ?? []).filter(({ kind }) => kind !== hidden.kind),
        hidden,
      ]),
    onError: (_error, insight) =>
      useTemporaryInsights.setState(({ insights }) => ({ insights: [insight, ...insights] })),
  });
}

export function useShowHiddenInsights() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => del('/api/hidden-insights'),
    onSuccess: () => client.setQueryData(hiddenQuery.queryKey, []),
  });
}

export function useSaveInsight() {
  const client = useQueryClient();
  return useMutation({
    // The temporary id is the client key, so that a second click does not save the insight twice.
    mutationFn: ({ id, content, type, metadata }: TemporaryInsight) =>
      post('/api/wellness-insights', { body: { content, type, metadata, clientKey: id } }),
    onSuccess: (saved, { id }) => {
      client.setQueryData(insightsQuery(currentLocale()).queryKey, (list) => [
        saved,
        ...(list ?? []).filter((each) => each.id !== saved.id),
      ]);
      keepFocus(() => dropTemporary(id));
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
