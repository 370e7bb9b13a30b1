// Whose turn it is after a set: exercises of a superset are done in turn, working set by working set. Pure.
import type { PlannedExercise } from '@/shared/api/types';
import { supersetOf } from './list';
import { isTicked } from '@/features/workouts/sets/sets';
import { isWarmup, turnsOf } from '@/features/workouts/sets/setTurns';
import { blankSet, type SetEntry } from './training';

type RowsOf = (id: number) => readonly SetEntry[];

// The turns, each without its warm-up, which one may leave out; what is nothing but warm-up is none.
function workOf(rows: readonly SetEntry[]): SetEntry[][] {
  const turns = turnsOf(rows).map((turn) =>
    turn.map((index) => rows[index] ?? blankSet).filter((set) => !isWarmup(set)),
  );
  return turns.filter((turn) => turn.length > 0);
}

const turnsDone = (rows: readonly SetEntry[]) => workOf(rows).filter((turn) => turn.every(isTicked)).length;

// Warmed up, or before a drop set.
function isInTurn(rows: readonly SetEntry[]): boolean {
  return turnsOf(rows).some((turn) => {
    const sets = turn.map((index) => rows[index] ?? blankSet);
    return sets.some(isTicked) && sets.some((set) => !isTicked(set) && !isWarmup(set));
  });
}

// The exercise of the superset whose turn it is after a set of this one: the next one that is behind. Null: none.
export function nextInTurn(exercises: readonly PlannedExercise[], id: number, rowsOf: RowsOf): PlannedExercise | null {
  const group = supersetOf(exercises, id);
  const at = group.findIndex((each) => each.id === id);
  const own = turnsDone(rowsOf(id));
  const inTurn = [...group.slice(at + 1), ...group.slice(0, at)];
  return inTurn.find((each) => turnsDone(rowsOf(each.id)) < Math.min(own, workOf(rowsOf(each.id)).length)) ?? null;
}

// Where one goes on after a set: with its turn, the rest of the superset or exercise, else with what follows; null: anywhere.
export function openAfter(exercises: readonly PlannedExercise[], id: number, rowsOf: RowsOf): number | null {
  if (isInTurn(rowsOf(id))) return id;
  const isOpen = (each: PlannedExercise) => !rowsOf(each.id).every(isTicked);
  const group = supersetOf(exercises, id);
  const following = exercises.slice(exercises.findIndex((each) => each.id === id) + 1);
  return [...group, ...following].find(isOpen)?.id ?? null;
}
