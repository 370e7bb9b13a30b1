// The scale of mood, energy and sleep quality: whole numbers from 1 to 5.

type Rating = 1 | 2 | 3 | 4 | 5;

// The initial value of every slider (docs/behaviour.md, Wellness, periods and sleep).
export const DEFAULT_RATING: Rating = 3;

export function asRating(value: number): Rating {
  return Math.min(5, Math.max(1, Math.round(value))) as Rating;
}
