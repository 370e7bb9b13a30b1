import { expect, it } from 'vitest';
import { isMeasured } from './usePortionLabels';
import { shownMeasure } from './foodWeight';

it.each([
  [{ amount: 182, unit: 'g' }, 'kg', 'en', '182 g'],
  [{ amount: 182, unit: 'g' }, 'lb', 'en', '6.4 oz'],
  [{ amount: 182, unit: 'g' }, 'lb', 'de', '6,4 oz'],
  [{ amount: 250, unit: 'ml' }, 'kg', 'en', '250 ml'],
  [{ amount: 250, unit: 'ml' }, 'lb', 'en', '8.5 fl oz'],
] as const)('%o in %s and %s is %s', (measure, weightUnit, format, text) => {
  expect(shownMeasure(measure, weightUnit, format)).toBe(text);
});

it('grams, millilitres and ounces need no second weight', () => {
  expect(['g', 'ml', 'oz', 'slice', 'cup'].filter(isMeasured)).toEqual(['g', 'ml', 'oz']);
});
