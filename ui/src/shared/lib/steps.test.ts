import { expect, it } from 'vitest';
import { stepValue } from './steps';

it.each([
  ['a weight on the grid moves by one step', 60, 2.5, 62.5],
  ['down as well as up', 60, -2.5, 57.5],
  ['one beside the grid goes to its next line', 61.23, 2.5, 62.5],
  ['and down to the one before', 61.23, -2.5, 60],
  ['what a change of units left beside a line counts as on it', 62.4, 2.5, 65],
  ['as 35 lb do for a kettlebell of 16 kg', 35, 8.8, 44],
  ['downwards too', 35, -8.8, 26.4],
  ['from nothing', 0, 5, 5],
  ['tenths stay tenths', 0.3, 0.1, 0.4],
  ['whole numbers stay whole', 9, 1, 10],
  ['below nothing too: who calls has the bound', 2, -5, 0],
  ['where it stands on nothing', 0, -5, -5],
  ['a step of nothing moves nothing', 7, 0, 7],
])('%s', (_what, value, by, expected) => {
  expect(stepValue(value, by)).toBe(expected);
});
