// Sets and plans for the tests of nextTime.
import type { DoneSet, NextTime, Prescribed } from './nextTime';

export const set = (values: Partial<DoneSet>): DoneSet => ({
  setType: 'normal',
  reps: null,
  weight: null,
  duration: null,
  rpe: null,
  ...values,
});
export const lifted = (...pairs: [weight: number, reps: number][]) =>
  pairs.map(([weight, reps]) => set({ weight, reps }));
export const counted = (...reps: number[]) => reps.map((each) => set({ reps: each }));
export const held = (...seconds: number[]) => seconds.map((duration) => set({ duration }));

export const threeTens: Prescribed = { sets: 3, reps: 10, duration: null };
export const twoHolds: Prescribed = { sets: 2, reps: null, duration: 30 };
export const unplanned: Prescribed = { sets: null, reps: null, duration: null };
export const pounds = { step: 5, unit: 'lb' } as const;
export const kilograms = { step: 2.5, unit: 'kg' } as const;
export const noStep = { step: null, unit: 'lb' } as const;
// Less assistance is harder.
export const helped = { step: -10, unit: 'lb' } as const;

export const aim = (values: Partial<Extract<NextTime, { kind: 'aim' }>>): NextTime => ({
  kind: 'aim',
  weight: null,
  reps: null,
  seconds: null,
  ...values,
});
export const same = (values: Partial<Extract<NextTime, { kind: 'same' }>>): NextTime => ({
  kind: 'same',
  weight: null,
  reps: null,
  seconds: null,
  ...values,
});
