import { describe, expect, it } from 'vitest';
import { weightStep } from './weightSteps';

describe('the step of a weight', () => {
  it('is two of the smallest usual plates for what takes plates', () => {
    for (const implement of ['barbell', 'ez_bar', 'trap_bar', 'smith', 'plate_machine'] as const) {
      expect([weightStep(implement, 'lb'), weightStep(implement, 'kg')]).toEqual([5, 2.5]);
    }
  });

  it('is the next dumbbell, kettlebell or pin of the stack', () => {
    expect([weightStep('dumbbell', 'lb'), weightStep('dumbbell', 'kg')]).toEqual([5, 2]);
    expect([weightStep('kettlebell', 'lb'), weightStep('kettlebell', 'kg')]).toEqual([8.8, 4]);
    expect([weightStep('stack_machine', 'lb'), weightStep('cable', 'kg')]).toEqual([10, 5]);
  });

  it('is a small one where nobody knows the implement', () => {
    for (const implement of ['band', 'bodyweight', 'other', null, undefined] as const) {
      expect([weightStep(implement, 'lb'), weightStep(implement, 'kg')]).toEqual([5, 2.5]);
    }
  });

  it('is what the person owns', () => {
    expect(weightStep('barbell', 'kg', { plates: 1 })).toBe(1);
    expect(weightStep('smith', 'kg', { plates: 1 })).toBe(1);
    expect(weightStep('dumbbell', 'kg', { plates: 1 })).toBe(2);
  });

  it('is the usual one where what is kept makes no sense', () => {
    expect(weightStep('barbell', 'kg', { plates: 0 })).toBe(2.5);
    expect(weightStep('barbell', 'kg', { plates: '5' as unknown as number })).toBe(2.5);
  });
});
