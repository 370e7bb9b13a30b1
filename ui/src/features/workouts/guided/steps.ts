// The sets of a workout in the order in which they are done one by one: those of a superset take turns. Pure.
import type { PlannedExercise } from '@/shared/api/types';
import { supersetOf } from '@/features/workouts/list';
import type { SetEntry } from '@/features/workouts/training';

export interface Step {
  exercise: PlannedExercise;
  // The row in the exercise's table, from 0.
  index: number;
  // The next set is of the same superset and follows without a rest.
  goesOn: boolean;
}

// `exercises` in the order of their sections.
export function stepsOf(exercises: readonly PlannedExercise[], rowsOf: (id: number) => readonly SetEntry[]): Step[] {
  const steps: Step[] = [];
  const seen = new Set<number>();
  for (const exercise of exercises) {
    if (seen.has(exercise.id)) continue;
    const group = supersetOf(exercises, exercise.id);
    for (const each of group) seen.add(each.id);
    const rounds = Math.max(...group.map(({ id }) => rowsOf(id).length));
    for (let index = 0; index < rounds; index += 1) {
      const inTurn = group.filter(({ id }) => index < rowsOf(id).length);
      inTurn.forEach((each, at) => steps.push({ exercise: each, index, goesOn: at < inTurn.length - 1 }));
    }
  }
  return steps;
}
