// What the tracker alone does with the sets of an exercise. Pure.
import type { LastCompletion } from '@/shared/api/types';
import { amountsOf, isTicked, type Dose } from './sets';
import { blankSet, type SetEntry } from './training';

type Last = Pick<LastCompletion, 'sets' | 'actualReps' | 'actualWeight' | 'actualDuration'>;

// A hold that was ended early: how long it was held is what was done, and no new goal for the sets that follow.
export function withHeld(sets: readonly SetEntry[], index: number, seconds: number, planned: Dose, last?: Last): SetEntry[] {
  return sets.map((set, at) => {
    if (at === index) return { ...set, duration: seconds };
    return at > index && !isTicked(set) ? { ...set, duration: amountsOf(sets, at, planned, last).duration } : set;
  });
}

export function withoutSet(sets: readonly SetEntry[], index: number): SetEntry[] {
  return sets.length === 1 ? [blankSet] : sets.filter((_set, at) => at !== index);
}

// The first that is not ticked; null when all are.
export function currentSet(sets: readonly SetEntry[]): number | null {
  const index = sets.findIndex((set) => !isTicked(set));
  return index < 0 ? null : index;
}

// Repetitions in reserve are kept as rpe: 10 is none left.
export function rpeOf(reserve: number | null): number | null {
  return reserve === null ? null : 10 - reserve;
}
