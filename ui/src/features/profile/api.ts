// The calls of the profile: the account, its picture, its export and its end; it knows no form.
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { del, getBlob, put } from '@/shared/api/client';
import { userQuery } from '@/shared/api/queries';
import { type Below, refetchBelow } from '@/shared/api/queryClient';
import { currentUser, endSession, updateUser } from '@/shared/api/session';
import type { User, UserUpdate } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { sentences } from '@/shared/i18n/locale';
import { forgetPerson } from '@/shared/lib/forgetPerson';
import { toast } from '@/shared/ui/toast';
import { profileMessages } from './messages';

const SETTINGS = ['settings'];

// What a goal, a weight or a preference changes elsewhere.
const touched: Below[] = [
  '/api/stats',
  '/api/nutrition-stats',
  '/api/body-measurements',
  '/api/progress',
  '/api/progression',
  '/api/level-history',
  '/api/daily-meal-plan',
  '/api/calorie-target',
  '/api/plan-templates',
  '/api/coaching',
];

// The person as they stand now with some fields changed, here and in the cache.
function show(client: QueryClient, change: Partial<User>): void {
  const user = currentUser();
  if (!user) return;
  const shown = { ...user, ...change };
  updateUser(shown);
  client.setQueryData(userQuery.queryKey, shown);
}

export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UserUpdate) => put('/api/user', { body }),
    onSuccess: (user) => {
      show(client, user);
      void refetchBelow(client, touched);
      void refetchBelow(client, ['/api/user/sessions']);
      return client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true });
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

const onTheWay = (client: QueryClient) =>
  client.getMutationCache().findAll({ mutationKey: SETTINGS, status: 'pending' });

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
    mutationFn: (change: Setting) => put('/api/user', { body: change }),
    onMutate: (change): Known => {
      const earlier = onTheWay(client).map(({ state }) => state.context as Known | undefined);
      const known = earlier.find((each) => each !== undefined) ?? { user: currentUser() };
      show(client, change as Partial<User>);
      return known;
    },
    onSuccess: (user, change, known) => {
      if (known.user) known.user = { ...known.user, ...pick(user, change) };
      show(client, pick(user, freeFields(client, change)));
      void refetchBelow(client, touched);
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
// Another picture has another `v` in its address.
const pictureQuery = (address: string | null) =>
  queryOptions({
    queryKey: ['picture', address],
    queryFn: ({ signal }) => getBlob(address as '/api/user/picture', { signal }),
    enabled: address !== null,
  });

export function usePicture(address: string | null) {
  return useQuery(pictureQuery(address));
}

export function useSavePicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (picture: Blob) =>
      put('/api/user/picture', { body: picture, headers: { 'Content-Type': picture.type } }),
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
    mutationFn: (password: string) => del('/api/user', { body: { password } }),
    onSuccess: () => {
      const user = currentUser();
      if (user) forgetPerson(user.id);
      endSession('deleted');
    },
  });
}
