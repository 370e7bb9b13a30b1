import { expect, it } from 'vitest';
import { nextTime, type DoneSet, type NextTime, type Prescribed } from './nextTime';

const set = (values: Partial<DoneSet>): DoneSet => ({ setType: 'normal', reps: null, weight: null, duration: null, rpe: null, ...values });
const lifted = (...pairs: [weight: number, reps: number][]) => pairs.map(([weight, reps]) => set({ weight, reps }));
const counted = (...reps: number[]) => reps.map((each) => set({ reps: each }));
const held = (...seconds: number[]) => seconds.map((duration) => set({ duration }));

const threeTens: Prescribed = { sets: 3, reps: 10, duration: null };
const twoHolds: Prescribed = { sets: 2, reps: null, duration: 30 };
const unplanned: Prescribed = { sets: null, reps: null, duration: null };
const pounds = { step: 5, unit: 'lb' } as const;
const kilograms = { step: 2.5, unit: 'kg' } as const;
const noStep = { step: null, unit: 'lb' } as const;
// Less help is more.
const helped = { step: -10, unit: 'lb' } as const;

const aim = (values: Partial<Extract<NextTime, { kind: 'aim' }>>): NextTime => ({
  kind: 'aim', weight: null, reps: null, seconds: null, ...values,
});
const same = (values: Partial<Extract<NextTime, { kind: 'same' }>>): NextTime => ({
  kind: 'same', weight: null, reps: null, seconds: null, ...values,
});

