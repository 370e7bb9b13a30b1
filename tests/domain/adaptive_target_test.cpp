// Tests the learnt target of people who must not lose weight.
#include "domain/adaptive_target.h"

#include <doctest/doctest.h>

using namespace fitapp;
using namespace fitapp::domain;
using std::chrono::days;

namespace {

// Four weeks of 1,500 kcal a day while half a pound a week is lost.
AdaptiveInputs losing(const Body& body) {
  AdaptiveInputs inputs{.today = *parse_date("2026-11-20"),
                        .days = {},
                        .weighings = {},
                        .target = 1500,
                        .changed = {},
                        .goal = WeightGoal::lose,
                        .body = body};
  for (int ago = 1; ago <= 28; ++ago) {
    const LocalDate day = inputs.today - days{ago};
    inputs.days.push_back({day, 1500});
    inputs.weighings.push_back({day, 110 + 0.14 * ago});
  }
  return inputs;
}

}  // namespace

TEST_CASE("an adult's target changes by at most 100 kcal a week") {
  const Body adult{.weight = 180, .height = "170 cm", .age = 30, .target_weight = {}};
  AdaptiveInputs inputs = losing(adult);
  inputs.goal = WeightGoal::maintain;
  const AdaptiveTarget learnt = adaptive_target(inputs);
  CHECK(learnt.suggested == 1600);
  CHECK_FALSE(learnt.reason.has_value());
}

TEST_CASE("people under 18 and underweight people are offered what they use, at once, with the reason") {
  const Body minor{.weight = 132, .height = "170 cm", .age = 16, .target_weight = {}};
  const Body thin{.weight = 104, .height = "170 cm", .age = 30, .target_weight = {}};
  for (const Body& body : {minor, thin}) {
    const AdaptiveTarget learnt = adaptive_target(losing(body));
    REQUIRE(learnt.suggested);
    CHECK(*learnt.suggested == *learnt.expenditure);
    CHECK(*learnt.suggested > 1900);
    CHECK(learnt.reason->code == (body.age == 16 ? "NO_DEFICIT_UNDER_18" : "NO_DEFICIT_UNDERWEIGHT"));
  }
}

TEST_CASE("people under 18 and underweight people are offered no lower target") {
  const Body minor{.weight = 132, .height = "170 cm", .age = 16, .target_weight = {}};
  const Body thin{.weight = 104, .height = "170 cm", .age = 30, .target_weight = {}};
  for (const Body& body : {minor, thin}) {
    AdaptiveInputs inputs = losing(body);
    inputs.target = 3500;
    CHECK_FALSE(adaptive_target(inputs).suggested);
  }
  AdaptiveInputs adult = losing({.weight = 180, .height = "170 cm", .age = 30, .target_weight = {}});
  adult.target = 3500;
  CHECK(adaptive_target(adult).suggested == 3400);
}
