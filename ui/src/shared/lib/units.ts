// Between the units on the wire (lb, in, m, kcal) and those a person chose; it knows no user and no screen.
import { roundTo } from './numbers';

export type WeightUnit = 'lb' | 'kg';
export type LengthUnit = 'in' | 'cm';
export type DistanceUnit = 'mi' | 'km';
export type EnergyUnit = 'kcal' | 'kJ';
export type Unit = WeightUnit | LengthUnit | DistanceUnit | EnergyUnit;

interface Rule {
  // How many of the unit make one unit of the wire.
  perWire: number;
  // Decimals shown in an input. Coarser than what the wire keeps, so that edit and save never drifts.
  editDigits: number;
  // Decimals kept on the wire.
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

// As it is written after a number.
export function unitLabel(unit: Unit): string {
  return unit === 'lb' ? 'lbs' : unit;
}

export function editDigits(unit: Unit): number {
  return rules[unit].editDigits;
}

// The wire's value in the unit, rounded as an input shows it.
export function fromWire(wire: number, unit: Unit): number {
  return roundTo(wire * rules[unit].perWire, rules[unit].editDigits);
}

// What a person typed, as the wire keeps it.
export function toWire(shown: number, unit: Unit): number {
  return roundTo(shown / rules[unit].perWire, rules[unit].wireDigits);
}

// What to save after an edit: the stored value itself while the person left the shown one as it was.
export function editedToWire(stored: number | null, entered: number | null, unit: Unit): number | null {
  if (entered === null) return null;
  if (stored !== null && fromWire(stored, unit) === entered) return stored;
  return toWire(entered, unit);
}
