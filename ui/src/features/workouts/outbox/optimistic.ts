// Completions as they are shown before the server has answered.
import type { ExerciseCompletion } from '@/shared/api/types';
import { rowIdOf } from '@/shared/outbox/entries';
import type { UnsentExercise } from './unsent';

// A negative id: the server has not assigned one yet.
export function hasTemporaryId(completion: Pick<ExerciseCompletion, 'id'>): boolean {
  return completion.id < 0;
}

// The id of the row that shows it.
export const shownIdOf = ({ completion, exercise }: Pick<UnsentExercise, 'completion' | 'exercise'>) =>
  completion ?? -Math.abs(exercise.id);

// The completion to show until the server responds. `stored`: the server's earlier version.
export function optimisticCompletion(
  { exercise, want, completion, day, log }: UnsentExercise,
  stored?: ExerciseCompletion,
): ExerciseCompletion {
  const sets = (want?.sets ?? []).map((set) => ({
    setType: set.setType ?? 'normal',
    reps: set.reps ?? null,
    weight: set.weight ?? null,
    duration: set.duration ?? null,
    distance: set.distance ?? null,
    rpe: set.rpe ?? null,
    doneAt: set.doneAt ?? null,
  }));
  const working = sets.filter(({ setType }) => setType !== 'warmup');
  // A failed set is not the best one, unless all sets failed.
  const succeeded = working.filter(({ reps }) => reps !== 0);
  const most = (field: 'reps' | 'weight' | 'duration') => {
    const values = (succeeded.length > 0 ? succeeded : working).flatMap((set) =>
      set[field] === null ? [] : [set[field]],
    );
    return values.length > 0 ? Math.max(...values) : exercise[field];
  };
  return {
    id: shownIdOf({ completion, exercise }),
    plannedExerciseId: exercise.id > 0 ? exercise.id : null,
    plannedWorkoutId: stored?.plannedWorkoutId ?? null,
    workoutId: stored?.workoutId ?? (log ? rowIdOf(log) : null),
    exerciseKey: exercise.exerciseKey,
    exerciseName: exercise.exerciseName,
    category: exercise.category,
    plannedSets: exercise.sets,
    plannedReps: exercise.reps,
    plannedWeight: exercise.weight,
    plannedDuration: exercise.duration,
    plannedRestTime: exercise.restTime,
    plannedSetTargets: exercise.setTargets ?? null,
    actualSets: sets.length > 0 ? working.length : exercise.sets,
    actualReps: most('reps'),
    actualWeight: most('weight'),
    actualDuration: most('duration'),
    notes: want?.notes === undefined ? (stored?.notes ?? null) : want.notes,
    sets,
    completedAt: '',
    date: day,
    localDate: day,
    utcOffset: 0,
  };
}
