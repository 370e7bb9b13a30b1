import { describe, expect, it } from 'vitest';
import type { LastCompletion } from '@/shared/api/types';
import type { SetEntry } from '@/features/workouts/training/training';
import { withActualDuration, withType } from './setEdits';
import { set, lastTime, noon } from './setFixtures';
import { amountsOf, plannedRows, withSet, withSetTicked, type Dose } from './sets';

describe('a set that becomes a warm-up set', () => {
  const bench: Dose = { sets: 3, reps: 5, weight: 225, duration: null };
  const pounds = { step: 5, unit: 'lb', bar: 45 } as const;
  const warm = (sets: readonly SetEntry[], last?: LastCompletion, steps: Parameters<typeof withType>[4] = pounds) =>
    amountsOf(withType(sets, 0, 'warmup', bench, steps, last), 0, bench, last).weight;

  it('gets about half the working weight, in steps of the user’s unit', () => {
    expect(warm(plannedRows(bench))).toBe(115);
    expect(warm(plannedRows(bench), lastTime([{ reps: 5, weight: 100 }]))).toBe(50);
    expect(
      warm(plannedRows(bench), lastTime([{ reps: 5, weight: 220.46 }]), { step: 2.5, unit: 'kg', bar: 20 }),
    ).toBeCloseTo(110.23, 2);
  });

  it('is never lighter than the bar or heavier than the working weight', () => {
    expect(warm(plannedRows(bench), lastTime([{ reps: 5, weight: 65 }]))).toBe(45);
    expect(warm(plannedRows(bench), lastTime([{ reps: 5, weight: 30 }]))).toBe(30);
  });

  it('is like the last warm-up set if there was one, and keeps typed and ticked values', () => {
    expect(
      warm(
        plannedRows(bench),
        lastTime([
          { setType: 'warmup', reps: 8, weight: 95 },
          { reps: 5, weight: 225 },
        ]),
      ),
    ).toBe(95);
    expect(warm([set({ weight: 135 }), set()])).toBe(135);
    expect(warm([set({ reps: 5, weight: 225, doneAt: noon }), set()])).toBe(225);
  });

  it('gets no weight for exercises without one or with assistance', () => {
    const plank: Dose = { sets: 3, reps: null, weight: null, duration: 30 };
    expect(withType(plannedRows(plank), 0, 'warmup', plank, pounds)[0]).toEqual(set({ type: 'warmup' }));
    expect(withType(plannedRows(bench), 0, 'warmup', bench, null)[0]).toEqual(set({ type: 'warmup' }));
  });

  it('returns to its earlier value as a working set', () => {
    const back = withType(withType(plannedRows(bench), 0, 'warmup', bench, pounds), 0, 'normal', bench, pounds);
    expect(back).toEqual(plannedRows(bench));
    const typed = withSet(withType(plannedRows(bench), 0, 'warmup', bench, pounds), 0, { weight: 135 });
    expect(withType(typed, 0, 'normal', bench, pounds)[0]).toEqual(set({ weight: 135 }));
  });
});

describe('a hold that ended early', () => {
  const plank: Dose = { sets: 3, reps: null, weight: null, duration: 30 };
  const held = withActualDuration(plannedRows(plank), 0, 12, plank);

  it('counts the time it was held', () => {
    expect(amountsOf(withSetTicked(held, 0, plank, noon), 0, plank).duration).toBe(12);
  });

  it('does not change the goal of the next sets', () => {
    expect([1, 2].map((index) => amountsOf(held, index, plank).duration)).toEqual([30, 30]);
  });

  it('keeps values typed before it', () => {
    const typed = [set({ duration: 45 }), set(), set()];
    expect([1, 2].map((index) => amountsOf(withActualDuration(typed, 0, 12, plank), index, plank).duration)).toEqual([
      45, 45,
    ]);
  });
});
