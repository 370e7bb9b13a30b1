// Meals for what is left of a day: the built-in answer to "what shall I eat now"; knows no storage and no clock.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "domain/meals.h"

namespace fitapp::domain {

inline constexpr std::size_t most_suggestions = 4;

struct SuggestionRequest {
  Macros remaining;
  std::vector<Diet> diet;
  std::set<std::string> eaten;  // names in today's log: nobody is told to eat the same again
  int hour = 12;                // of the local day
  std::uint64_t seed = 0;
};

// The meals whose portions fit best, best first; another seed brings others that fit about as well. None exceeds what
// is left, but where next to nothing is left, small snacks come all the same.
std::vector<PlannedMeal> suggest_meals(const MealPool& pool, const SuggestionRequest& request);

}  // namespace fitapp::domain
