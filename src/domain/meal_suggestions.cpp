// Fits portions of dishes to the remaining macros and ranks the dishes.
#include "domain/meal_suggestions.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace fitapp::domain {
namespace {

// One dish should not fill the whole day.
constexpr double largest_dish = 700;
constexpr int last_breakfast_hour = 10;
constexpr int first_dinner_hour = 16;

struct Fitted {
  const Dish* dish = nullptr;
  int tenths = 0;  // 0: no portion fits
  double score = 0;
};

double relative_error(double value, double wanted) { return std::abs(value - wanted) / std::max(wanted, 10.0); }

// The dish should use its part of the remaining calories, with protein, carbs and fat in the remaining proportion.
// Lower is better.
double score_of(const Macros& portion, const Macros& left, double target) {
  const double part = target / left.calories;
  double score = 2 * relative_error(portion.calories, target);
  // A macro that is already used up has no proportion, so its error is limited.
  score += std::min(1.0, relative_error(portion.protein, left.protein * part));
  score += std::min(1.0, relative_error(portion.carbs, left.carbs * part));
  score += std::min(1.0, relative_error(portion.fat, left.fat * part));
  return score;
}

double penalty_of(MealSlot slot, int hour) {
  if (slot == MealSlot::breakfast) return hour <= last_breakfast_hour ? 0 : 0.6;
  if (slot == MealSlot::lunch) return hour > last_breakfast_hour && hour < first_dinner_hour ? 0 : 0.3;
  if (slot == MealSlot::dinner) return hour >= first_dinner_hour ? 0 : 0.3;
  return 0;
}

double time_of_day_penalty(const Dish& dish, int hour) {
  double least = 1;
  for (const MealSlot slot : dish.slots) least = std::min(least, penalty_of(slot, hour));
  return least;
}

Fitted best_portion(const Dish& dish, const Macros& left, double target) {
  Fitted best{&dish};
  for (int tenths = smallest_portion; tenths <= largest_portion; ++tenths) {
    const Macros& portion = dish.nutrients(tenths);
    const double score = score_of(portion, left, target);
    if (portion.calories <= left.calories && (best.tenths == 0 || score < best.score)) best = {&dish, tenths, score};
  }
  return best;
}

}  // namespace

std::vector<PlannedMeal> suggest_meals(const Cookbook& cookbook, const SuggestionRequest& request, Language language,
                                       const FoodUnits& units) {
  const Macros& left = request.remaining;
  if (left.calories < least_to_suggest) return {};
  const double target = std::min(left.calories, largest_dish);
  std::mt19937_64 random(request.seed);
  std::vector<Fitted> fitted;
  for (const Dish& dish : cookbook.all()) {
    // Drawn for every dish, so that a change of the log does not change the numbers of the others.
    const double jitter = static_cast<double>(random() % 1000) / 1000 * 0.5;
    const bool eaten = request.eaten.contains(dish.name.english) || request.eaten.contains(dish.name.german);
    if (eaten || !suits(dish, request.rules) || !is_wanted(dish, request.rules)) continue;
    Fitted each = best_portion(dish, left, target);
    if (each.tenths == 0) continue;
    each.score += jitter + time_of_day_penalty(dish, request.hour);
    fitted.push_back(each);
  }
  std::sort(fitted.begin(), fitted.end(), [](const Fitted& one, const Fitted& other) {
    return one.score != other.score ? one.score < other.score : one.dish->key < other.dish->key;
  });
  std::vector<PlannedMeal> meals;
  for (const Fitted& each : fitted) {
    if (meals.size() < max_suggestions) meals.push_back(portion_of(*each.dish, each.tenths, language, units));
  }
  return meals;
}

}  // namespace fitapp::domain
