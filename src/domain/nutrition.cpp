// Sums food entries in whole thousandths to avoid binary rounding errors.
#include "domain/nutrition.h"

#include <cmath>

namespace fitapp::domain {

void DecimalSum::add(double value) { thousandths_ += std::llround(value * 1000.0); }

double DecimalSum::per(std::int64_t count) const {
  // In integer arithmetic; halves round away from zero.
  const std::int64_t divisor = 100 * count;
  const std::int64_t half = thousandths_ < 0 ? -divisor / 2 : divisor / 2;
  const std::int64_t tenths = (thousandths_ + half) / divisor;
  return static_cast<double>(tenths) / 10.0;
}

NutritionStats nutrition_stats_of(const std::vector<FoodEntry>& entries, double daily_goal) {
  DecimalSum calories, protein, carbs, fat, fiber;
  DecimalSum remaining;
  remaining.add(daily_goal);
  for (const FoodEntry& entry : entries) {
    calories.add(entry.calories);
    remaining.add(-entry.calories);
    protein.add(entry.protein);
    carbs.add(entry.carbs);
    fat.add(entry.fat);
    fiber.add(entry.fiber);
  }
  return {.total_calories = calories.to_one_decimal(),
          .daily_goal = daily_goal,
          .remaining = remaining.to_one_decimal(),
          .total_protein = protein.to_one_decimal(),
          .total_carbs = carbs.to_one_decimal(),
          .total_fat = fat.to_one_decimal(),
          .total_fiber = fiber.to_one_decimal(),
          .entries = static_cast<std::int64_t>(entries.size()),
          .targets = {}};
}

}  // namespace fitapp::domain
