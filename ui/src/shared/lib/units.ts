// Converts between the units of the API (lb, in, m, kcal) and the user's units.
import { roundTo } from './numbers';

export type WeightUnit = 'lb' | 'kg';
export type LengthUnit = 'in' | 'cm';
export type DistanceUnit = 'mi' | 'km';
export type EnergyUnit = 'kcal' | 'kJ';
export type Unit = WeightUnit | LengthUnit | DistanceUnit | EnergyUnit;

interface Rule {
  // How many of this unit make one API unit.
  perWire: number;
  // Decimals shown in an input. Coarser than the stored value, so that saving an unchanged value does not change it.
  editDigits: number;
  // Decimals in the API.
  wireDigits: number;
}

// Exact by definition: 1 lb = 0.45359237 kg, 1 in = 2.54 cm, 1 mi = 1609.344 m, 1 kcal = 4.184 kJ.
const rules: Record<Unit, Rule> = {
  lb: { perWire: 1, editDigits: 2, wireDigits: 2 },
  kg: { perWire: 0.45359237, editDigits: 2, wireDigits: 2 },
  in: { perWire: 1, editDigits: 2, wireDigits: 2 },
  cm: { perWire: 2.54, editDigits: 1, wireDigits: 2 },
  mi: { perWire: 1 / 1609.344, editDigits: 2, wireDigits: 1 },
  km: { perWire: 1 / 1000, editDigits: 2, wireDigits: 1 },
  kcal: { perWire: 1, editDigits: 1, wireDigits: 1 },
  kJ: { perWire: 4.184, editDigits: 0, wireDigits: 1 },
};

// The unit as written after a number.
export function unitLabel(unit: Unit): string {
  return unit === 'lb' ? 'lbs' : unit;
}

export function editDigits(unit: Unit): number {
  return rules[unit].editDigits;
}

// The API value in this unit, rounded as in an input unless `digits` says otherwise.
export function fromWire(wire: number, unit: Unit, digits = rules[unit].editDigits): number {
  return roundTo(wire * rules[unit].perWire, digits);
}

// The entered value in the API's unit.
export function toWire(shown: number, unit: Unit): number {
  return roundTo(shown / rules[unit].perWire, rules[unit].wireDigits);
}

// The value to save after an edit. Returns the stored value if the displayed value is unchanged.
export function editedToWire(stored: number | null, entered: number | null, unit: Unit): number | null {
  if (entered === null) return null;
  if (stored !== null && fromWire(stored, unit) === entered) return stored;
  return toWire(entered, unit);
}
