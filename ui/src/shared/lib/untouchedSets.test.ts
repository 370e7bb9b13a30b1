import { expect, it } from 'vitest';
import { untouchedSets } from './untouchedSets';

const set = (reps: number, second: number) => ({
  setType: 'normal' as const,
  reps,
  weight: null,
  duration: null,
  distance: null,
  rpe: null,
  doneAt: `2026-11-20T10:00:0${second}.000Z`,
});

it('sets that stand as they were shown are untouched, whatever is left out of them', () => {
  expect(untouchedSets([set(8, 1), set(8, 2)], [{ reps: 8, doneAt: set(8, 1).doneAt }, set(8, 2)])).toEqual([
    set(8, 1),
    set(8, 2),
  ]);
});

it('sets that were changed, removed or have no moment are not', () => {
  const nameless = { ...set(8, 4), doneAt: null };
  expect(untouchedSets([set(8, 1), set(8, 2), set(8, 3), nameless], [set(9, 1), set(8, 3), nameless])).toEqual([
    set(8, 3),
  ]);
});
