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
                        .body = body,
                        .resting = {}};
  for (int ago = 1; ago <= 28; ++ago) {
    const LocalDate day = inputs.today - days{ago};
    inputs.days.push_back({day, 1500});
    inputs.weighings.push_back({day, 110 + 0.14 * ago});
  }
  return inputs;
}

// Four weeks of a steady weight on the same energy each day, with the goal to lose.
AdaptiveInputs steady(const Body& body, double calories, double resting) {
  AdaptiveInputs inputs = losing(body);
  for (LoggedDay& each : inputs.days) each.calories = calories;
  for (Weighing& each : inputs.weighings) each.weight = *body.weight;
  inputs.resting = resting;
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

TEST_CASE("a log with less than the energy at rest teaches nothing") {
  AdaptiveInputs inputs = steady({.weight = 165, .height = "175 cm", .age = 40, .target_weight = {}}, 900, 1600);
  const AdaptiveTarget learnt = adaptive_target(inputs);
  CHECK_FALSE(learnt.expenditure);
  CHECK_FALSE(learnt.suggested);
  REQUIRE(learnt.reason);
  CHECK(learnt.reason->code == "ADAPTIVE_INCOMPLETE");
}

TEST_CASE("a learnt target is not lowered below the energy at rest") {
  AdaptiveInputs inputs = steady({.weight = 165, .height = "165 cm", .age = 40, .target_weight = {}}, 1600, 1420);
  inputs.target = 1450;
  CHECK_FALSE(adaptive_target(inputs).suggested);
  inputs.target = 1520;
  CHECK(adaptive_target(inputs).suggested == 1420);
}

TEST_CASE("from 65 on a learnt target has no deficit") {
  AdaptiveInputs inputs = steady({.weight = 154, .height = "165 cm", .age = 70, .target_weight = {}}, 1700, 1240);
  inputs.target = 1700;
  CHECK_FALSE(adaptive_target(inputs).suggested);
  inputs.body.age = 50;
  CHECK(adaptive_target(inputs).suggested == 1600);
}
