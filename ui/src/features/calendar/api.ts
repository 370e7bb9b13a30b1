// Query for the completed exercises of a day.
import { useQuery } from '@tanstack/react-query';
import { completionsOnQuery } from '@/shared/api/queries';
import type { ExerciseCompletion } from '@/shared/api/types';
import type { Day } from '@/shared/lib/dates';
import { useWithUnsentCompletionsOf } from '@/shared/outbox/workouts';

const none: readonly ExerciseCompletion[] = [];

// Disabled without a day.
export function useDoneOn(day: Day | null) {
  const query = useQuery({ ...completionsOnQuery(day ?? ''), enabled: day !== null });
  const { data, isError, refetch } = useWithUnsentCompletionsOf(query, day ?? '');
  return { completions: data ?? none, failed: isError, retry: () => void refetch() };
}
