// Notices own exercises that another device added, changed or deleted. The list of all exercises is long, so the short
// list of own ones is fetched when a list of exercises opens and when the page is visible again; the long one follows
// only if it differs.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { exerciseNamesQuery, exercisesQuery } from '@/shared/api/queries';
import { queryAt } from '@/shared/api/queryClient';
import type { Exercise, OwnExercise } from '@/shared/api/types';

const ownExercisesQuery = {
  ...queryAt('/api/own-exercises'),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
} as const;

// Not the amounts, which the server fills in where the user stated none.
const contentOf = (exercise: OwnExercise | Exercise) => [
  exercise.key,
  exercise.name,
  exercise.hidden,
  exercise.category,
  exercise.implement,
  exercise.measuredAs,
  exercise.perSide,
  exercise.primaryMuscles,
  exercise.secondaryMuscles,
  exercise.instructions ?? '',
];

const contentsOf = (exercises: readonly (OwnExercise | Exercise)[]) =>
  JSON.stringify(exercises.map(contentOf).sort(([one], [other]) => String(one).localeCompare(String(other), 'en')));

export function useFreshOwnExercises(): void {
  const client = useQueryClient();
  const { data } = useQuery(ownExercisesQuery);
  useEffect(() => {
    const known = client.getQueryData(exercisesQuery.queryKey);
    if (!data || !known || contentsOf(data) === contentsOf(known.filter(({ own }) => own))) return;
    for (const { queryKey } of [exercisesQuery, exerciseNamesQuery]) void client.invalidateQueries({ queryKey });
  }, [client, data]);
}
