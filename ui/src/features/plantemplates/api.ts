// The calls about ready-made weeks: what they hold for this person, and making a plan of one; it knows no part.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { post } from '@/shared/api/client';
import type { PlanTemplate, WorkoutPlan } from '@/shared/api/types';
import { templateBody } from './logic';

export function useTemplates() {
  // They follow equipment and injuries of the profile, which may have changed on another screen.
  return useQuery<PlanTemplate[]>({ queryKey: ['/api/plan-templates'], staleTime: 0 });
}

export function useCreateTemplatePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ template, name, clientKey }: { template: PlanTemplate; name: string; clientKey: string }) =>
      post<WorkoutPlan>('/api/workout-plans', templateBody(template, name, clientKey)),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['/api/workout-plans'] }),
        client.invalidateQueries({ queryKey: ['/api/planned-workouts/today'] }),
      ]),
  });
}
