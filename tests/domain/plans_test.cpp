// Tests the limits of a planned workout's sections, and sets that differ (docs/behaviour.md, Plans and templates).
#include "domain/plans.h"

#include <doctest/doctest.h>

#include "base/utf8.h"
#include "domain/workouts.h"

using namespace fitapp::domain;

namespace {

std::vector<Section> sections(std::size_t warmup, std::size_t main, std::size_t cooldown) {
  std::vector<Section> list(warmup, Section::warmup);
  list.insert(list.end(), main, Section::main);
  list.insert(list.end(), cooldown, Section::cooldown);
  return list;
}

}  // namespace

TEST_CASE("full sections fit, and one more exercise in any of them does not") {
  CHECK_FALSE(overfull_section(sections(7, 10, 5)));
  CHECK_FALSE(overfull_section({}));
  CHECK(overfull_section(sections(8, 10, 5)) == Section::warmup);
  CHECK(overfull_section(sections(7, 11, 5)) == Section::main);
  CHECK(overfull_section(sections(7, 10, 6)) == Section::cooldown);
  CHECK(overfull_section(sections(8, 11, 6)) == Section::warmup);
}

TEST_CASE("the sentence names the section and how much it holds") {
  CHECK(section_full(Section::warmup).text == "Warm-up can have at most 7 exercises");
  CHECK(section_full(Section::main).text == "Main can have at most 10 exercises");
  CHECK(section_full(Section::cooldown).text == "Cool-down can have at most 5 exercises");
}

TEST_CASE("a new plan lasts twelve weeks and is not a favourite") {
  const Plan plan;
  CHECK(plan.duration == "12 weeks");
  CHECK_FALSE(plan.is_favorite);
}

TEST_CASE("the form hints at 3, 3 and 2 exercises, and rests 60 seconds unless told otherwise") {
  CHECK(section_limits(Section::warmup).hinted_minimum == 3);
  CHECK(section_limits(Section::main).hinted_minimum == 3);
  CHECK(section_limits(Section::cooldown).hinted_minimum == 2);
  CHECK(default_rest_seconds == 60);
}

TEST_CASE("a unique name of a plan is the name itself, else it gets the first free number") {
  std::vector<Plan> plans(2);
  plans[0].name = "Week";
  plans[1].name = "week 2";
  CHECK(unique_plan_name(plans, "Legs") == "Legs");
  CHECK(unique_plan_name(plans, "WEEK") == "WEEK 3");
  std::string full;
  for (int i = 0; i < 200; ++i) full += "\u00e4";
  CHECK(unique_plan_name(plans, full + "x") == full);
  plans[0].name = full;
  const std::string numbered = unique_plan_name(plans, full);
  CHECK(fitapp::count_characters(numbered) == max_plan_name);
  CHECK(numbered.ends_with("\u00e4 2"));
}

namespace {

PlannedExercise pyramid() {
  PlannedExercise squat;
  squat.exercise_name = "Goblet Squat";
  squat.set_targets = SetTargets{{SetType::warmup, 10, {}, 20.0, {}},
                                 {SetType::normal, 12, 15, 35.5, {}},
                                 {SetType::normal, 10, {}, 45.0, {}},
                                 {SetType::drop, 8, {}, 35.0, {}}};
  take_values_of_sets(squat);
  return squat;
}

}  // namespace

TEST_CASE("sets that differ tell the number of working sets and the values of the first of them") {
  const PlannedExercise squat = pyramid();
  CHECK(squat.sets == 3);
  CHECK(squat.reps == 12);
  CHECK(squat.reps_max == 15);
  CHECK(squat.weight == 35.5);
  CHECK_FALSE(squat.duration);
}

TEST_CASE("a change of one value for all makes all sets alike, and any other change keeps the sets") {
  const PlannedExercise before = pyramid();
  PlannedExercise noted = before;
  noted.notes = "slow";
  noted.rest_time = 90;
  take_changes(noted, before);
  CHECK(noted.set_targets == before.set_targets);
  PlannedExercise heavier = before;
  heavier.weight = 50;
  take_changes(heavier, before);
  CHECK_FALSE(heavier.set_targets);
  CHECK(heavier.weight == 50);
  CHECK(heavier.sets == 3);
}

TEST_CASE("another exercise keeps the repetitions of its sets, and no weights") {
  const PlannedExercise before = pyramid();
  PlannedExercise press = before;
  press.exercise_name = "Leg Press";
  take_changes(press, before);
  REQUIRE(press.set_targets);
  CHECK(press.set_targets->size() == 4);
  CHECK(press.set_targets->at(2).reps == 10);
  CHECK_FALSE(press.set_targets->at(2).weight);
  CHECK_FALSE(press.weight);
  CHECK(press.reps == 12);
}

TEST_CASE("a tick without values logs each planned set with its own target") {
  Completion completion;
  completion.planned = {2, 12, 40.0, std::nullopt, 60};
  completion.planned.set_targets = SetTargets{
      {SetType::warmup, 10, {}, 20.0, {}}, {SetType::normal, 12, 15, 40.0, {}}, {SetType::normal, 8, {}, 50.0, {}}};
  fill_actuals(completion);
  REQUIRE(completion.sets.size() == 3);
  CHECK(completion.sets[0].set_type == SetType::warmup);
  CHECK(completion.sets[0].weight == 20.0);
  CHECK(completion.sets[1].reps == 12);
  CHECK(completion.sets[2].reps == 8);
  CHECK(completion.sets[2].weight == 50.0);
  CHECK(completion.actual_sets == 2);
  CHECK(completion.actual_reps == 12);
  CHECK(completion.actual_weight == 50.0);
  Completion entered;
  entered.planned = completion.planned;
  entered.actual_reps = 9;
  fill_actuals(entered);
  CHECK(entered.sets.empty());
  CHECK(entered.actual_reps == 9);
  CHECK(entered.actual_weight == 40.0);
}
