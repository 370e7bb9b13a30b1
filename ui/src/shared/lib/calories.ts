// Limits for the daily calorie target.

// In kcal per day. Every form that sets a lower target warns and asks for confirmation once (docs/behaviour.md,
// Profile).
export const LOW_CALORIE_LIMIT = 1200;
