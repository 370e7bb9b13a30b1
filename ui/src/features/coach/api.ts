// Queries and mutations of the coach, except for the streamed chat answer (chat/chatStore.ts).
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { del, post, put } from '@/shared/api/client';
import { chooseCoach, type CoachChoice } from '@/shared/api/coachChoice';
import { userQuery } from '@/shared/api/queries';
import { dayBound, queryAt } from '@/shared/api/queryClient';
import { updateUser, useSession } from '@/shared/api/session';

const statusQuery = queryOptions(queryAt('/api/coaching/status'));
const motivationQuery = queryOptions({ ...queryAt('/api/coaching/motivation'), meta: dayBound });
// The newest `limit` messages, oldest first.
const chatQuery = (limit: number) => queryOptions(queryAt('/api/coaching/chat', { query: { limit } }));
// Matches the chat queries of every `limit`.
export const anyChatQuery = queryOptions(queryAt('/api/coaching/chat'));

export function useSignedIn(): boolean {
  return useSession((state) => state.session !== null);
}

export function useCoachStatus() {
  return useQuery({ ...statusQuery, enabled: useSignedIn() });
}

export function useMotivation() {
  return useQuery({ ...motivationQuery, enabled: useSignedIn() });
}

export interface FormQuestion {
  exercise: string;
  notes: string;
}

export function useFormFeedback() {
  return useMutation({
    mutationFn: ({ exercise, notes }: FormQuestion) =>
      post('/api/coaching/form-feedback', { body: { exercise, notes: notes || null } }),
  });
}

// Messages loaded at first, and with each "Show earlier messages".
export const CHAT_PAGE = 40;

export function useChatHistory(count: number) {
  return useQuery({
    ...chatQuery(count),
    enabled: useSignedIn(),
    placeholderData: (before) => before,
  });
}

export function useClearChat() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => del('/api/coaching/chat'),
    onSuccess: () => client.setQueriesData({ queryKey: anyChatQuery.queryKey }, []),
  });
}

export interface CoachConsent {
  choice: Exclude<CoachChoice, 'undecided'>;
  healthData: boolean;
}

// Withdrawing consent applies at once. Granting it applies after the server has stored it.
export function useChooseCoach() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ choice, healthData }: CoachConsent) => {
      if (choice === 'builtIn') chooseCoach(choice);
      const user = await put('/api/user', { body: { coachHealthData: healthData } });
      client.setQueryData(userQuery.queryKey, user);
      updateUser(user);
      chooseCoach(choice);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: statusQuery.queryKey }),
  });
}
