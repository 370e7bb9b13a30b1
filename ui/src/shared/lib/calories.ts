// What holds for a day's calories wherever they are set; it knows no screen.

// kcal a day. Contract §3: below it every place that sets the target cautions and asks once.
export const LOW_CALORIE_LIMIT = 1200;
