import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editedToWire, fromWire, toWire, unitLabel, type Unit } from './units';

const bounds: Record<Unit, number> = {
  lb: 5000,
  kg: 5000,
  in: 500,
  cm: 500,
  mi: 10_000_000,
  km: 10_000_000,
  kcal: 20_000,
  kJ: 20_000,
};
const units = Object.keys(bounds) as Unit[];

// Values with the API's precision: weights and lengths in hundredths, energy and distance in tenths.
const wireValues = (unit: Unit) => {
  const parts = ['lb', 'kg', 'in', 'cm'].includes(unit) ? 100 : 10;
  return fc.integer({ min: 0, max: bounds[unit] * parts }).map((count) => count / parts);
};

it('pounds are labelled lbs, all other units by their symbol', () => {
  expect(Object.keys(bounds).map((unit) => unitLabel(unit as Unit))).toEqual([
    'lbs',
    'kg',
    'in',
    'cm',
    'mi',
    'km',
    'kcal',
    'kJ',
  ]);
});

describe('known values', () => {
  it.each([
    [220.46, 'kg', 100],
    [150, 'kg', 68.04],
    [70, 'cm', 177.8],
    [1609.3, 'mi', 1],
    [5000, 'km', 5],
    [2000, 'kJ', 8368],
    [165, 'lb', 165],
  ] as const)('%d on the wire is shown in %s as %d', (wire, unit, shown) => {
    expect(fromWire(wire, unit)).toBe(shown);
  });

  it('keeps a typed 72.5 kg as 159.84 lb and shows 72.5 again', () => {
    expect(toWire(72.5, 'kg')).toBe(159.84);
    expect(fromWire(159.84, 'kg')).toBe(72.5);
  });
});

describe.each(units)('edit and save in %s', (unit) => {
  it('does not change the stored value if the input is unchanged', () => {
    fc.assert(
      fc.property(wireValues(unit), (stored) => {
        expect(editedToWire(stored, fromWire(stored, unit), unit)).toBe(stored);
      }),
    );
  });

  it('shows exactly the entered value, however often it is saved', () => {
    fc.assert(
      fc.property(wireValues(unit), (wire) => {
        const typed = fromWire(wire, unit);
        let stored = toWire(typed, unit);
        for (let round = 0; round < 5; round += 1) {
          expect(fromWire(stored, unit)).toBe(typed);
          stored = toWire(fromWire(stored, unit), unit);
        }
      }),
    );
  });
});

it('an empty field is null in the API', () => {
  expect(editedToWire(150, null, 'kg')).toBeNull();
  expect(editedToWire(null, 80, 'kg')).toBe(176.37);
});
