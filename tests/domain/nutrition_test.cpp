// Tests totals of a day's food.
#include "domain/nutrition.h"

#include <doctest/doctest.h>

using namespace fitapp;
using namespace fitapp::domain;

namespace {

FoodEntry food(double calories, std::optional<double> protein) {
  FoodEntry entry;
  entry.name = "Food";
  entry.calories = calories;
  entry.protein = protein;
  return entry;
}

}  // namespace

TEST_CASE("a sum of decimal fractions has no binary rounding error") {
  DecimalSum sum;
  for (int i = 0; i < 3; ++i) sum.add(0.15);  // as doubles 0.44999999999999996
  CHECK(sum.exact() == 0.45);
  CHECK(sum.to_one_decimal() == 0.5);
}

TEST_CASE("a sum rounds halves away from zero, positive or negative") {
  DecimalSum above;
  above.add(0.25);
  CHECK(above.to_one_decimal() == 0.3);
  DecimalSum below;
  below.add(-0.25);
  CHECK(below.to_one_decimal() == -0.3);
}

TEST_CASE("a mean is rounded once, from the exact sum") {
  DecimalSum sum;
  sum.add(100.0);
  CHECK(sum.per(3) == 33.3);
  sum.add(0.45);  // 100.45 / 3 = 33.4833
  CHECK(sum.per(3) == 33.5);
}

TEST_CASE("daily stats are totals to one decimal, with the remaining calories and the number of entries") {
  const NutritionStats stats = nutrition_stats_of({food(350.4, 12.35), food(500.1, 0.1), food(0.1, 0.2)}, 1800);
  CHECK(stats.total_calories == 850.6);
  CHECK(stats.remaining == 949.4);
  CHECK(stats.total_protein == 12.7);
  CHECK(stats.daily_goal == 1800);
  CHECK(stats.entries == 3);
}

TEST_CASE("an unknown nutrient adds nothing") {
  const NutritionStats stats = nutrition_stats_of({food(100, std::nullopt), food(100, 8.0)}, 1800);
  CHECK(stats.total_protein == 8);
  CHECK(stats.total_fiber == 0);
}

TEST_CASE("remaining calories are negative when the goal is exceeded") {
  CHECK(nutrition_stats_of({food(1900.5, std::nullopt)}, 1800).remaining == -100.5);
}

TEST_CASE("a day without food leaves the whole goal") {
  const NutritionStats stats = nutrition_stats_of({}, 2000.5);
  CHECK(stats.remaining == 2000.5);
  CHECK(stats.total_calories == 0);
  CHECK(stats.entries == 0);
}
