// Rounds numbers and formats them in the user's regional format.
import { numberFormatter } from './formatters';

// At most `digits` decimals, without trailing zeros. Groups numbers of five or more digits.
export function formatNumber(value: number, format: string, digits = 0): string {
  return numberFormatter(format, { maximumFractionDigits: digits, useGrouping: 'min2' }).format(
    value === 0 ? 0 : value,
  );
}

// Half away from zero at `digits` decimals, without the noise of binary fractions (1.005 becomes 1.01).
export function roundTo(value: number, digits: number): number {
  const size = Math.abs(value);
  // Numbers below 1e-6 are printed with an exponent. For them a multiplication is exact enough.
  const scaled = size < 1e-6 ? size * 10 ** digits : Number(`${size}e${digits}`);
  const rounded = Number(`${Math.round(scaled)}e-${digits}`);
  return value < 0 ? -rounded : rounded;
}
