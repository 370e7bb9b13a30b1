// Pure rules of the nutrition card; no calls, no sentences.

// A common way to spread a day's calories: a guide for the eye, not a plan.
export const dayShares = [
  { meal: 'breakfast', share: 0.25 },
  { meal: 'lunch', share: 0.35 },
  { meal: 'dinner', share: 0.3 },
  { meal: 'snacks', share: 0.1 },
] as const;

// Rounded to tens, as nobody eats to the single calorie; what rounding leaves goes to the last, so the sum is the target.
export function spreadOverDay(target: number): { meal: (typeof dayShares)[number]['meal']; amount: number }[] {
  let left = Math.round(target);
  return dayShares.map(({ meal, share }, index) => {
    const amount = index === dayShares.length - 1 ? left : Math.round((target * share) / 10) * 10;
    left -= amount;
    return { meal, amount };
  });
}
