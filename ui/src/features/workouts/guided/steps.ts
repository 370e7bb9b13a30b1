// The sets of a workout in the order of the guided mode. Sets of a superset alternate. Pure functions.
import type { TrackedExercise } from '@/features/workouts/suggestions/target';
import { supersetOf } from '@/features/workouts/training/list';
import { isLeftOut } from '@/features/workouts/sets/sets';
import { isDropNext, isWarmup, setGroupsOf } from '@/features/workouts/sets/setGroups';
import type { SetEntry } from '@/features/workouts/training/training';

export interface Step {
  exercise: TrackedExercise;
  // The row in the exercise's table, from 0.
  index: number;
  // The next set is in the same superset or is a drop set, and follows without a rest.
  noRestAfter: boolean;
}

// `exercises` are in section order. Warm-up sets that were left out are no steps.
export function stepsOf(exercises: readonly TrackedExercise[], rowsOf: (id: number) => readonly SetEntry[]): Step[] {
  const steps: Step[] = [];
  const seen = new Set<number>();
  for (const exercise of exercises) {
    if (seen.has(exercise.id)) continue;
    const superset = supersetOf(exercises, exercise.id);
    for (const each of superset) seen.add(each.id);
    const setGroups = superset.map(({ id }) => setGroupsOf(rowsOf(id)));
    const rounds = Math.max(...setGroups.map(({ length }) => length));
    for (let round = 0; round < rounds; round += 1) {
      const ofRound = superset.flatMap((each, at) => {
        const setGroup = setGroups[at]?.[round];
        return setGroup ? [{ each, setGroup }] : [];
      });
      ofRound.forEach(({ each, setGroup }, at) => {
        const alternates = at < ofRound.length - 1;
        for (const index of setGroup) {
          if (isLeftOut(rowsOf(each.id), index)) continue;
          const noRestAfter = (alternates && index === setGroup.at(-1)) || isDropNext(rowsOf(each.id), index);
          steps.push({ exercise: each, index, noRestAfter });
        }
      });
    }
  }
  return steps;
}

// A suggestion is shown before the first set, so that the user knows what to warm up for, and before the first working
// set.
export function asksBefore(rows: readonly SetEntry[], index: number): boolean {
  return index === 0 || index === rows.findIndex((row) => !isWarmup(row));
}
