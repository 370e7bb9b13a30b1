// The signed-in person as the server knows them now; it knows no screen.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userQuery } from './queries';
import { updateUser, useSession } from './session';
import type { User } from './types';

// The signed-in user. Only for what stands behind the guard: there always is one.
export function useUser(): User {
  const user = useSession((state) => state.session?.user);
  if (!user) throw new Error('useUser needs a signed-in user');
  return user;
}

// Asks once per session for the user, so that what another device changed shows here too.
export function useRefreshedUser(): void {
  const { data } = useQuery(userQuery);
  useEffect(() => {
    if (data) updateUser(data);
  }, [data]);
}
