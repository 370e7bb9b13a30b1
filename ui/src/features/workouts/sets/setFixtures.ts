// Sets for the tests of this folder.
import type { LastCompletion } from '@/shared/api/types';
import { blankSet, type SetEntry } from '@/features/workouts/training/training';
import { plannedRows, type Dose } from './sets';
import type { DoneSets } from './storedRows';

export const squat: Dose = { sets: 3, reps: 12, weight: 25, duration: null };
export const set = (change: Partial<SetEntry> = {}): SetEntry => ({ ...blankSet, ...change });
export const rows = plannedRows(squat);
const nothing = {
  setType: 'normal' as const,
  reps: null,
  weight: null,
  duration: null,
  distance: null,
  rpe: null,
  doneAt: null,
};
export const lastTime = (
  sets: Partial<LastCompletion['sets'][number]>[],
  whole: Partial<LastCompletion> = {},
): LastCompletion => ({
  exerciseName: 'Goblet Squat',
  localDate: '2026-11-17',
  actualSets: null,
  actualReps: null,
  actualWeight: null,
  actualDuration: null,
  plannedSetTargets: null,
  ...whole,
  sets: sets.map((each) => ({ ...nothing, ...each })),
});
export const done = (sets: Partial<DoneSets['sets'][number]>[], whole: Partial<DoneSets> = {}): DoneSets => ({
  actualSets: null,
  actualReps: null,
  actualWeight: null,
  actualDuration: null,
  ...whole,
  sets: sets.map((each) => ({ ...nothing, ...each })),
});
export const noon = Date.UTC(2026, 10, 20, 12);
