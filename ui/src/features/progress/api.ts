// The calls of the progress screen, one a tab; it knows no chart.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dayBound } from '@/shared/api/queryClient';
import type { ProgressBody, ProgressNutrition, ProgressOverview, ProgressWorkouts } from '@/shared/api/types';
import type { Range } from './logic';

interface Tabs {
  overview: ProgressOverview;
  workouts: ProgressWorkouts;
  nutrition: ProgressNutrition;
  body: ProgressBody;
}

// Everything a person logs changes it, so it is asked anew each time it is opened; another range replaces what is shown
// without a gap.
export function useProgress<Tab extends keyof Tabs>(tab: Tab, range: Range) {
  return useQuery<Tabs[Tab]>({
    queryKey: ['/api/progress', tab, { range }],
    meta: dayBound,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
