// Body weights, circumferences and body fat as shown in lists, charts and texts. Forms show them with the decimals of
// `editDigits`, which nobody needs to read.
import { formatNumber, roundTo } from './numbers';
import { fromWire, unitLabel, type LengthUnit, type WeightUnit } from './units';

export type BodyUnit = WeightUnit | LengthUnit;

// Weight varies by more than 0.1 kg within an hour. Inches keep their quarters.
const shownDigits: Record<BodyUnit, number> = { lb: 1, kg: 1, in: 2, cm: 1 };
const PERCENT_DIGITS = 1;

// The API value in this unit, rounded for display.
export function shownBody(wire: number, unit: BodyUnit): number {
  return fromWire(wire, unit, shownDigits[unit]);
}

// '77.1', for a value that is in the unit already.
export function bodyNumber(shown: number, unit: BodyUnit, format: string): string {
  return formatNumber(shown, format, shownDigits[unit]);
}

// '77.1 kg', for a value that is in the unit already.
export function withUnit(shown: number, unit: BodyUnit, format: string): string {
  return `${bodyNumber(shown, unit, format)} ${unitLabel(unit)}`;
}

// '77.1 kg', for an API value.
export function bodyText(wire: number, unit: BodyUnit, format: string): string {
  return withUnit(shownBody(wire, unit), unit, format);
}

// The difference of two API values after rounding for display, so that the shown numbers add up.
export function bodyChange(latest: number, previous: number, unit: BodyUnit): number {
  return roundTo(shownBody(latest, unit) - shownBody(previous, unit), shownDigits[unit]);
}

// The smallest difference that is visible.
export function bodyStep(unit: BodyUnit): number {
  return 10 ** -shownDigits[unit];
}

export function shownPercent(percent: number): number {
  return roundTo(percent, PERCENT_DIGITS);
}

// '20.8%' or '20,8 %'.
export function percentText(percent: number, format: string): string {
  return new Intl.NumberFormat(format, { style: 'percent', maximumFractionDigits: PERCENT_DIGITS }).format(
    percent / 100,
  );
}
