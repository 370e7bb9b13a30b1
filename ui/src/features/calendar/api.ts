// The call of the calendar: what was done of exercises on a day; it knows no part.
import { skipToken, useQuery } from '@tanstack/react-query';
import { get } from '@/shared/api/client';
import { pathOf } from '@/shared/api/queryClient';
import type { ExerciseCompletion } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';

const none: readonly ExerciseCompletion[] = [];

// Asked for as soon as there is a day.
export function useDoneOn(day: Day | null) {
  const queryKey = ['/api/exercise-completions', { date: day }];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: day === null ? skipToken : ({ signal }) => get<ExerciseCompletion[]>(pathOf(queryKey), { signal }),
  });
  return { completions: data ?? none, failed: isError, retry: () => void refetch() };
}
