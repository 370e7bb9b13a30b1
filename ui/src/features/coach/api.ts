// The coach's calls apart from the chat's stream; it knows no part.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { del, post, put } from '@/shared/api/client';
import { chooseCoach, type CoachChoice } from '@/shared/api/coachChoice';
import { dayBound } from '@/shared/api/queryClient';
import { updateUser, useSession } from '@/shared/api/session';
import type { ChatMessage, CoachStatus, FormFeedback, Motivation, User } from '@/shared/api/types';

export const STATUS_KEY = ['/api/coaching/status'];
export const CHAT_KEY = ['/api/coaching/chat'];

export function useSignedIn(): boolean {
  return useSession((state) => state.session !== null);
}

export function useCoachStatus() {
  return useQuery<CoachStatus>({ queryKey: STATUS_KEY, enabled: useSignedIn() });
}

export function useMotivation() {
  return useQuery<Motivation>({ queryKey: ['/api/coaching/motivation'], meta: dayBound, enabled: useSignedIn() });
}

export interface FormQuestion {
  exercise: string;
  notes: string;
}

export function useFormFeedback() {
  return useMutation({
    mutationFn: ({ exercise, notes }: FormQuestion) =>
      post<FormFeedback>('/api/coaching/form-feedback', { exercise, notes: notes || null }),
  });
}

// How many messages are loaded at first, and how many more each time.
export const CHAT_PAGE = 40;

// The newest `count` messages, oldest first.
export function useChatHistory(count: number) {
  return useQuery<ChatMessage[]>({
    queryKey: [...CHAT_KEY, { limit: count }],
    enabled: useSignedIn(),
    placeholderData: (before) => before,
  });
}

export function useClearChat() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => del('/api/coaching/chat'),
    onSuccess: () => client.setQueriesData<ChatMessage[]>({ queryKey: CHAT_KEY }, []),
  });
}

export interface Wish {
  choice: Exclude<CoachChoice, 'undecided'>;
  healthData: boolean;
}

// What leaves this server changes at once where it becomes less; where it becomes more, after the account knows it.
export function useChooseCoach() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ choice, healthData }: Wish) => {
      if (choice === 'builtIn') chooseCoach(choice);
      const user = await put<User>('/api/user', { coachHealthData: healthData });
      client.setQueryData(['/api/user'], user);
      updateUser(user);
      chooseCoach(choice);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: STATUS_KEY }),
  });
}
