// Tests the calorie estimate: the equation, the parsing of heights, and when no deficit is proposed.
#include <doctest/doctest.h>

#include "domain/calorie_target.h"

using namespace fitapp::domain;

namespace {

CalorieInputs woman_of_sixty_kilos() {
  return {.weight = 132.277,
          .height = "165 cm",
          .age = 30,
          .sex = Sex::female,
          .activity_level = ActivityLevel::light,
          .goal = WeightGoal::maintain};
}

}  // namespace

TEST_CASE("resting energy follows Mifflin-St Jeor, and maintenance is resting energy times the activity factor") {
  const CalorieEstimate estimate = estimate_calories(woman_of_sixty_kilos());
  CHECK(estimate.resting == 1320);  // 10*60 + 6.25*165 - 5*30 - 161
  CHECK(estimate.maintenance == 1820);
  CHECK(estimate.target == 1820);
  CHECK(!estimate.reason);
  CHECK(!estimate.caution);
}

TEST_CASE("losing weight subtracts at most a fifth, gaining adds a little, and macros follow the target") {
  CalorieInputs inputs = woman_of_sixty_kilos();
  inputs.goal = WeightGoal::lose;
  CHECK(estimate_calories(inputs).target == 1460);
  inputs.goal = WeightGoal::gain;
  CHECK(estimate_calories(inputs).target == 2120);
  CHECK(estimate_calories(inputs).protein == 108);  // 1.8 g per kg
}

TEST_CASE("no deficit is proposed under 18 and nothing without an age, each with a reason") {
  CalorieInputs inputs = woman_of_sixty_kilos();
  inputs.goal = WeightGoal::lose;
  inputs.age = 17;
  const CalorieEstimate young = estimate_calories(inputs);
  CHECK(young.target == young.maintenance);
  CHECK(young.reason);
  inputs.age = std::nullopt;
  const CalorieEstimate unknown = estimate_calories(inputs);
  CHECK(!unknown.target);
  CHECK(unknown.reason);
  inputs.age = 18;
  CHECK(!estimate_calories(inputs).reason);
}

TEST_CASE("no deficit goes below 1,200 kcal or the energy at rest, and none is proposed where nothing is left") {
  CalorieInputs heavy{.weight = 264.6,
                      .height = "165 cm",
                      .age = 40,
                      .sex = Sex::female,
                      .activity_level = ActivityLevel::sedentary,
                      .goal = WeightGoal::lose};
  const CalorieEstimate large = estimate_calories(heavy);
  CHECK(*large.target >= *large.resting);
  CHECK(!large.reason);
  CalorieInputs small{.weight = 105.8,
                      .height = "152 cm",
                      .age = 60,
                      .sex = Sex::female,
                      .activity_level = ActivityLevel::sedentary,
                      .goal = WeightGoal::lose};
  const CalorieEstimate none = estimate_calories(small);
  CHECK(none.target == none.maintenance);
  CHECK(none.reason->code == "NO_ROOM_FOR_DEFICIT");
}

TEST_CASE("from 65 on a deficit is proposed only to people with obesity") {
  CalorieInputs inputs{.weight = 136.7,
                       .height = "165 cm",
                       .age = 82,
                       .sex = Sex::female,
                       .activity_level = ActivityLevel::moderate,
                       .goal = WeightGoal::lose};
  const CalorieEstimate slim = estimate_calories(inputs);
  CHECK(slim.target == slim.maintenance);
  CHECK(slim.reason->code == "NO_DEFICIT_OLDER");
  inputs.weight = 220.5;
  CHECK(*estimate_calories(inputs).target < *estimate_calories(inputs).maintenance);
}

TEST_CASE("people under 18 and underweight people have a least target, their energy at rest, and others have none") {
  CalorieInputs inputs = woman_of_sixty_kilos();
  CHECK_FALSE(least_calories(inputs).has_value());
  inputs.age = 16;
  CHECK(least_calories(inputs) == 1390);  // 10*60 + 6.25*165 - 5*16 - 161, rounded
  inputs.age = 30;
  inputs.weight = 105;
  CHECK(least_calories(inputs) == estimate_calories(inputs).resting);
  inputs.height = std::nullopt;
  CHECK_FALSE(least_calories(inputs).has_value());
}

TEST_CASE("a target below 1,200 kcal comes with a caution") {
  CalorieInputs inputs{.weight = 95,
                       .height = "150 cm",
                       .age = 60,
                       .sex = Sex::female,
                       .activity_level = ActivityLevel::sedentary,
                       .goal = WeightGoal::lose};
  const CalorieEstimate estimate = estimate_calories(inputs);
  CHECK(*estimate.target < cautious_calories);
  CHECK(estimate.caution);
}

TEST_CASE("common ways to write a height are parsed, and others are not guessed") {
  CHECK(height_in_cm("5'10\"") == doctest::Approx(177.8));
  CHECK(height_in_cm("5 ft 10 in") == doctest::Approx(177.8));
  CHECK(height_in_cm("5'") == doctest::Approx(152.4));
  CHECK(height_in_cm("70 in") == doctest::Approx(177.8));
  CHECK(height_in_cm("70") == doctest::Approx(177.8));
  CHECK(height_in_cm("178 cm") == doctest::Approx(178));
  CHECK(height_in_cm("178") == doctest::Approx(178));
  CHECK(height_in_cm("1,78 m") == doctest::Approx(178));
  CHECK(!height_in_cm("tall"));
  CHECK(!height_in_cm("5'14\""));
  CHECK(!height_in_cm("9000"));
  CHECK(!height_in_cm(""));
}
