// What the days before leave for a day of meals, and what one day may serve.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "domain/meal_planner.h"

namespace fitapp::domain {

inline constexpr int days_of_week = 7;

// What the six days before served, and the days to come that are planned already.
struct WeekSoFar {
  int known_days = 0;
  int fish = 0;  // main meals of fish or seafood
  int oily_fish = 0;
  int processed_meat = 0;
  bool processed_meat_today = false;
};

WeekSoFar week_so_far(const Cookbook& cookbook, const std::map<std::string, int>& used);
// False when the week has had enough of it: fish in three main meals, processed meat in three meals.
bool fits_week(const Dish& dish, MealSlot slot, const WeekSoFar& week);

// A protein food is served at most twice a day and not at lunch and at dinner, legumes at most twice (vegans: three
// times), and processed meat once. Fish and seafood count as one.
bool is_varied(const std::vector<MealPortion>& day, const EatingRules& rules);

// Of a plan, in 1,000 kcal. Fiber: EFSA's 25 g a day and a margin; more than the upper ends is hard to eat. Sodium:
// 2,300 mg in 2,000 kcal, the limit of the US dietary guidelines.
inline constexpr double most_fiber = 22;
inline constexpr double most_fiber_of_vegans = 28;
inline constexpr double most_sodium = 1150;
double most_fiber_of(const EatingRules& rules);
// Of the reference for adults.
inline constexpr double aimed_calcium_share = 0.8;

}  // namespace fitapp::domain
