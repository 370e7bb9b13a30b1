import { expect, it } from 'vitest';
import { unchangedSets } from './unchangedSets';

const set = (reps: number, second: number) => ({
  setType: 'normal' as const,
  reps,
  weight: null,
  duration: null,
  distance: null,
  rpe: null,
  doneAt: `2026-11-20T10:00:0${second}.000Z`,
});

it('sets with the same values are unchanged, even if optional fields are missing', () => {
  expect(unchangedSets([set(8, 1), set(8, 2)], [{ reps: 8, doneAt: set(8, 1).doneAt }, set(8, 2)])).toEqual([
    set(8, 1),
    set(8, 2),
  ]);
});

it('sets that were changed, removed or have no doneAt are not unchanged', () => {
  const nameless = { ...set(8, 4), doneAt: null };
  expect(unchangedSets([set(8, 1), set(8, 2), set(8, 3), nameless], [set(9, 1), set(8, 3), nameless])).toEqual([
    set(8, 3),
  ]);
});
