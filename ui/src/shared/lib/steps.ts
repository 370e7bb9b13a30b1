// Steps a number up or down to the next multiple of the step, because plates, pins and dumbbells come in multiples.
import { roundTo } from './numbers';

// A value within this fraction of a step counts as a multiple: 35 lb is the 16 kg kettlebell (35.2 lb), and a step of
// 0.2 lb would be useless.
const TOLERANCE = 0.1;
// More decimals than any field has.
const DIGITS = 6;

// 61.23 by +2.5 becomes 62.5, by −2.5 it becomes 60.
export function stepValue(value: number, by: number): number {
  const step = Math.abs(by);
  if (step === 0) return value;
  const steps = value / step;
  const nearest = Math.round(steps);
  const isMultiple = Math.abs(steps - nearest) < TOLERANCE;
  const next = by > 0 ? (isMultiple ? nearest : Math.floor(steps)) + 1 : (isMultiple ? nearest : Math.ceil(steps)) - 1;
  return roundTo(next * step, DIGITS);
}
