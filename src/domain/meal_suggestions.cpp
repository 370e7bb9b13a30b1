// Fits portions of dishes to the remaining macros and ranks the dishes.
#include "domain/meal_suggestions.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace fitapp::domain {
namespace {

constexpr int min_suggested_quarters = 2;
constexpr int max_suggested_quarters = 8;
// Portions of most dishes exceed this, so below it half a snack is offered.
constexpr double min_calories = 130;
// One dish should not fill the whole day.
constexpr double largest_dish = 700;
constexpr int last_breakfast_hour = 10;
constexpr int first_dinner_hour = 16;

struct Fitted {
  const Meal* meal;
  int quarters;
  double score;
};

double relative_error(double value, double wanted) { return std::abs(value - wanted) / std::max(wanted, 10.0); }

// The dish should use its part of the remaining calories, with protein, carbs and fat in the remaining proportion.
// Lower is better.
double score_of(const Meal& meal, int quarters, const Macros& left, double target) {
  const double share = static_cast<double>(quarters) / whole_portion;
  const double part = left.calories > 0 ? target / left.calories : 1;
  double score = 2 * relative_error(meal.nutrients.calories * share, target);
  // A macro that is already used up has no proportion, so its error is limited.
  score += std::min(1.0, relative_error(meal.nutrients.protein * share, left.protein * part));
  score += std::min(1.0, relative_error(meal.nutrients.carbs * share, left.carbs * part));
  score += std::min(1.0, relative_error(meal.nutrients.fat * share, left.fat * part));
  return score;
}

double time_of_day_penalty(MealSlot slot, int hour) {
  if (slot == MealSlot::breakfast) return hour <= last_breakfast_hour ? 0 : 0.6;
  if (slot == MealSlot::lunch) return hour > last_breakfast_hour && hour < first_dinner_hour ? 0 : 0.3;
  if (slot == MealSlot::dinner) return hour >= first_dinner_hour ? 0 : 0.3;
  return 0;
}

Fitted best_portion(const Meal& meal, const Macros& left, double target) {
  Fitted best{&meal, min_suggested_quarters, score_of(meal, min_suggested_quarters, left, target)};
  for (int quarters = min_suggested_quarters + 1; quarters <= max_suggested_quarters; ++quarters) {
    const double calories = meal.nutrients.calories * quarters / whole_portion;
    const double score = score_of(meal, quarters, left, target);
    if (calories <= std::max(left.calories, min_calories) && score < best.score) best = {&meal, quarters, score};
  }
  return best;
}

}  // namespace

std::vector<PlannedMeal> suggest_meals(const MealPool& pool, const SuggestionRequest& request) {
  const Macros& left = request.remaining;
  const double target = std::clamp(left.calories, min_calories / 2, largest_dish);
  std::mt19937_64 random(request.seed);
  std::vector<Fitted> fitted;
  for (const Meal& meal : pool.all()) {
    // Drawn for every meal, so that a change of the log does not change the numbers of the other meals.
    const double jitter = static_cast<double>(random() % 1000) / 1000 * 0.5;
    if (!meal.suits(request.diet) || request.eaten.contains(meal.name)) continue;
    Fitted each = best_portion(meal, left, target);
    if (meal.nutrients.calories * each.quarters / whole_portion > std::max(left.calories, min_calories)) continue;
    each.score += jitter + time_of_day_penalty(meal.slot, request.hour);
    fitted.push_back(each);
  }
  std::sort(fitted.begin(), fitted.end(), [](const Fitted& one, const Fitted& other) {
    return one.score != other.score ? one.score < other.score : one.meal->name < other.meal->name;
  });
  std::vector<PlannedMeal> meals;
  for (const Fitted& each : fitted) {
    if (meals.size() < max_suggestions) meals.push_back(portion_of(*each.meal, each.quarters));
  }
  return meals;
}

}  // namespace fitapp::domain
