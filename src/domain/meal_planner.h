// Builds a day of meals that reaches a target.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/message.h"
#include "domain/macro_targets.h"
#include "domain/meals.h"

namespace fitapp::domain {

// Targets outside 1,000 to 5,000 kcal are replaced by the nearer bound (docs/behaviour.md, Nutrition).
inline constexpr double min_planned_calories = 1000;
inline constexpr double max_planned_calories = 5000;

// The targets of a day, with the calories within the bounds of plans.
Macros targets_of(const MacroInputs& inputs);

struct DayRequest {
  Macros targets;
  std::vector<Diet> diet;
  std::set<std::string> avoid;  // dishes of adjacent days and of the plan being replaced
  std::uint64_t seed = 0;
};

struct MealPortion {
  const Meal* meal = nullptr;
  int quarters = whole_portion;
};

// Breakfast, lunch, dinner and one to three snacks, in this order, without duplicates. Every dish suits the diet. A
// dish of `avoid` is used only when the diet allows no other. When macros contradict the calories, the calories count.
std::vector<MealPortion> plan_day(const MealPool& pool, const DayRequest& request);

DailyMeals meals_of(const std::vector<MealPortion>& day);

// The note for a plan with these targets: the calories are out of bounds, so the plan uses the nearer bound, or the
// macros contradict the calories, so the plan follows the calories. nullopt when neither applies.
std::optional<Message> plan_note(const MacroInputs& inputs);

}  // namespace fitapp::domain
