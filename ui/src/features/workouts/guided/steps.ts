// The sets of a workout in the order in which they are done one by one: those of a superset take turns. Pure.
import type { PlannedExercise } from '@/shared/api/types';
import { supersetOf } from '@/features/workouts/training/list';
import { isDropNext, turnsOf } from '@/features/workouts/sets/setTurns';
import type { SetEntry } from '@/features/workouts/training/training';

export interface Step {
  exercise: PlannedExercise;
  // The row in the exercise's table, from 0.
  index: number;
  // The next set is of the same superset, or a drop set, and follows without a rest.
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
    const turns = group.map(({ id }) => turnsOf(rowsOf(id)));
    const rounds = Math.max(...turns.map(({ length }) => length));
    for (let round = 0; round < rounds; round += 1) {
      const inTurn = group.flatMap((each, at) => {
        const turn = turns[at]?.[round];
        return turn ? [{ each, turn }] : [];
      });
      inTurn.forEach(({ each, turn }, at) => {
        const passes = at < inTurn.length - 1;
        for (const index of turn) {
          const goesOn = (passes && index === turn.at(-1)) || isDropNext(rowsOf(each.id), index);
          steps.push({ exercise: each, index, goesOn });
        }
      });
    }
  }
  return steps;
}
