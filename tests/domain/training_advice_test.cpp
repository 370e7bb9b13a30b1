// Tests what to train today, as cases by meaning.
#include "domain/training_advice.h"

#include <doctest/doctest.h>

#include "domain/contains.h"
#include "domain/training_messages.h"
#include "support/catalogue.h"
#include "support/days.h"

using namespace fitapp;
using namespace fitapp::domain;
using fitapp::tests::day;

namespace {

const LocalDate advice_day = day("2026-11-20");

Exercise lift(std::string muscle) {
  Exercise made;
  made.key = made.name = muscle;
  made.role = ExerciseRole::main_lift;
  made.primary_muscles = made.muscle_groups = {std::move(muscle)};
  return made;
}
const Exercise press = lift("chest");
const Exercise row = lift("back");

// Every muscle is ready and has done the least sets of a beginner.
TrainingFacts facts_of_beginner() {
  TrainingFacts facts;
  facts.today = advice_day;
  facts.has_trained = true;
  facts.weekly_goal = 4;
  facts.week_workouts = 2;
  facts.muscles = muscle_statuses({}, {}, Level::beginner, {advice_day, {}});
  for (MuscleStatus& status : facts.muscles) status.sets = is_large(status.muscle) ? 6 : 3;
  return facts;
}
MuscleStatus& status(TrainingFacts& facts, Muscle muscle) { return facts.muscles[static_cast<std::size_t>(muscle)]; }

std::string code_of(const TrainingAdvice& advice) { return advice.reasons.front().code; }

Workout workout(const char* date, WorkoutType type, std::optional<Intensity> intensity = {},
                std::optional<int> minutes = {}) {
  Workout made;
  made.type = type;
  made.intensity = intensity;
  made.duration = minutes;
  made.when.local_date = day(date);
  return made;
}

}  // namespace

TEST_CASE("today's plan comes before everything except training that is done") {
  TrainingFacts facts = facts_of_beginner();
  facts.planned_title = "Legs";
  facts.week_workouts = 9;
  facts.hard_days = 5;
  const TrainingAdvice advice = training_advice(facts);
  CHECK(advice.kind == AdviceKind::planned);
  CHECK(advice.reasons.front().text == "Your plan says Legs today.");
  facts.trained_today = true;
  CHECK(training_advice(facts).kind == AdviceKind::rest);
  CHECK(code_of(training_advice(facts)) == "ADVICE_TRAINED_TODAY");
}

TEST_CASE("there is a reason to rest") {
  TrainingFacts facts = facts_of_beginner();
  status(facts, Muscle::back).sets = 0;
  CHECK(training_advice(facts).kind == AdviceKind::train);
  SUBCASE("the plan has a rest day") {
    facts.rest_planned = true;
    CHECK(code_of(training_advice(facts)) == "ADVICE_REST_PLANNED");
  }
  SUBCASE("the week's goal is reached") {
    facts.week_workouts = 4;
    CHECK(training_advice(facts).reasons.front().text ==
          "You have reached your goal of 4 workouts this week. The rest of it is free.");
  }
  SUBCASE("three hard days in a row") {
    facts.hard_days = 2;
    CHECK(training_advice(facts).kind == AdviceKind::train);
    facts.hard_days = 3;
    CHECK(code_of(training_advice(facts)) == "ADVICE_HARD_DAYS");
  }
  SUBCASE("no large muscle is ready") {
    for (MuscleStatus& each : facts.muscles) {
      each.recovery = Recovery::recovering;
      each.hours_left = 20;
    }
    status(facts, Muscle::glutes).hours_left = 5;
    CHECK(training_advice(facts).reasons.front().text ==
          "All large muscles are still recovering. The first is ready in about 5 hours.");
  }
  SUBCASE("the week's sets are covered and the plan holds the other workouts") {
    status(facts, Muscle::back).planned = 6;
    facts.planned_this_week = 2;
    CHECK(code_of(training_advice(facts)) == "ADVICE_WEEK_COVERED");
  }
  SUBCASE("tomorrow's plan trains what is ready") {
    facts.planned_this_week = 2;
    facts.tomorrow = {"Pull", muscles_trained_by({{&row, 3}})};
    CHECK(training_advice(facts).reasons.front().text ==
          "Tomorrow's plan says Pull, and it trains what is ready now. Come to it fresh.");
  }
  CHECK(training_advice(facts).kind == AdviceKind::rest);
  CHECK(training_advice(facts).muscles.empty());
}

TEST_CASE("the muscles furthest below their sets come first, with the plan's sets counted in") {
  TrainingFacts facts = facts_of_beginner();
  status(facts, Muscle::chest).sets = 4;
  status(facts, Muscle::back).sets = 1;
  status(facts, Muscle::glutes).sets = 0;
  status(facts, Muscle::glutes).planned = 3;
  const TrainingAdvice advice = training_advice(facts);
  CHECK(advice.kind == AdviceKind::train);
  CHECK(advice.session == SessionKind::strength);
  CHECK(advice.reasons.front().text == "Recovered, and short of this week's sets: back, glutes and chest.");
  CHECK(advice.reasons.size() == 1);
  REQUIRE(advice.muscles.size() >= 3);
  CHECK(advice.muscles[0] == Muscle::back);
  CHECK(advice.muscles[1] == Muscle::glutes);
  CHECK(advice.muscles[2] == Muscle::chest);
}

