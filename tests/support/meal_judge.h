// Judges planned days as a dietitian would. Independent of the planner: reads ingredients and grams, not titles.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "domain/meal_planner.h"

namespace fitapp::tests {

// A person of the grid: what they eat, weigh and aim at.
struct Eater {
  double calories = 2000;
  double weight = 154;  // lb
  domain::EatingRules rules;
};

// The same for the same number.
Eater eater_of(std::uint64_t number);

// How many days kept each rule, and on how many it applied.
struct Share {
  int kept = 0;
  int applied = 0;

  double percent() const { return applied == 0 ? 100 : 100.0 * kept / applied; }
};
using Shares = std::map<std::string, Share>;

// The percentage of days that must keep a rule. Goals depend on what a person eats, so their share may be lower.
double least_share(const std::string& rule);

// Plans and judges fourteen days of a person. `faults` receives a line for each broken rule.
void judge_fortnight(const domain::Cookbook& cookbook, const Eater& eater, std::uint64_t seed, Shares& shares,
                     std::vector<std::string>& faults);

}  // namespace fitapp::tests
