import { expect, it } from 'vitest';
import { signIn } from '@/mocks/people';
import type { SetLog } from '@/shared/api/types';
import { findCorrection, editSets } from './corrections';

const setAt = (minute: number): SetLog => ({
  setType: 'normal',
  reps: 10,
  weight: 40,
  duration: null,
  distance: null,
  rpe: null,
  doneAt: new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString(),
});
const setsAt = (from: number) => Array.from({ length: 100 }, (_each, index) => setAt(from + index));

it('a correction lists the sets that were shown at its start and those that were typed, at most 200', () => {
  signIn();
  const type = (shown: SetLog[], sets: SetLog[]) =>
    editSets({ workoutId: 6, id: 1, name: 'Squat', shown, edit: () => sets });
  type(setsAt(0), setsAt(100));
  expect(findCorrection(1)?.known).toEqual([...setsAt(0), ...setsAt(100)].map(({ doneAt }) => doneAt));
  type(setsAt(500), setsAt(200));
  expect(findCorrection(1)?.known).toEqual([...setsAt(100), ...setsAt(200)].map(({ doneAt }) => doneAt));
});

it('a correction lists the unchanged sets, but not one that was changed and changed back', () => {
  signIn();
  const shown = [setAt(0), setAt(1), setAt(2)];
  const type = (sets: SetLog[]) => editSets({ workoutId: 6, id: 2, name: 'Squat', shown, edit: () => sets });
  type([setAt(0), { ...setAt(1), weight: 45 }, setAt(2)]);
  expect(findCorrection(2)?.shown).toEqual([setAt(0), setAt(2)]);
  type([setAt(0), setAt(1)]);
  expect(findCorrection(2)?.shown).toEqual([setAt(0)]);
});
