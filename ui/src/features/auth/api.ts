// The calls of signing in and out, of one's password and one's sessions; it knows no form.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { del, get, post } from '@/shared/api/client';
import { endSession } from '@/shared/api/session';
import type { AccountSession, AuthAnswer, ServerInfo } from '@/shared/api/types';
import { sendPendingDeletion } from '@/shared/ui/undo';

export interface LoginBody {
  email: string;
  password: string;
  rememberMe: boolean;
}

export interface SignupBody {
  name: string;
  email: string;
  password: string;
}

// `unknown`: an answer without user or token has its own message, so it is looked at before it is believed.
export function useLogin() {
  return useMutation({ mutationFn: (body: LoginBody) => post<AuthAnswer | unknown>('/api/auth/login', body) });
}

export function useSignup() {
  return useMutation({ mutationFn: (body: SignupBody) => post<AuthAnswer | unknown>('/api/auth/signup', body) });
}

const serverInfo = queryOptions({
  queryKey: ['/api/server'],
  queryFn: ({ signal }) => get<ServerInfo>('/api/server', { signal }),
});

export function useServerInfo() {
  return useQuery(serverInfo);
}

// Answers with `mail`: whether this server sends e-mail at all. Where that cannot be learnt, the specification's own
// sentence is told, which promises nothing about an account.
export function useForgotPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) => {
      await post<unknown>('/api/auth/forgot-password', { email });
      const { mail } = await client.ensureQueryData(serverInfo).catch(() => ({ mail: true }));
      return { mail };
    },
  });
}

export interface ResetBody {
  token: string;
  newPassword: string;
}

export function useResetPassword() {
  return useMutation({ mutationFn: (body: ResetBody) => post<unknown>('/api/auth/reset-password', body) });
}

const SESSIONS_KEY = ['/api/user/sessions'];

export function useSessions() {
  // Other devices come and go.
  return useQuery<AccountSession[]>({ queryKey: SESSIONS_KEY, staleTime: 0 });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => del(`/api/user/sessions/${id}`),
    // Also after a failure: perhaps it ended by itself meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}

export interface ChangePasswordBody {
  currentPassword: string;
  newPassword: string;
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePasswordBody) => post<void>('/api/user/password', body),
    onSuccess: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
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
