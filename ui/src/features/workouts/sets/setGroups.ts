// Groups the sets of an exercise: warm-up sets before, drop sets after a working set. Pure functions.
import { isTicked, kindOf, rowAt } from './sets';
import type { SetEntry } from '@/features/workouts/training/training';

// Row indexes by group: a working set with the warm-up sets before it and the drop sets after it.
export function setGroupsOf(sets: readonly SetEntry[]): number[][] {
  const groups: number[][] = [];
  sets.forEach((set, index) => {
    const group = groups.at(-1);
    const hasWorkingSet = group?.some((at) => kindOf(rowAt(sets, at)) !== 'warmup') ?? true;
    if (group && (!hasWorkingSet || kindOf(set) === 'drop')) group.push(index);
    else groups.push([index]);
  });
  return groups;
}

export const isWarmup = (set: SetEntry) => kindOf(set) === 'warmup';

export function isDropNext(sets: readonly SetEntry[], index: number): boolean {
  return index >= 0 && kindOf(rowAt(sets, index + 1)) === 'drop';
}

// A drop set follows the set that was ticked last, without a rest.
export function followsWithoutRest(sets: readonly SetEntry[]): boolean {
  const latest = Math.max(...sets.map(({ doneAt }) => doneAt ?? -1));
  const index = sets.findLastIndex(({ doneAt }) => doneAt === latest);
  return isDropNext(sets, index) && !isTicked(rowAt(sets, index + 1));
}
