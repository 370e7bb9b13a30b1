// Thousands of plans over the real catalogue, judged by an independent checker.
#include <doctest/doctest.h>

#include <map>

#include "support/catalogue.h"
#include "support/plan_checker.h"
#include "support/preference_cases.h"

using namespace fitapp;
using namespace fitapp::domain;

namespace {

// Prints the first few offenders only: one mistake tends to show in hundreds of plans.
std::size_t count_broken(const std::vector<PlanPreferences>& cases) {
  std::size_t broken = 0;
  std::uint64_t seed = 1;
  for (const PlanPreferences& preferences : cases) {
    const BuiltPlan plan = build_plan(preferences, test::real_catalogue(), seed++);
    const auto rules = test::broken_rules(preferences, test::real_catalogue(), plan);
    if (rules.empty()) continue;
    if (++broken <= 10) MESSAGE(test::described(preferences) << ": " << rules.front() << " (" << rules.size() << ")");
  }
  return broken;
}

}  // namespace

TEST_CASE("every pair of preferences gives a plan that holds every rule") {
  const test::CoveringCases covering = test::all_pairs();
  CHECK(covering.uncovered == 0);
  CHECK(covering.cases.size() >= 31 * 128);  // the two largest dimensions alone need as many
  CHECK(count_broken(covering.cases) == 0);
}

TEST_CASE("random preferences give plans that hold every rule") {
  CHECK(count_broken(test::random_preferences(2000, 7)) == 0);
}
