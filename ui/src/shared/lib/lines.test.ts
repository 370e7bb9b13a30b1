import { expect, it } from 'vitest';
import { linesOf } from './lines';

it('instructions are one line each, without empty ones', () => {
  expect(linesOf('Stand tall.\n\n Breathe. \n')).toEqual(['Stand tall.', 'Breathe.']);
  expect(linesOf(null)).toEqual([]);
});
