// One step up or down of a number that people set in steps: onto the grid of the step, as plates, pins and dumbbells lie on
// one. Pure; it knows no field and no unit.
import { roundTo } from './numbers';

// Nearer to a line of the grid than this part of a step counts as on it: 35 lb is the kettlebell of 16 kg (35.2 lb), and a
// step of a fifth of a pound would be none.
const BESIDE = 0.1;
// More decimals than any field has.
const DIGITS = 6;

// 61.23 by +2.5: 62.5; by −2.5: 60. The next line of the grid in that direction.
export function stepValue(value: number, by: number): number {
  const step = Math.abs(by);
  if (step === 0) return value;
  const lines = value / step;
  const near = Math.round(lines);
  const isOnLine = Math.abs(lines - near) < BESIDE;
  const next = by > 0 ? (isOnLine ? near : Math.floor(lines)) + 1 : (isOnLine ? near : Math.ceil(lines)) - 1;
  return roundTo(next * step, DIGITS);
}
