// Prints how often the plans of many people keep each rule (./run grid).
#include <doctest/doctest.h>

#include <cstdlib>

#include "support/food_table.h"
#include "support/meal_judge.h"

using namespace fitapp::tests;

TEST_SUITE("slow") {
  TEST_CASE("the judge of meals prints its table") {
    const char* people = std::getenv("FITAPP_GRID_EATERS");
    const int count = people == nullptr ? 5000 : std::atoi(people);
    Shares shares;
    std::vector<std::string> faults;
    for (int person = 0; person < count; ++person) {
      judge_fortnight(real_cookbook(), eater_of(static_cast<std::uint64_t>(person)), static_cast<std::uint64_t>(person),
                      shares, faults);
    }
    for (const auto& [rule, share] : shares) {
      MESSAGE(share.percent() << " % of " << share.applied << ": " << rule);
      CHECK(share.percent() >= least_share(rule));
    }
  }
}
