import { describe, expect, it } from 'vitest';
import type { MuscleStatus } from '@/shared/api/types';
import { levelOfSets, rangeText, shadesOf } from './logic';

const status = (change: Partial<MuscleStatus>): MuscleStatus => ({
  muscle: 'chest',
  sets: 0,
  planned: 0,
  range: { low: 8, high: 16 },
  recovery: 'ready',
  hoursLeft: 0,
  lastTrained: null,
  ...change,
});

describe('the shade of sets', () => {
  it.each([
    [0, 0],
    [0.5, 1],
    [3.5, 1],
    [4, 2],
    [7.5, 2],
    [8, 3],
    [16, 3],
    [16.5, 4],
  ])('of %s sets in a range of 8 to 16 is %s', (sets, level) => {
    expect(levelOfSets(status({ sets }))).toBe(level);
  });

  it('without a least number is in the range from the first set', () => {
    const range = { low: 0, high: 10 };
    expect(levelOfSets(status({ sets: 1, range }))).toBe(3);
    expect(levelOfSets(status({ sets: 11, range }))).toBe(4);
    expect(levelOfSets(status({ sets: 0, range }))).toBe(0);
  });
});

describe('the shades of the map', () => {
  const wordOf = ({ muscle }: MuscleStatus) => `about ${muscle}`;

  it('draw the back on back and lats, and the core on core and obliques', () => {
    const shades = shadesOf([status({ muscle: 'back', sets: 9 }), status({ muscle: 'core' })], 'sets', wordOf);
    expect(shades).toEqual({
      back: { level: 3, word: 'about back' },
      lats: { level: 3, word: 'about back' },
      core: { level: 0, word: 'about core' },
      obliques: { level: 0, word: 'about core' },
    });
  });

  it('are stronger the more tired a muscle is', () => {
    const levels = (['ready', 'recovering', 'tired'] as const).map(
      (recovery) => shadesOf([status({ recovery })], 'recovery', wordOf).chest?.level,
    );
    expect(levels).toEqual([0, 2, 4]);
  });
});

it('a range without a least number names the most', () => {
  expect(rangeText({ low: 6, high: 12 }, String)).toBe('6–12');
  expect(rangeText({ low: 0, high: 6 }, (high) => `up to ${high}`)).toBe('up to 6');
});
