// Refetches what the first plan changed when onboarding completes, in this tab or another.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refetchPaths } from '@/shared/api/queryClient';
import { useUser } from '@/shared/api/user';

export function useRefreshAfterOnboarding(): void {
  const client = useQueryClient();
  const { onboardingCompleted } = useUser();
  const before = useRef(onboardingCompleted);
  useEffect(() => {
    if (onboardingCompleted && !before.current) {
      void refetchPaths(client, ['/api/user', '/api/planned-workouts/today', '/api/workout-plans']);
    }
    before.current = onboardingCompleted;
  }, [client, onboardingCompleted]);
}
