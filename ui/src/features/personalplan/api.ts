// Creates a personalized plan under a free name.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '@/shared/api/client';
import { refetchPaths } from '@/shared/api/queryClient';
import { currentUser, updateUser } from '@/shared/api/session';
import type { PersonalPlanInput, WorkoutPlan } from '@/shared/api/types';
import { finishNewPlan } from '@/shared/plans/favoritePlan';

interface PersonalPlanRequest {
  preferences: PersonalPlanInput;
  // The plans before the first attempt.
  plansBefore: () => Promise<WorkoutPlan[]>;
}

export function useGeneratePersonalPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ preferences, plansBefore }: PersonalPlanRequest) => {
      const before = await plansBefore();
      const response = await post('/api/generate-personalized-workout', { body: preferences });
      return {
        ...response,
        before,
        workoutPlan: await finishNewPlan(response.workoutPlan, before, { onlyFavorite: false }),
      };
    },
    onSuccess: (_response, { preferences: { injuries } }) => {
      // The server stored the injuries with the plan.
      const user = currentUser();
      if (user && injuries) updateUser({ ...user, injuries });
      return refetchPaths(client, [
        '/api/workout-plans',
        '/api/planned-workouts/today',
        '/api/plan-templates',
        '/api/user',
      ]);
    },
  });
}
