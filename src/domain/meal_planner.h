// Builds a day of meals that reaches a target.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/message.h"
#include "domain/dishes.h"
#include "domain/macro_targets.h"
#include "domain/nutrient_references.h"

namespace fitapp::domain {

inline constexpr double least_fiber = 12;  // g per 1,000 kcal; EFSA's 25 g a day for adults and a margin
// A dish comes back after this many days at the earliest, if the person's rules leave enough others.
inline constexpr std::chrono::days days_between_dishes{13};

// The targets of a day, with the calories within the bounds of plans.
Macros targets_of(const MacroInputs& inputs);

inline constexpr std::array all_slots{MealSlot::breakfast, MealSlot::lunch, MealSlot::dinner, MealSlot::snack};

struct DayRequest {
  Macros targets;  // of the meals to plan
  ProteinBounds protein;
  EatingRules rules;
  double calcium = adult_calcium;   // mg, of the whole day
  std::map<std::string, int> used;  // dishes of other days, with the distance in days
  std::uint64_t seed = 0;
  std::vector<MealSlot> slots{all_slots.begin(), all_slots.end()};  // the meals to plan, in the order of the day
};

struct MealPortion {
  const Dish* dish = nullptr;
  MealSlot slot = MealSlot::snack;
  int tenths = whole_portion;

  const MealNutrients& nutrients() const { return dish->nutrients(tenths); }
};

// Breakfast, lunch, dinner and one to five snacks, in this order, without duplicates. Every dish follows the rules; a
// meal is missing when no dish does. Dishes of other days are used only when nothing else is left, the oldest first.
// The limits of meal_limits.h are kept as far as the dishes allow.
std::vector<MealPortion> plan_day(const Cookbook& cookbook, const DayRequest& request);

// The meals that a rest of the day has room for: without those already eaten, and without main meals that the calories
// do not reach for, the earliest first. Empty when almost nothing is left.
std::vector<MealSlot> slots_for(double calories_left, const std::vector<MealSlot>& eaten);

// Another dish for the slot with about the nutrients of `wanted`; nullopt when the rules leave none.
std::optional<MealPortion> swap_meal(const Cookbook& cookbook, const DayRequest& request, MealSlot slot,
                                     const Macros& wanted);

MealNutrients sum_of(const std::vector<MealPortion>& day);
DailyMeals meals_of(const std::vector<MealPortion>& day, Language language, const FoodUnits& units);

// The note for a plan with these targets: the calories are out of bounds, so the plan uses the nearer bound, or the
// macros contradict the calories, so the plan follows the calories. nullopt when neither applies.
std::optional<Message> plan_note(const MacroInputs& inputs);

}  // namespace fitapp::domain
