// The calls that make a plan of a person's preferences, under a name of its own; they know no form.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '@/shared/api/client';
import { refetchBelow } from '@/shared/api/queryClient';
import { currentUser, updateUser } from '@/shared/api/session';
import type { PersonalPlanInput, WorkoutPlan } from '@/shared/api/types';
import { settleIn } from '@/shared/plans/yourPlan';

interface MadeFrom {
  preferences: PersonalPlanInput;
  // The plans that there were before the first try.
  plansBefore: () => Promise<WorkoutPlan[]>;
}

export function useGeneratePersonalPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ preferences, plansBefore }: MadeFrom) => {
      const before = await plansBefore();
      const answer = await post('/api/generate-personalized-workout', { body: preferences });
      return { ...answer, before, workoutPlan: await settleIn(answer.workoutPlan, before, { onlyFavorite: false }) };
    },
    onSuccess: (_answer, { preferences: { injuries } }) => {
      // The server stored them with the plan.
      const user = currentUser();
      if (user && injuries) updateUser({ ...user, injuries });
      return refetchBelow(client, [
        '/api/workout-plans',
        '/api/planned-workouts/today',
        '/api/plan-templates',
        '/api/user',
      ]);
    },
  });
}
