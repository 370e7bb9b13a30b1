// Queries and mutations for signing in and out, passwords and sessions.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { del, post } from '@/shared/api/client';
import { queryAt } from '@/shared/api/queryClient';
import { endSession, renewToken } from '@/shared/api/session';
import type { ChangePasswordInput, LoginInput, ResetPasswordInput, SignupInput } from '@/shared/api/types';
import { loadTextsOf } from '@/shared/i18n/locale';
import { knownDevices, rememberDevice } from './knownDevices';

export type LoginBody = Required<Omit<LoginInput, 'devices'>>;
export type SignupBody = Required<SignupInput>;

export function useLogin() {
  return useMutation({
    mutationFn: (body: LoginBody) => post('/api/auth/login', { body: { ...body, devices: knownDevices() } }),
    onSuccess: async ({ device, user }) => {
      rememberDevice(device);
      await loadTextsOf(user);
    },
  });
}

export function useSignup() {
  return useMutation({
    mutationFn: (body: SignupBody) => post('/api/auth/signup', { body }),
    onSuccess: ({ device }) => rememberDevice(device),
  });
}

const serverQuery = queryOptions(queryAt('/api/server'));
// Sessions of other devices may start and end at any time.
const sessionsQuery = queryOptions({ ...queryAt('/api/user/sessions'), staleTime: 0 });
const eventsQuery = queryOptions({ ...queryAt('/api/user/security-events'), staleTime: 0 });

export function useServerInfo() {
  return useQuery(serverQuery);
}

// The result's `mail` says whether this server sends email. If that is unknown, the form shows the neutral sentence,
// which does not reveal whether an account exists.
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
  return useMutation({
    mutationFn: (body: ResetPasswordInput) => post('/api/auth/reset-password', { body }),
    onSuccess: ({ device }) => rememberDevice(device),
  });
}

export function useSessions() {
  return useQuery(sessionsQuery);
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => del('/api/user/sessions/{id}', { params: { path: { id } } }),
    // Also after a failure: the session may have ended in the meantime.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
        client.invalidateQueries({ queryKey: eventsQuery.queryKey }),
      ]),
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePasswordInput) => post('/api/user/password', { body }),
    onSuccess: ({ token }) => {
      renewToken(token);
      return Promise.all([
        client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
        client.invalidateQueries({ queryKey: eventsQuery.queryKey }),
      ]);
    },
  });
}

export function useSecurityEvents() {
  return useQuery(eventsQuery);
}

// Ends the sessions of all devices, also this one.
export function useEndAllSessions() {
  return useMutation({
    mutationFn: () => del('/api/user/sessions'),
    onSuccess: () => endSession('logout'),
  });
}
