// The calls about ready-made weeks: what they hold for this person, and making a plan of one; it knows no part.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { post } from '@/shared/api/client';
import { queryAt, refetchPaths } from '@/shared/api/queryClient';
import type { PlanTemplate } from '@/shared/api/types';
import { templateBody } from './logic';

// They follow equipment and injuries of the profile, which may have changed on another screen.
const templatesQuery = queryOptions({ ...queryAt('/api/plan-templates'), staleTime: 0 });

export function useTemplates() {
  return useQuery(templatesQuery);
}

export function useCreateTemplatePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ template, name, clientKey }: { template: PlanTemplate; name: string; clientKey: string }) =>
      post('/api/workout-plans', { body: templateBody(template, name, clientKey) }),
    onSuccess: () => refetchPaths(client, ['/api/workout-plans', '/api/planned-workouts/today']),
  });
}
