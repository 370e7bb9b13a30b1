// Suggestions after pyramids, failed sets and assisted sets.
import { expect, it } from 'vitest';
import { nextTime, type DoneSet, type NextTime, type Prescribed } from './nextTime';
import { lifted, counted, threeTens, unplanned, pounds, kilograms, helped, aim, same } from './nextTimeFixtures';

it.each<[string, Prescribed, DoneSet[], { step: number | null; unit: 'lb' | 'kg' }, NextTime | null]>([
  [
    'a pyramid: the weight that reached the goal, not the peak',
    threeTens,
    lifted([100, 10], [110, 8], [120, 6]),
    pounds,
    same({ weight: 100, reps: 10 }),
  ],
  ['a descending pyramid', threeTens, lifted([120, 6], [110, 8], [100, 10]), pounds, same({ weight: 100, reps: 10 })],
  [
    'a pyramid up and down',
    threeTens,
    lifted([100, 12], [110, 10], [120, 6], [110, 8], [100, 9]),
    pounds,
    same({ weight: 110, reps: 10 }),
  ],
  [
    'a pyramid in which no weight reached the goal: the lightest first',
    threeTens,
    lifted([100, 9], [110, 8], [120, 6]),
    pounds,
    aim({ weight: 100, reps: 10 }),
  ],
  [
    'a failed set at the peak',
    threeTens,
    lifted([100, 10], [110, 10], [120, 0]),
    pounds,
    same({ weight: 110, reps: 10 }),
  ],
  [
    'two sets, the second one heavier and below the goal',
    { ...threeTens, sets: 2 },
    lifted([100, 10], [110, 7]),
    pounds,
    same({ weight: 100, reps: 10 }),
  ],
  [
    'failed sets above a weight that succeeded: the weight that succeeded',
    { sets: 4, reps: 5, duration: null },
    lifted([225, 5], [225, 0], [225, 0], [250, 0]),
    pounds,
    aim({ weight: 225, reps: 5 }),
  ],
  [
    'a weight between two steps: the next step',
    threeTens,
    lifted([134.99, 10], [134.99, 10], [134.99, 10]),
    kilograms,
    { kind: 'weight', weight: 62.5, reps: 10 },
  ],
  [
    'all sets failed: a tenth less',
    { sets: 3, reps: 5, duration: null },
    lifted([225, 0], [225, 0], [225, 0]),
    pounds,
    { kind: 'less', weight: 200, reps: 5 },
  ],
  [
    'all sets failed: the lightest one counts',
    { sets: 2, reps: 5, duration: null },
    lifted([250, 0], [30, 0]),
    pounds,
    { kind: 'less', weight: 25, reps: 5 },
  ],
  [
    'all sets failed without a plan: the weight only',
    unplanned,
    lifted([100, 0]),
    pounds,
    { kind: 'less', weight: 90, reps: null },
  ],
  [
    'all sets failed with the lightest weight: the same again',
    threeTens,
    lifted([5, 0]),
    pounds,
    aim({ weight: 5, reps: 10 }),
  ],
  [
    'all sets without weight failed: the planned goal',
    { sets: 3, reps: 5, duration: null },
    counted(0, 0, 0),
    pounds,
    aim({ reps: 5 }),
  ],
  ['all sets without weight failed, without a plan: no suggestion', unplanned, counted(0), pounds, null],
  [
    'an assisted machine: less assistance is the next step',
    threeTens,
    lifted([50, 10], [50, 10], [50, 10]),
    helped,
    { kind: 'help', weight: 40, reps: 10 },
  ],
  [
    'an assisted machine: the least assistance in all sets counts',
    threeTens,
    lifted([50, 10], [40, 10], [50, 10]),
    helped,
    same({ weight: 40, reps: 10 }),
  ],
  [
    'assistance is never below zero',
    threeTens,
    lifted([5, 10], [5, 10], [5, 10]),
    helped,
    { kind: 'help', weight: 0, reps: 10 },
  ],
  [
    'without assistance: one more repetition',
    threeTens,
    lifted([0, 10], [0, 10], [0, 10]),
    helped,
    { kind: 'reps', weight: null, reps: 11 },
  ],
  [
    'too little assistance: more of it',
    threeTens,
    lifted([40, 0], [40, 0]),
    helped,
    { kind: 'help', weight: 50, reps: 10 },
  ],
  [
    'a pyramid of decreasing assistance: the least that reached the goal',
    threeTens,
    lifted([60, 10], [50, 10], [40, 6]),
    helped,
    same({ weight: 50, reps: 10 }),
  ],
])('next time, %s', (_case, planned, done, steps, expected) => {
  expect(nextTime(planned, done, steps.step, steps.unit)).toEqual(expected);
});
