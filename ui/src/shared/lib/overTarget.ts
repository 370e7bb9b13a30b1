// Compares an amount with its target, for every screen that shows both: what is over is shown as over, in word and color.
import { roundTo } from './numbers';

export const OVER_COLOR = 'var(--fit-over)';

// By how much the amount exceeds the target; 0 if it does not. Both are rounded as they are shown, so that '1800 of 1800'
// is never over.
export function overBy(amount: number, target: number, digits = 0): number {
  return Math.max(0, roundTo(roundTo(amount, digits) - roundTo(target, digits), digits));
}
