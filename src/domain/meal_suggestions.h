// Suggests meals for the rest of the day.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "domain/dishes.h"

namespace fitapp::domain {

inline constexpr std::size_t max_suggestions = 4;
// With less left, no dish fits and none is suggested.
inline constexpr double least_to_suggest = 100;  // kcal

struct SuggestionRequest {
  Macros remaining;
  EatingRules rules;
  std::set<std::string> eaten;  // names in today's log, not to be suggested again
  int hour = 12;                // local time
  std::uint64_t seed = 0;
};

// The dishes whose portions fit best, best first; another seed gives others that fit about as well. None exceeds the
// remaining calories; empty when almost nothing is left.
std::vector<PlannedMeal> suggest_meals(const Cookbook& cookbook, const SuggestionRequest& request, Language language,
                                       const FoodUnits& units);

}  // namespace fitapp::domain
