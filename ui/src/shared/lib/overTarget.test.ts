import { expect, it } from 'vitest';
import { overBy } from './overTarget';

it.each([
  [1800, 1800, 0, 0],
  [1800.4, 1800, 0, 0],
  [1801, 1800, 0, 1],
  [900, 1800, 0, 0],
  [150.1, 150, 1, 0.1],
  [150.04, 150, 1, 0],
])('%d with a target of %d, shown with %d decimals, is over by %d', (amount, target, digits, over) => {
  expect(overBy(amount, target, digits)).toBe(over);
});
