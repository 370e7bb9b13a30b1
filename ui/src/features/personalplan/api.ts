// The call that makes a plan of a person's preferences; it knows no form.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '@/shared/api/client';
import { currentUser, updateUser } from '@/shared/api/session';
import type { PersonalPlan, PersonalPlanInput } from '@/shared/api/types';

export function useGeneratePersonalPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (preferences: PersonalPlanInput) => post<PersonalPlan>('/api/generate-personalized-workout', preferences),
    onSuccess: (_answer, { injuries }) => {
      // The server stored them with the plan.
      const user = currentUser();
      if (user && injuries) updateUser({ ...user, injuries });
      return Promise.all(
        ['/api/workout-plans', '/api/planned-workouts/today', '/api/plan-templates', '/api/user'].map((path) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      );
    },
  });
}
