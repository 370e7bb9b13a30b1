// Limits for the daily calorie target.

// In kcal per day. Every form that sets a lower target warns and asks for confirmation once (docs/behaviour.md,
// Profile).
export const LOW_CALORIE_LIMIT = 1200;

// Below this, in kcal per day, a diet is a medical treatment (very-low-calorie diet, NICE guideline on obesity).
export const TREATMENT_CALORIE_LIMIT = 800;

// The target of users who have not chosen any, in kcal per day (docs/behaviour.md, Profile).
export const DEFAULT_DAILY_CALORIES = 1800;
