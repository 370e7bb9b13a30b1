// Puts a day of meals together that reaches a target; knows no storage and no clock.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/message.h"
#include "domain/meals.h"

namespace fitapp::domain {

// Part-2 §9: the macros that belong to the default goal of 1,800 kcal.
inline constexpr Macros default_targets{.calories = 1800, .protein = 150, .carbs = 200, .fat = 60};
// Contract §5: the planner serves targets from 1,000 to 5,000 kcal, and others by the nearer of them.
inline constexpr double least_planned_calories = 1000;
inline constexpr double most_planned_calories = 5000;

struct MacroTargets {
  std::optional<double> protein;
  std::optional<double> carbs;
  std::optional<double> fat;
};

// What a day should hold. Without a target of their own the default macros grow and shrink with the calories.
Macros targets_of(double calories, const MacroTargets& own);

struct DayRequest {
  Macros targets;
  std::vector<Diet> diet;
  std::set<std::string> avoid;  // names of dishes of the days around, and of the plan that is being refreshed
  std::uint64_t seed = 0;
};

struct MealPortion {
  const Meal* meal = nullptr;
  int quarters = whole_portion;
};

// Breakfast, lunch, dinner and one to three snacks, in this order, none twice. Diets always hold; a dish of `avoid`
// comes only where the diet leaves nothing else. Macros that contradict the calories give way to them.
std::vector<MealPortion> plan_day(const MealPool& pool, const DayRequest& request);

DailyMeals meals_of(const std::vector<MealPortion>& day);

// What the person should know of a plan for these calories and macros of their own: that it aims elsewhere, because the
// target is out of bounds, or at the calories alone, because the macros make another sum. nullopt when all is well.
std::optional<Message> plan_note(double calories, const MacroTargets& own);

}  // namespace fitapp::domain
