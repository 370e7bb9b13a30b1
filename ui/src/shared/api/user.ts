// Hooks for the signed-in user.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userQuery } from './queries';
import { updateUser, useSession } from './session';
import type { User } from './types';

// Only for components that are rendered while a user is signed in.
export function useUser(): User {
  const user = useSession((state) => state.session?.user);
  if (!user) throw new Error('useUser needs a signed-in user');
  return user;
}

// Fetches the user once per session, so that changes from other devices appear.
export function useRefreshedUser(): void {
  const { data } = useQuery(userQuery);
  useEffect(() => {
    if (data) updateUser(data);
  }, [data]);
}
