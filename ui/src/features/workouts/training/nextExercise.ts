// What comes after a set: the exercises of a superset alternate, one working set each. Pure functions.
import type { PlannedExercise } from '@/shared/api/types';
import { supersetOf } from './list';
import { isComplete, isTicked } from '@/features/workouts/sets/sets';
import { isWarmup, setGroupsOf } from '@/features/workouts/sets/setGroups';
import { blankSet, type SetEntry } from './training';

type RowsOf = (id: number) => readonly SetEntry[];

// The set groups without their warm-up sets, which the user may skip. Groups of warm-up sets only are excluded.
function workGroups(rows: readonly SetEntry[]): SetEntry[][] {
  const groups = setGroupsOf(rows).map((group) =>
    group.map((index) => rows[index] ?? blankSet).filter((set) => !isWarmup(set)),
  );
  return groups.filter((group) => group.length > 0);
}

const groupsDone = (rows: readonly SetEntry[]) => workGroups(rows).filter((group) => group.every(isTicked)).length;

// Between the warm-up and the working set, or before a drop set.
function isMidGroup(rows: readonly SetEntry[]): boolean {
  return setGroupsOf(rows).some((group) => {
    const sets = group.map((index) => rows[index] ?? blankSet);
    return sets.some(isTicked) && sets.some((set) => !isTicked(set) && !isWarmup(set));
  });
}

// The exercise of the superset that follows after a set of this one: the next one with fewer sets done. Null: none.
export function nextInSuperset(
  exercises: readonly PlannedExercise[],
  id: number,
  rowsOf: RowsOf,
): PlannedExercise | null {
  const superset = supersetOf(exercises, id);
  const at = superset.findIndex((each) => each.id === id);
  const own = groupsDone(rowsOf(id));
  const others = [...superset.slice(at + 1), ...superset.slice(0, at)];
  return others.find((each) => groupsDone(rowsOf(each.id)) < Math.min(own, workGroups(rowsOf(each.id)).length)) ?? null;
}

// The exercise to open after a set: the rest of its set group, superset or exercise, or else the next one; null: none
// in particular.
export function nextOpenExercise(exercises: readonly PlannedExercise[], id: number, rowsOf: RowsOf): number | null {
  if (isMidGroup(rowsOf(id))) return id;
  const isOpen = (each: PlannedExercise) => !isComplete(rowsOf(each.id));
  const superset = supersetOf(exercises, id);
  const following = exercises.slice(exercises.findIndex((each) => each.id === id) + 1);
  return [...superset, ...following].find(isOpen)?.id ?? null;
}
