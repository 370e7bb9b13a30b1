import { expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import type { SetLog } from '@/shared/api/types';
import { typedOf, typeSets } from './typedSets';

const setAt = (minute: number): SetLog => ({
  setType: 'normal', reps: 10, weight: 40, duration: null, distance: null, rpe: null,
  doneAt: new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString(),
});
const setsAt = (from: number) => Array.from({ length: 100 }, (_each, index) => setAt(from + index));

it('a correction names the sets that were shown when it began and those that were typed, at most 200', () => {
  signIn();
  const type = (shown: SetLog[], sets: SetLog[]) => typeSets({ workoutId: 6, id: 1, shown, edit: () => sets });
  type(setsAt(0), setsAt(100));
  expect(typedOf(1)?.known).toEqual([...setsAt(0), ...setsAt(100)].map(({ doneAt }) => doneAt));
  type(setsAt(500), setsAt(200));
  expect(typedOf(1)?.known).toEqual([...setsAt(100), ...setsAt(200)].map(({ doneAt }) => doneAt));
});