it.each<[string, Prescribed, DoneSet[], { step: number | null; unit: 'lb' | 'kg' }, NextTime | null]>([
  ['every set reached: the next step', threeTens, lifted([40, 10], [40, 10], [40, 10]), pounds, { kind: 'weight', weight: 45, reps: 10 }],
  ['more than planned counts as reached', threeTens, lifted([40, 12], [40, 11], [40, 10]), pounds, { kind: 'weight', weight: 45, reps: 10 }],
  ['in kilograms by their own step', threeTens, lifted([88.18, 10], [88.18, 10], [88.18, 10]), kilograms, { kind: 'weight', weight: 42.5, reps: 10 }],
  ['one set below the plan: the planned count is aimed for', threeTens, lifted([40, 10], [40, 10], [40, 8]), pounds, aim({ weight: 40, reps: 10 })],
  ['every set below the plan: what was not done is not to be done again', threeTens, lifted([40, 8], [40, 8], [40, 8]), pounds, aim({ weight: 40, reps: 10 })],
  ['one set at the top weight: the others have to follow first', threeTens, lifted([55, 10], [50, 10], [50, 10]), pounds, same({ weight: 55, reps: 10 })],
  ['two of three at the top weight', threeTens, lifted([55, 10], [55, 10], [50, 10]), pounds, same({ weight: 55, reps: 10 })],
  ['all prescribed sets at the top weight, after a lighter one', threeTens, lifted([50, 10], [55, 10], [55, 10], [55, 10]), pounds, { kind: 'weight', weight: 60, reps: 10 }],
  ['a lighter set more that falls off says nothing', threeTens, lifted([55, 10], [55, 10], [55, 10], [45, 6]), pounds, { kind: 'weight', weight: 60, reps: 10 }],
  ['a set more at the top weight that falls off does', threeTens, lifted([55, 10], [55, 10], [55, 10], [55, 6]), pounds, aim({ weight: 55, reps: 10 })],
  ['the top weight not reached, the lighter ones are', threeTens, lifted([55, 6], [50, 10], [50, 10]), pounds, aim({ weight: 55, reps: 10 })],
  ['one set with weight among those by the body alone', threeTens, [...lifted([10, 10]), ...counted(10, 10)], pounds, same({ weight: 10, reps: 10 })],
  ['a set whose count was not noted', threeTens, [...lifted([40, 10], [40, 10]), set({ weight: 40 })], pounds, same({ weight: 40, reps: 10 })],
  ['weights that are shown alike are alike', threeTens, lifted([88.18, 10], [88.185, 10], [88.18, 10]), kilograms, { kind: 'weight', weight: 42.5, reps: 10 }],
  ['a set left out: the same again', threeTens, lifted([40, 10], [40, 10]), pounds, same({ weight: 40, reps: 10 })],
  ['a warm-up set says nothing', threeTens, [set({ setType: 'warmup', weight: 20, reps: 5 }), ...lifted([40, 10], [40, 10], [40, 10])], pounds, { kind: 'weight', weight: 45, reps: 10 }],
  ['nor does a drop set stand for a planned one', threeTens, [...lifted([40, 10], [40, 10]), set({ setType: 'drop', weight: 40, reps: 10 })], pounds, same({ weight: 40, reps: 10 })],
  ['nor does a drop set', threeTens, [...lifted([40, 10], [40, 10], [40, 10]), set({ setType: 'drop', weight: 25, reps: 6 })], pounds, { kind: 'weight', weight: 45, reps: 10 }],
  ['a set to failure is a working set', threeTens, [...lifted([40, 10], [40, 10]), set({ setType: 'failure', weight: 40, reps: 7 })], pounds, aim({ weight: 40, reps: 10 })],
  ['as many as planned, but the last one to failure: the same again', threeTens, [...lifted([40, 10], [40, 10]), set({ setType: 'failure', weight: 40, reps: 10 })], pounds, same({ weight: 40, reps: 10 })],
  ['nor is nothing left in reserve a reason to add weight', threeTens, [...lifted([40, 10], [40, 10]), set({ weight: 40, reps: 10, rpe: 10 })], pounds, same({ weight: 40, reps: 10 })],
  ['one left in reserve is', threeTens, lifted([40, 10], [40, 10], [40, 10]).map((each) => ({ ...each, rpe: 9 })), pounds, { kind: 'weight', weight: 45, reps: 10 }],
  ['more than planned to failure: what came on top was the reserve', threeTens, [...lifted([40, 10], [40, 10]), set({ setType: 'failure', weight: 40, reps: 13 })], pounds, { kind: 'weight', weight: 45, reps: 10 }],
  ['nothing left and below the plan, in a lighter set more', threeTens, [...lifted([55, 10], [55, 10], [55, 10]), set({ weight: 45, reps: 6, rpe: 10 })], pounds, same({ weight: 55, reps: 10 })],
  ['by the body alone to failure: one repetition more is still the way', threeTens, [...counted(10, 10), set({ setType: 'failure', reps: 10 })], pounds, { kind: 'reps', weight: null, reps: 11 }],
  ['a pyramid: the weight that reached the plan, not the peak', threeTens, lifted([100, 10], [110, 8], [120, 6]), pounds, same({ weight: 100, reps: 10 })],
  ['a pyramid that falls', threeTens, lifted([120, 6], [110, 8], [100, 10]), pounds, same({ weight: 100, reps: 10 })],
  ['a pyramid up and down', threeTens, lifted([100, 12], [110, 10], [120, 6], [110, 8], [100, 9]), pounds, same({ weight: 110, reps: 10 })],
  ['a pyramid in which no weight reached the plan: the lightest first', threeTens, lifted([100, 9], [110, 8], [120, 6]), pounds, aim({ weight: 100, reps: 10 })],
  ['a try that failed at the peak', threeTens, lifted([100, 10], [110, 10], [120, 0]), pounds, same({ weight: 110, reps: 10 })],
  ['two sets, the second heavier and short', { ...threeTens, sets: 2 }, lifted([100, 10], [110, 7]), pounds, same({ weight: 100, reps: 10 })],
  ['tries that failed at a weight that was lifted before: that weight, not the one of the try', { sets: 4, reps: 5, duration: null }, lifted([225, 5], [225, 0], [225, 0], [250, 0]), pounds, aim({ weight: 225, reps: 5 })],
  ['a weight that is beside the grid: onto its next line', threeTens, lifted([134.99, 10], [134.99, 10], [134.99, 10]), kilograms, { kind: 'weight', weight: 62.5, reps: 10 }],
  ['every try failed: a tenth less', { sets: 3, reps: 5, duration: null }, lifted([225, 0], [225, 0], [225, 0]), pounds, { kind: 'less', weight: 200, reps: 5 }],
  ['every try failed, the lightest counts', { sets: 2, reps: 5, duration: null }, lifted([250, 0], [30, 0]), pounds, { kind: 'less', weight: 25, reps: 5 }],
  ['every try failed and nothing was planned: the weight alone', unplanned, lifted([100, 0]), pounds, { kind: 'less', weight: 90, reps: null }],
  ['every try failed with the lightest there is: the same once more', threeTens, lifted([5, 0]), pounds, aim({ weight: 5, reps: 10 })],
  ['every try by the body alone failed: what was planned', { sets: 3, reps: 5, duration: null }, counted(0, 0, 0), pounds, aim({ reps: 5 })],
  ['every try by the body alone failed, and nothing was planned: nothing to say', unplanned, counted(0), pounds, null],
  ['less help is the next step of an assisted machine', threeTens, lifted([50, 10], [50, 10], [50, 10]), helped, { kind: 'help', weight: 40, reps: 10 }],
  ['the least help counts, for all sets', threeTens, lifted([50, 10], [40, 10], [50, 10]), helped, same({ weight: 40, reps: 10 })],
  ['help is never less than none', threeTens, lifted([5, 10], [5, 10], [5, 10]), helped, { kind: 'help', weight: 0, reps: 10 }],
  ['without help it is one repetition more', threeTens, lifted([0, 10], [0, 10], [0, 10]), helped, { kind: 'reps', weight: null, reps: 11 }],
  ['help that was not enough: more of it', threeTens, lifted([40, 0], [40, 0]), helped, { kind: 'help', weight: 50, reps: 10 }],
  ['a pyramid of less and less help: the least with which the plan was reached', threeTens, lifted([60, 10], [50, 10], [40, 6]), helped, same({ weight: 50, reps: 10 })],
  ['a weight that grew from set to set: the heaviest for all of them first', threeTens, lifted([30, 10], [35, 10], [40, 10]), pounds, same({ weight: 40, reps: 10 })],
  ['no step known: one repetition more at the same weight', threeTens, lifted([40, 10], [40, 11], [40, 10]), noStep, { kind: 'reps', weight: 40, reps: 11 }],
  ['by the body alone: one repetition more', threeTens, counted(10, 10, 10), pounds, { kind: 'reps', weight: null, reps: 11 }],
  ['more than the fewest that were done', threeTens, counted(14, 13, 12), pounds, { kind: 'reps', weight: null, reps: 13 }],
  ['by the body alone and not reached', threeTens, counted(10, 9, 8), pounds, aim({ reps: 10 })],
  ['by the body alone and a set left out: the same again', threeTens, counted(10, 10), pounds, same({ reps: 10 })],
  ['a weight of nothing is no weight', threeTens, lifted([0, 10], [0, 10], [0, 10]), pounds, { kind: 'reps', weight: null, reps: 11 }],
  ['a hold: five seconds more', twoHolds, held(30, 30), pounds, { kind: 'hold', seconds: 35 }],
  ['five more than the shortest', twoHolds, held(45, 40), pounds, { kind: 'hold', seconds: 45 }],
  ['a hold that was let go: the planned time is aimed for', twoHolds, held(30, 22), pounds, aim({ seconds: 30 })],
  ['a hold that was left out: the same again', twoHolds, held(30), pounds, same({ seconds: 30 })],
  ['from two minutes on a twentieth, in quarters of a minute', { sets: 1, reps: null, duration: 1200 }, held(1200), pounds, { kind: 'hold', seconds: 1260 }],
  ['and never less than a quarter', { sets: 1, reps: null, duration: 120 }, held(120), pounds, { kind: 'hold', seconds: 135 }],
  ['without a plan the first set is what the others are held against', unplanned, lifted([40, 8], [40, 8]), pounds, { kind: 'weight', weight: 45, reps: 8 }],
  ['without a plan and falling off: what the first set was', unplanned, lifted([40, 8], [40, 6]), pounds, aim({ weight: 40, reps: 8 })],
  ['without a plan and with less weight: the first weight for all', unplanned, lifted([40, 8], [35, 8]), pounds, same({ weight: 40, reps: 8 })],
  ['without a plan, a hold', unplanned, held(60), pounds, { kind: 'hold', seconds: 65 }],
  ['planned by repetitions, done by time', threeTens, held(30, 30, 30), pounds, { kind: 'hold', seconds: 35 }],
  ['only warm-up sets: nothing to say', threeTens, [set({ setType: 'warmup', weight: 20, reps: 5 })], pounds, null],
  ['nothing noted in the sets: nothing to say', threeTens, [set({}), set({})], pounds, null],
  ['no set at all: nothing to say', threeTens, [], pounds, null],
])('next time, %s', (_case, planned, done, steps, expected) => {
  expect(nextTime(planned, done, steps.step, steps.unit)).toEqual(expected);
});
