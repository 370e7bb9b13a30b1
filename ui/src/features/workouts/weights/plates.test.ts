import { describe, expect, it } from 'vitest';
import { barsFor, estimatedMaximum, loadingFor, plates, type Implement } from './plates';

describe('the bars', () => {
  it('are those of the implement, the usual one first', () => {
    expect(barsFor('barbell')).toEqual({ lb: [45, 35, 15], kg: [20, 15, 10] });
    expect(barsFor('ez_bar')).toMatchObject({ lb: [25, 18], kg: [10, 7.5] });
    expect(barsFor('trap_bar')?.kg[0]).toBe(25);
    expect(barsFor('smith')?.kg).toEqual([15, 10]);
    expect(barsFor('plate_machine')).toEqual({ lb: [0], kg: [0] });
  });

  it('are none where no plate goes on', () => {
    const without: Implement[] = [
      'dumbbell',
      'kettlebell',
      'cable',
      'stack_machine',
      'band',
      'suspension',
      'medicine_ball',
      'sled',
      'cardio_machine',
      'bodyweight',
      'other',
    ];
    for (const implement of [...without, null, undefined]) expect(barsFor(implement)).toBeNull();
  });
});

describe('the plates on each side', () => {
  it('make up the weight with as few plates as possible', () => {
    expect(loadingFor(225, 45, plates.lb)).toEqual({ side: [45, 45], total: 225 });
    expect(loadingFor(100, 20, plates.kg)).toEqual({ side: [25, 15], total: 100 });
    expect(loadingFor(187.5, 45, plates.lb)).toEqual({ side: [45, 25, 1.25], total: 187.5 });
  });

  it('are found where taking the heaviest first would fail', () => {
    // 40 a side of 25 and 20 alone.
    expect(loadingFor(100, 20, [25, 20])).toEqual({ side: [20, 20], total: 100 });
  });

  it('come as near as they can from below', () => {
    expect(loadingFor(101, 20, [20, 10])).toEqual({ side: [20, 20], total: 100 });
    expect(loadingFor(137, 45, plates.lb).total).toBe(135);
  });

  it('are none below the weight of the bar, or without plates', () => {
    expect(loadingFor(30, 45, plates.lb)).toEqual({ side: [], total: 45 });
    expect(loadingFor(100, 20, [])).toEqual({ side: [], total: 20 });
  });

  it('keep quarters exact', () => {
    expect(loadingFor(22.5, 20, plates.kg)).toEqual({ side: [1.25], total: 22.5 });
    expect([20, 15, 10].map((bar) => loadingFor(bar + 1, bar, plates.kg).side)).toEqual([[0.5], [0.5], [0.5]]);
  });

  it('reach the heaviest weight that can be entered', () => {
    expect(loadingFor(5000, 45, plates.lb).total).toBe(5000);
  });
});

describe('the estimated one-repetition maximum', () => {
  it('follows Epley up to eight repetitions', () => {
    expect(estimatedMaximum(225, 5)).toBe(262.5);
    expect(estimatedMaximum(60, 8)).toBe(76);
  });

  it('follows Brzycki from nine to twelve', () => {
    expect(estimatedMaximum(100, 9)).toBe(128.6);
    expect(estimatedMaximum(60, 12)).toBe(86.4);
  });

  it('is the weight itself for one repetition', () => {
    expect(estimatedMaximum(140, 1)).toBe(140);
  });

  it('is not told beyond twelve repetitions or for nothing lifted', () => {
    expect(estimatedMaximum(60, 13)).toBeNull();
    expect(estimatedMaximum(60, 0)).toBeNull();
    expect(estimatedMaximum(0, 5)).toBeNull();
  });
});
