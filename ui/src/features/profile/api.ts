// The calls of the profile: the account, its picture, its export and its end; it knows no form.
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { del, getBlob, put, request } from '@/shared/api/client';
import { currentUser, endSession, updateUser } from '@/shared/api/session';
import type { User, UserUpdate } from '@/shared/api/types';
import { refreshBelow } from '@/shared/hooks/useUnsent';
import { common } from '@/shared/i18n/common';
import { sentences } from '@/shared/i18n/locale';
import { forgetPerson } from '@/shared/lib/forgetPerson';
import { toast } from '@/shared/ui/toast';
import { profileMessages } from './messages';

const USER_KEY = ['/api/user'];
const SETTINGS = ['settings'];

// What a goal, a weight or a preference changes elsewhere.
const touched = [
  '/api/stats', '/api/nutrition-stats', '/api/body-measurements', '/api/progress', '/api/progression', '/api/level-history',
  '/api/daily-meal-plan', '/api/calorie-target', '/api/plan-templates', '/api/coaching',
];

// The person as they stand now with some fields changed, here and in the cache.
function show(client: QueryClient, change: Partial<User>): void {
  const user = currentUser();
  if (!user) return;
  const shown = { ...user, ...change };
  updateUser(shown);
  client.setQueryData(USER_KEY, shown);
}

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UserUpdate) => put<User>('/api/user', body),
    onSuccess: (user) => {
      show(client, user);
      void refreshBelow(client, touched);
      void client.invalidateQueries({ queryKey: ['/api/user/sessions'] });
      return client.invalidateQueries({ queryKey: USER_KEY, exact: true });
    },
  });
}

type Setting = Omit<UserUpdate, 'currentPassword'>;

function pick(user: User, change: Setting): Partial<User> {
  return Object.fromEntries(Object.keys(change).map((field) => [field, user[field as keyof User]]));
}

// The person as the server has them, shared by the choices that are on their way.
interface Known {
  user: User | null;
}

const onTheWay = (client: QueryClient) => client.getMutationCache().findAll({ mutationKey: SETTINGS, status: 'pending' });

// The changed fields that no later choice holds.
function freeFields(client: QueryClient, change: Setting): Setting {
  const others = onTheWay(client).filter(({ state }) => state.variables !== change);
  const held = new Set(others.flatMap(({ state }) => Object.keys(state.variables as Setting)));
  return Object.fromEntries(Object.entries(change).filter(([field]) => !held.has(field)));
}

// A choice holds at once and is sent one after the other; what the server refuses goes back to what the server has.
// What was chosen since then is still on its way, and stands.
export function useSetting(): (change: Setting) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: SETTINGS,
    scope: { id: 'settings' },
    mutationFn: (change: Setting) => put<User>('/api/user', change),
    onMutate: (change): Known => {
      const earlier = onTheWay(client).map(({ state }) => state.context as Known | undefined);
      const known = earlier.find((each) => each !== undefined) ?? { user: currentUser() };
      show(client, change as Partial<User>);
      return known;
    },
    onSuccess: (user, change, known) => {
      if (known.user) known.user = { ...known.user, ...pick(user, change) };
      show(client, pick(user, freeFields(client, change)));
      void refreshBelow(client, touched);
    },
    onError: (_error, change, known) => {
      if (known?.user) show(client, pick(known.user, freeFields(client, change)));
      const description = sentences(profileMessages)('saveFailed');
      toast({ title: sentences(common)('error'), description, destructive: true });
    },
  });
  return mutate;
}

// The picture as a blob: it needs the bearer header, so no address of it works in an image by itself.
export function usePicture(address: string | null) {
  return useQuery({
    queryKey: ['picture', address],
    queryFn: ({ signal }) => getBlob(address ?? '', { signal }),
    enabled: address !== null,
  });
}

export function useSavePicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (picture: Blob) => put<{ profilePicture: string }>('/api/user/picture', picture),
    onSuccess: ({ profilePicture }) => show(client, { profilePicture }),
  });
}

export function useRemovePicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => del('/api/user/picture'),
    onSuccess: () => show(client, { profilePicture: null }),
  });
}

export function useExport() {
  return useMutation({ mutationFn: () => getBlob('/api/user/export') });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) => request<void>('DELETE', '/api/user', { password }),
    onSuccess: () => {
      const user = currentUser();
      if (user) forgetPerson(user.id);
      endSession('deleted');
    },
  });
}
