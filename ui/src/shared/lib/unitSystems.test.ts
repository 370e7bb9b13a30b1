import { expect, it } from 'vitest';
import { mara } from '@/mocks/people';
import { unitSystemOf } from './unitSystems';

it('a system is derived from three units, and mixed ones match neither', () => {
  expect(unitSystemOf(mara)).toBe('imperial');
  expect(unitSystemOf({ ...mara, weightUnit: 'kg', lengthUnit: 'cm', distanceUnit: 'km' })).toBe('metric');
  expect(unitSystemOf({ ...mara, weightUnit: 'kg' })).toBeNull();
});
