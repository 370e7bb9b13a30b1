// Shades, words and rows of the muscle card. Pure functions.
import type { MuscleStatus } from '@/shared/api/types';
import { mapMuscles, type MuscleKey, type MuscleShades } from '@/shared/exercises/bodymap/muscles';

export const views = ['sets', 'recovery'] as const;
export type MuscleView = (typeof views)[number];

// The areas of the body map that share the sets of one muscle (src/domain/planning/rules.h).
const areasOf: Partial<Record<MuscleStatus['muscle'], readonly MuscleKey[]>> = {
  back: ['back', 'lats'],
  core: ['core', 'obliques'],
};

type Level = 0 | 1 | 2 | 3 | 4;

// 0: none; 1: under half of the least sets; 2: under the least; 3: within the range; 4: above it. Small muscles have no
// least, so every set is within the range.
export function levelOfSets({ sets, range }: Pick<MuscleStatus, 'sets' | 'range'>): Level {
  if (sets === 0) return 0;
  if (sets > range.high) return 4;
  if (sets >= range.low) return 3;
  return sets < range.low / 2 ? 1 : 2;
}

const recoveryLevels: Record<MuscleStatus['recovery'], Level> = { ready: 0, recovering: 2, tired: 4 };

export function shadesOf(
  muscles: readonly MuscleStatus[],
  view: MuscleView,
  wordOf: (status: MuscleStatus) => string,
): MuscleShades {
  const shades: MuscleShades = {};
  for (const status of muscles) {
    const level = view === 'sets' ? levelOfSets(status) : recoveryLevels[status.recovery];
    const own = mapMuscles.filter((area) => area === status.muscle);
    for (const area of areasOf[status.muscle] ?? own) shades[area] = { level, word: wordOf(status) };
  }
  return shades;
}

// '6–12', or 'up to 6' where there is no least number.
export function rangeText({ low, high }: MuscleStatus['range'], upTo: (high: number) => string): string {
  return low === 0 ? upTo(high) : `${low}–${high}`;
}
