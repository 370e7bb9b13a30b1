// Queries and mutations for plan templates.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { post } from '@/shared/api/client';
import { queryAt, refetchPaths } from '@/shared/api/queryClient';
import type { PlanTemplate } from '@/shared/api/types';
import { templateBody } from './logic';

// Templates depend on the profile's equipment and injuries, which may have changed on another screen.
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
