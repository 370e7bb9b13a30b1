// Which sets of an exercise belong together: warm-up before, drop sets behind. Pure.
import { isTicked, kindOf, rowAt } from './sets';
import type { SetEntry } from '@/features/workouts/training/training';

// The rows by turns: a working set, with the warm-up before it and the drop sets after it.
export function turnsOf(sets: readonly SetEntry[]): number[][] {
  const turns: number[][] = [];
  sets.forEach((set, index) => {
    const turn = turns.at(-1);
    const begun = turn?.some((at) => kindOf(rowAt(sets, at)) !== 'warmup') ?? true;
    if (turn && (!begun || kindOf(set) === 'drop')) turn.push(index);
    else turns.push([index]);
  });
  return turns;
}

export const isWarmup = (set: SetEntry) => kindOf(set) === 'warmup';

export function isDropNext(sets: readonly SetEntry[], index: number): boolean {
  return index >= 0 && kindOf(rowAt(sets, index + 1)) === 'drop';
}

// A drop set follows the set that was ticked last: nobody rests between them.
export function goesOnAtOnce(sets: readonly SetEntry[]): boolean {
  const latest = Math.max(...sets.map(({ doneAt }) => doneAt ?? -1));
  const index = sets.findLastIndex(({ doneAt }) => doneAt === latest);
  return isDropNext(sets, index) && !isTicked(rowAt(sets, index + 1));
}
