// Hooks for the signed-in user.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onPageVisible } from '@/shared/lib/pageVisible';
import { userQuery } from './queries';
import { updateUser, useSession } from './session';
import type { User } from './types';

// Only for components that are rendered while a user is signed in.
export function useUser(): User {
  const user = useSession((state) => state.session?.user);
  if (!user) throw new Error('useUser needs a signed-in user');
  return user;
}

// Fetches the user once per session, so that changes from other devices appear. Fetches again when the page becomes
// visible: the session may have ended on the server, and a 401 removes the user's data from the page.
export function useRefreshedUser(): void {
  const { data, refetch } = useQuery(userQuery);
  useEffect(() => onPageVisible(() => void refetch()), [refetch]);
  useEffect(() => {
    if (data) updateUser(data);
  }, [data]);
}
