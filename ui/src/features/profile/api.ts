// Queries and mutations for the profile: account, picture, export and deletion.
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { del, getBlob, put } from '@/shared/api/client';
import { refetchMealPlans } from '@/shared/api/mealPlans';
import { userQuery } from '@/shared/api/queries';
import { forgetUnseen, queryAt, type PathPrefix, refetchPaths } from '@/shared/api/queryClient';
import { tellReplacedMeals } from '@/shared/nutrition/replacedMeals';
import { currentUser, endSession, updateUser } from '@/shared/api/session';
import type { User, UserUpdate } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { getT } from '@/shared/i18n/locale';
import { clearUserData } from '@/shared/lib/clearUserData';
import { toast } from '@/shared/ui/toast';
import { profileMessages } from './messages';

const SETTINGS = ['settings'];

// Queries that depend on goals, weight or preferences.
const dependentQueries: PathPrefix[] = [
  '/api/stats',
  '/api/nutrition-stats',
  '/api/body-measurements',
  '/api/progress',
  '/api/progression',
  '/api/level-history',
  '/api/calorie-target',
  '/api/macro-targets',
  '/api/plan-templates',
  '/api/coaching',
];

// The server plans the meals of today and of the days to come again. The names of ingredients depend on the language, and
// no screen may open with advice for another age or height.
const refetchDependents = (client: QueryClient) => {
  forgetUnseen(client, ['/api/plan-ingredients', '/api/body-advice']);
  void refetchMealPlans(client);
  return refetchPaths(client, dependentQueries);
};

// Updates fields of the user in the session and in the cache.
function showUser(client: QueryClient, change: Partial<User>): void {
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
    onSuccess: (updated) => {
      showUser(client, tellReplacedMeals(updated));
      void refetchDependents(client);
      void refetchPaths(client, ['/api/user/sessions']);
      return client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true });
    },
  });
}

type Setting = Omit<UserUpdate, 'currentPassword'>;

function pick(user: User, change: Setting): Partial<User> {
  return Object.fromEntries(Object.keys(change).map((field) => [field, user[field as keyof User]]));
}

// The user as stored on the server, shared by all pending changes.
interface StoredUser {
  user: User | null;
}

const pendingMutations = (client: QueryClient) =>
  client.getMutationCache().findAll({ mutationKey: SETTINGS, status: 'pending' });

// The changed fields that no later change overwrites.
function unclaimedFields(client: QueryClient, change: Setting): Setting {
  const others = pendingMutations(client).filter(({ state }) => state.variables !== change);
  const claimed = new Set(others.flatMap(({ state }) => Object.keys(state.variables as Setting)));
  return Object.fromEntries(Object.entries(change).filter(([field]) => !claimed.has(field)));
}

// Optimistic; changes are sent one after another. If the server rejects one, its fields return to the stored values,
// except those that a later pending change holds.
export function useSetting(): (change: Setting) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: SETTINGS,
    scope: { id: 'settings' },
    mutationFn: (change: Setting) => put('/api/user', { body: change }),
    onMutate: (change): StoredUser => {
      const earlier = pendingMutations(client).map(({ state }) => state.context as StoredUser | undefined);
      const stored = earlier.find((each) => each !== undefined) ?? { user: currentUser() };
      showUser(client, change as Partial<User>);
      return stored;
    },
    onSuccess: (updated, change, stored) => {
      const user = tellReplacedMeals(updated);
      if (stored.user) stored.user = { ...stored.user, ...pick(user, change) };
      showUser(client, pick(user, unclaimedFields(client, change)));
      void refetchDependents(client);
    },
    onError: (_error, change, stored) => {
      if (stored?.user) showUser(client, pick(stored.user, unclaimedFields(client, change)));
      const description = getT(profileMessages)('saveFailed');
      toast({ title: getT(common)('error'), description, destructive: true });
    },
  });
  return mutate;
}

// The names of all ingredients of the meal plans, in the language of the user.
export function useIngredientNames() {
  return useQuery(queryAt('/api/plan-ingredients'));
}

// Fetched as a blob, because an <img> cannot send the bearer header. A new picture has a new `v` in its address.
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
    onSuccess: ({ profilePicture }) => showUser(client, { profilePicture }),
  });
}

export function useRemovePicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => del('/api/user/picture'),
    onSuccess: () => showUser(client, { profilePicture: null }),
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
      if (user) clearUserData(user.id);
      endSession('deleted');
    },
  });
}
