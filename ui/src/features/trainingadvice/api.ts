// Queries for the sets of each muscle and the advice for today. Fetched again whenever they are shown, because every
// set changes them.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { dayBound, queryAt } from '@/shared/api/queryClient';

const statusQuery = queryOptions({ ...queryAt('/api/muscle-status'), meta: dayBound, staleTime: 0 });
const adviceQuery = queryOptions({ ...queryAt('/api/training-advice'), meta: dayBound, staleTime: 0 });

export function useMuscleStatus() {
  return useQuery(statusQuery);
}

export function useTrainingAdvice() {
  return useQuery(adviceQuery);
}
