// Query for the completed exercises of a day.
import { useQuery } from '@tanstack/react-query';
import { completionsOnQuery } from '@/shared/api/queries';
import type { ExerciseCompletion } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';

const none: readonly ExerciseCompletion[] = [];

// Disabled without a day.
export function useDoneOn(day: Day | null) {
  const { data, isError, refetch } = useQuery({ ...completionsOnQuery(day ?? ''), enabled: day !== null });
  return { completions: data ?? none, failed: isError, retry: () => void refetch() };
}
