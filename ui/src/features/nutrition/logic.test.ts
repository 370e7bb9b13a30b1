import { expect, it } from 'vitest';
import { spreadOverDay } from './logic';

it.each([400, 1234.5, 1800, 2333, 7531.2, 20_000])('spreading %d over the day loses and adds nothing', (target) => {
  const amounts = spreadOverDay(target).map(({ amount }) => amount);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(target));
  expect(amounts.slice(0, 3).every((amount) => amount % 10 === 0)).toBe(true);
  expect(amounts.every((amount) => amount > 0)).toBe(true);
});
