import { describe, expect, it } from 'vitest';
import type { SetEntry } from '@/features/workouts/training/training';
import { set } from './setFixtures';
import { followsWithoutRest, setGroupsOf } from './setGroups';

describe('the set groups of an exercise', () => {
  const kinds = (...types: SetEntry['type'][]) => types.map((type) => set({ type }));

  it('are its working sets, each with its warm-up sets before and its drop sets after', () => {
    expect(setGroupsOf(kinds('warmup', 'warmup', 'normal', 'failure', 'drop', 'drop', 'normal'))).toEqual([
      [0, 1, 2],
      [3, 4, 5],
      [6],
    ]);
    expect(setGroupsOf(kinds('normal', 'warmup', 'normal'))).toEqual([[0], [1, 2]]);
    expect(setGroupsOf(kinds('warmup', 'drop', 'normal'))).toEqual([[0, 1], [2]]);
    expect(setGroupsOf(kinds('normal', 'warmup'))).toEqual([[0], [1]]);
    expect(setGroupsOf([])).toEqual([]);
  });

  it('continue without a rest if a drop set follows the set that was ticked last', () => {
    const [first, drop, third] = kinds('normal', 'drop', 'normal');
    const ticked = (row: SetEntry | undefined, doneAt: number) => ({ ...row!, doneAt });
    expect(followsWithoutRest([first!, drop!, third!])).toBe(false);
    expect(followsWithoutRest([ticked(first, 1), drop!, third!])).toBe(true);
    expect(followsWithoutRest([ticked(first, 1), ticked(drop, 2), third!])).toBe(false);
    expect(followsWithoutRest([ticked(first, 1), drop!, ticked(third, 2)])).toBe(false);
    expect(followsWithoutRest([ticked(first, 3), ticked(drop, 2), third!])).toBe(false);
    expect(followsWithoutRest([drop!])).toBe(false);
  });
});
