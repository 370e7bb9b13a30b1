// Suggests meals for the rest of the day.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "domain/meals.h"

namespace fitapp::domain {

inline constexpr std::size_t max_suggestions = 4;

struct SuggestionRequest {
  Macros remaining;
  std::vector<Diet> diet;
  std::set<std::string> eaten;  // names in today's log, not to be suggested again
  int hour = 12;                // local time
  std::uint64_t seed = 0;
};

// The meals whose portions fit best, best first; another seed gives other meals that fit about as well. No meal exceeds
// the remaining calories, except that small snacks are suggested when almost nothing remains.
std::vector<PlannedMeal> suggest_meals(const MealPool& pool, const SuggestionRequest& request);

}  // namespace fitapp::domain
