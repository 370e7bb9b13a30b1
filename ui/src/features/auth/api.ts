// The calls of signing in and out, of one's password and one's sessions; it knows no form.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { del, post } from '@/shared/api/client';
import { queryAt } from '@/shared/api/queryClient';
import { endSession } from '@/shared/api/session';
import type { ChangePasswordInput, LoginInput, ResetPasswordInput, SignupInput } from '@/shared/api/types';
import { sendPendingDeletion } from '@/shared/ui/undo';

export type LoginBody = Required<LoginInput>;
export type SignupBody = Required<SignupInput>;

export function useLogin() {
  return useMutation({ mutationFn: (body: LoginBody) => post('/api/auth/login', { body }) });
}

export function useSignup() {
  return useMutation({ mutationFn: (body: SignupBody) => post('/api/auth/signup', { body }) });
}

const serverQuery = queryOptions(queryAt('/api/server'));
// Other devices come and go.
const sessionsQuery = queryOptions({ ...queryAt('/api/user/sessions'), staleTime: 0 });

export function useServerInfo() {
  return useQuery(serverQuery);
}

// Answers with `mail`: whether this server sends e-mail at all. Where that cannot be learnt, the specification's own
// sentence is told, which promises nothing about an account.
export function useForgotPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) => {
      await post('/api/auth/forgot-password', { body: { email } });
      const { mail } = await client.ensureQueryData(serverQuery).catch(() => ({ mail: true }));
      return { mail };
    },
  });
}

export function useResetPassword() {
  return useMutation({ mutationFn: (body: ResetPasswordInput) => post('/api/auth/reset-password', { body }) });
}

export function useSessions() {
  return useQuery(sessionsQuery);
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => del('/api/user/sessions/{id}', { params: { path: { id } } }),
    // Also after a failure: perhaps it ended by itself meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePasswordInput) => post('/api/user/password', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

const PATIENCE_MS = 3000;

// Ends the session on the server and here; here also when the server cannot be reached.
export async function logOut(): Promise<void> {
  await sendPendingDeletion();
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([post('/api/auth/logout').catch(() => undefined), patience]);
  endSession('logout');
}