TEST_CASE("muscles that recover or come tomorrow are left out, and the second sentence says so") {
  TrainingFacts facts = facts_of_beginner();
  for (MuscleStatus& each : facts.muscles) each.sets = 0;
  SUBCASE("recovering") {
    status(facts, Muscle::quadriceps).recovery = Recovery::tired;
    const TrainingAdvice advice = training_advice(facts);
    CHECK(advice.reasons.back().text == "Left out because they still recover: quadriceps.");
    CHECK_FALSE(contains(advice.muscles, Muscle::quadriceps));
  }
  SUBCASE("tomorrow") {
    facts.tomorrow = {"Push", muscles_trained_by({{&press, 3}})};
    const TrainingAdvice advice = training_advice(facts);
    CHECK(advice.reasons.back().text == "Left for Push tomorrow: chest.");
    CHECK_FALSE(contains(advice.muscles, Muscle::chest));
  }
  SUBCASE("one set tomorrow is no reason") {
    facts.tomorrow = {"Push", muscles_trained_by({{&press, 1}})};
    const auto muscles = training_advice(facts).muscles;
    CHECK(contains(muscles, Muscle::chest));
  }
}

TEST_CASE("with few muscles behind, others that are not at their most join") {
  TrainingFacts facts = facts_of_beginner();
  status(facts, Muscle::back).sets = 0;
  status(facts, Muscle::chest).sets = 12;
  const auto muscles = training_advice(facts).muscles;
  CHECK(muscles.front() == Muscle::back);
  CHECK(contains(muscles, Muscle::quadriceps));
  CHECK_FALSE(contains(muscles, Muscle::chest));
}

TEST_CASE("easy cardio serves an open goal when no muscle is behind") {
  TrainingFacts facts = facts_of_beginner();
  CHECK(training_advice(facts).kind == AdviceKind::train);
  CHECK(training_advice(facts).session == SessionKind::easy_cardio);
  facts.tomorrow = {"Pull", muscles_trained_by({{&row, 3}})};
  CHECK(training_advice(facts).reasons.front().text ==
        "Tomorrow's plan says Pull. Easy cardio today counts for your goal without tiring you much.");
}

TEST_CASE("without training in the log the advice begins gently with the whole body") {
  TrainingFacts facts = facts_of_beginner();
  facts.has_trained = false;
  facts.week_workouts = 0;
  for (MuscleStatus& each : facts.muscles) each.sets = 0;
  const TrainingAdvice advice = training_advice(facts);
  CHECK(advice.kind == AdviceKind::train);
  CHECK(code_of(advice) == "ADVICE_START");
  CHECK(advice.muscles.size() == muscle_count);
  // A plan that covers the upper body later in the week leaves the first session whole.
  status(facts, Muscle::chest).planned = 9;
  status(facts, Muscle::back).planned = 12;
  CHECK(training_advice(facts).muscles.size() == muscle_count);
}

TEST_CASE("where nothing spares an injury, the advice names the muscles that go without") {
  TrainingFacts facts = facts_of_beginner();
  for (MuscleStatus& each : facts.muscles) each.sets = 12;
  status(facts, Muscle::chest).sets = 0;
  status(facts, Muscle::back).sets = 0;
  std::vector<Exercise> without_pushes_and_pulls;
  for (const Exercise& each : test::real_catalogue().all()) {
    const std::string& muscle = each.primary_muscles.front();
    if (muscle != "chest" && muscle != "back" && muscle != "lats") without_pushes_and_pulls.push_back(each);
  }
  PlanPreferences preferences;
  preferences.equipment = EquipmentChoice::gym;
  preferences.injuries = {BodyArea::shoulder};
  const AdvisedDay advised = advised_day(facts, preferences, Catalogue(without_pushes_and_pulls), 1);
  CHECK(advised.advice.session == SessionKind::easy_cardio);
  CHECK(advised.advice.reasons.front().text.starts_with("Nothing for your chest"));
}

TEST_CASE("where no exercise is left the advice is rest") {
  TrainingFacts facts = facts_of_beginner();
  status(facts, Muscle::back).sets = 0;
  const AdvisedDay advised = advised_day(facts, {}, Catalogue({}), 1);
  CHECK(advised.advice.kind == AdviceKind::rest);
  CHECK(code_of(advised.advice) == "ADVICE_NOTHING_SUITS");
  CHECK_FALSE(advised.workout);
}

TEST_CASE("hard days in a row end yesterday and are broken by an easy one") {
  using enum WorkoutType;
  CHECK(hard_days_before(advice_day, {}, {}) == 0);
  CHECK(hard_days_before(advice_day, {workout("2026-11-20", strength)}, {}) == 0);
  CHECK(hard_days_before(advice_day, {workout("2026-11-19", strength), workout("2026-11-18", hiit)}, {}) == 2);
  CHECK(hard_days_before(advice_day, {workout("2026-11-19", walking), workout("2026-11-18", hiit)}, {}) == 0);
  CHECK(hard_days_before(advice_day, {workout("2026-11-19", running, Intensity::vigorous)}, {}) == 1);
  CHECK(hard_days_before(advice_day, {workout("2026-11-19", running, Intensity::moderate)}, {}) == 0);
  CHECK(hard_days_before(advice_day, {}, {{&press, 6, day("2026-11-19"), {}}}) == 1);
  CHECK(hard_days_before(advice_day, {}, {{&press, 5, day("2026-11-19"), {}}}) == 0);
}

TEST_CASE("the usual minutes are the mean of the log, in steps of five, from 20 to 90") {
  using enum WorkoutType;
  CHECK(usual_minutes({}) == 45);
  CHECK(usual_minutes({workout("2026-11-19", strength, {}, 50), workout("2026-11-18", strength, {}, 64)}) == 55);
  CHECK(usual_minutes({workout("2026-11-19", strength, {}, 8), workout("2026-11-18", strength)}) == 20);
  CHECK(usual_minutes({workout("2026-11-19", strength, {}, 240)}) == 90);
}
