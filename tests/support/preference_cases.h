// Preferences for testing the plan builder: a covering array of all pairs, and seeded random ones.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "domain/plan_preferences.h"

namespace fitapp::test {

// Every pair of values of two dimensions occurs in at least one case. The dimensions are level, goal, equipment,
// minutes, days, time of day, intensity, each of the 31 sets of target areas and each of the 128 sets of injuries.
// `uncovered` is the number of missing pairs, counted over the finished cases; it must be 0.
struct CoveringCases {
  std::vector<domain::PlanPreferences> cases;
  std::size_t pairs;
  std::size_t uncovered;
};
CoveringCases all_pairs();

std::vector<domain::PlanPreferences> random_preferences(std::size_t count, std::uint64_t seed);

// All combinations that the form allows, with its four equipment choices.
std::size_t grid_size();
domain::PlanPreferences grid_case(std::size_t number);  // 0 to grid_size() - 1

}  // namespace fitapp::test
