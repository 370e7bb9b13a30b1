import { describe, expect, it } from 'vitest';
import type { SetTarget } from '@/shared/api/types';
import { toWire } from '@/shared/lib/units';
import { alike, losesSets, rowsOf, shaped, withRows } from './setRows';

const squat = { sets: 3, reps: 10, repsMax: null, weight: toWire(60, 'kg'), duration: null, setTargets: null };
const plank = { sets: 2, reps: null, repsMax: null, weight: null, duration: 60, setTargets: null };
const inKilograms = (rows: readonly SetTarget[]) =>
  rows.map(({ reps, weight, setType }) => {
    const kilograms = weight === null ? '' : ` ${Math.round(weight * 45.359237) / 100}`;
    return `${setType === 'normal' ? '' : `${setType} `}${reps}${kilograms}`;
  });
const with_ = (shape: Parameters<typeof shaped>[0], more: object = {}) =>
  inKilograms(shaped(shape, { ...squat, ...more }, 'kg'));

describe('the rows of sets that differ', () => {
  it('begin as the equal sets that were planned', () => {
    expect(inKilograms(rowsOf(squat))).toEqual(['10 60', '10 60', '10 60']);
    expect(rowsOf({ ...squat, sets: null, repsMax: 12 }).map(({ repsMax }) => repsMax)).toEqual([12, 12, 12]);
  });

  it('give the exercise the number of working sets and the values of the first of them', () => {
    const [first] = rowsOf(squat) as [SetTarget];
    const rows = [{ ...first, setType: 'warmup' as const, reps: 5 }, { ...first, reps: 12 }, first];
    expect(withRows(rows)).toMatchObject({ sets: 2, reps: 12, weight: squat.weight, setTargets: rows });
    expect(withRows([{ ...first, setType: 'warmup' }])).toEqual({ setTargets: [{ ...first, setType: 'warmup' }] });
  });

  it('become equal again, and ask only if a set would be lost', () => {
    const equal = { ...squat, ...withRows(rowsOf(squat)) };
    expect(losesSets(equal)).toBe(false);
    const different = { ...squat, setTargets: shaped('pyramid', squat, 'kg') };
    expect(losesSets(different)).toBe(true);
    expect(alike(different)).toMatchObject({ sets: 4, reps: 12, setTargets: null });
  });
});

describe('the usual shapes', () => {
  it('have weights that are as hard as the planned one, on steps of the unit', () => {
    expect(with_('pyramid')).toEqual(['12 57.5', '10 60', '8 62.5', '6 67.5']);
    expect(with_('reversePyramid')).toEqual(['6 67.5', '8 62.5', '10 60', '12 57.5']);
    expect(with_('backOff')).toEqual(['10 60', '10 55', '10 55']);
    expect(with_('dropSets')).toEqual(['10 60', '10 60', '10 60', 'drop 10 47.5', 'drop 10 35']);
  });

  it('keep warm-up sets, and replace an earlier shape', () => {
    const before = shaped('dropSets', squat, 'kg');
    const [first] = before as [SetTarget];
    const setTargets = [{ ...first, setType: 'warmup' as const, reps: 8, weight: null }, ...before];
    expect(with_('backOff', { setTargets })).toEqual(['warmup 8', '10 60', '10 55', '10 55']);
    expect(with_('dropSets', { setTargets })).toHaveLength(6);
  });

  it('work without a weight, and for holds', () => {
    expect(with_('pyramid', { weight: null })).toEqual(['12', '10', '8', '6']);
    expect(shaped('pyramid', plank, 'kg').map(({ duration }) => duration)).toEqual([60, 50, 40, 30]);
    expect(with_('backOff', { weight: toWire(2, 'kg') })).toEqual(['10 2', '10 2.5', '10 2.5']);
  });
});
