import { expect, it } from 'vitest';
import { boundsIn, glassOf, shownWater, waterInMl, waterUnitOf } from './volume';

it('a glass has 250 ml, or 8 fl oz for users with pounds', () => {
  expect([glassOf(waterUnitOf('kg')), glassOf(waterUnitOf('lb'))]).toEqual([250, 236.6]);
});

it.each([1, 4, 8, 20])('%d glasses are shown as a multiple of a glass', (count) => {
  expect(shownWater(count * 236.6, 'fl oz')).toBe(count * 8);
  expect(shownWater(count * 250, 'ml')).toBe(count * 250);
});

it('an entered goal is shown unchanged, and its bounds are accepted by the server', () => {
  expect(shownWater(waterInMl(68, 'fl oz'), 'fl oz')).toBe(68);
  const { min, max } = boundsIn({ min: 250, max: 10000 }, 'fl oz');
  expect([waterInMl(min, 'fl oz') >= 250, waterInMl(max, 'fl oz') <= 10000]).toEqual([true, true]);
});
