// Tests the plan builder with a small catalogue whose choices are predictable.
#include "domain/plan_builder.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "domain/plan_builder_week.h"
#include "support/plan_checker.h"

using namespace fitapp;
using namespace fitapp::domain;

namespace {

Exercise make(const std::string& key, Section section, std::vector<BodyArea> loads = {}) {
  Exercise exercise;
  exercise.key = key;
  exercise.name = "Name of " + key;
  exercise.category = section;
  exercise.styles = {PlannedType::strength, PlannedType::cardio, PlannedType::yoga, PlannedType::hiit};
  exercise.areas = {TargetArea::full_body};
  exercise.pattern = key;
  exercise.instructions = "Do it.";
  exercise.coaching_cues = "Slowly";
  exercise.why_included = "It helps.";
  exercise.video_url = video_search_url(exercise.name);
  exercise.muscle_groups = {"core"};
  exercise.loads = std::move(loads);
  exercise.default_sets = section == Section::main ? 3 : 1;
  exercise.default_rest_time = section == Section::main ? 60 : 0;
  if (section == Section::main) {
    exercise.default_reps = 10;
  } else {
    exercise.default_duration = 30;
  }
  return exercise;
}

std::vector<Exercise> several(Section section, int count, const std::vector<BodyArea>& loads = {}) {
  std::vector<Exercise> list;
  for (int i = 0; i < count; ++i) {
    list.push_back(
        make(std::string(name_of(section)) + std::to_string(loads.size()) + "_" + std::to_string(i), section, loads));
  }
  return list;
}

// A catalogue of `warmups`, `mains` and `cooldowns` exercises without loads and equipment, plus `extra`.
Catalogue catalogue_of(int warmups, int mains, int cooldowns, std::vector<Exercise> extra = {}) {
  std::vector<Exercise> all = std::move(extra);
  for (const auto& list :
       {several(Section::warmup, warmups), several(Section::main, mains), several(Section::cooldown, cooldowns)}) {
    all.insert(all.end(), list.begin(), list.end());
  }
  return Catalogue(std::move(all));
}

std::string text_of(const std::optional<Message>& message) { return message ? message->text : ""; }

std::string fingerprint(const BuiltPlan& plan) {
  std::string text = plan.name + plan.description + text_of(plan.shortage);
  for (const PlannedWorkout& workout : plan.workouts) {
    text += "|" + workout.title + workout.notes.value_or("");
    for (const PlannedExercise& e : workout.exercises) {
      text += ";" + e.exercise_name + std::to_string(*e.sets) + "x" + std::to_string(e.reps.value_or(-1)) + "/" +
              std::to_string(e.duration.value_or(-1)) + "r" + std::to_string(*e.rest_time);
    }
  }
  return text;
}

std::vector<std::string> titles(const BuiltPlan& plan) {
  std::vector<std::string> list;
  for (const PlannedWorkout& workout : plan.workouts) list.push_back(workout.title);
  return list;
}

std::vector<PlannedExercise> mains(const BuiltPlan& plan) {
  std::vector<PlannedExercise> list;
  for (const PlannedWorkout& workout : plan.workouts) {
    for (const PlannedExercise& e : workout.exercises) {
      if (e.category == Section::main) list.push_back(e);
    }
  }
  return list;
}

}  // namespace

TEST_CASE("the same preferences and seed give the same plan") {
  const Catalogue catalogue = catalogue_of(10, 20, 8);
  const PlanPreferences preferences;
  CHECK(fingerprint(build_plan(preferences, catalogue, 5)) == fingerprint(build_plan(preferences, catalogue, 5)));
}

TEST_CASE("different seeds give different plans") {
  const Catalogue catalogue = catalogue_of(10, 20, 8);
  std::set<std::string> plans;
  for (std::uint64_t seed = 0; seed < 20; ++seed) plans.insert(fingerprint(build_plan({}, catalogue, seed)));
  CHECK(plans.size() == 20);
}

TEST_CASE("a seed gives the same plan with every compiler and library") {
  const BuiltPlan plan = build_plan({}, catalogue_of(5, 6, 3), 1);
  std::string keys;
  for (const PlannedExercise& e : plan.workouts.front().exercises) {
    keys += *e.exercise_key + " ";
  }
  CHECK(keys ==
        "warmup0_4 warmup0_3 warmup0_1 warmup0_2 main0_0 main0_2 main0_3 main0_4 main0_1 cooldown0_1 cooldown0_2 "
        "cooldown0_0 ");
}

TEST_CASE("training days are spread over the week") {
  CHECK(training_days(2) == std::vector{1, 4});
  CHECK(training_days(3) == std::vector{1, 3, 5});
  CHECK(training_days(4) == std::vector{1, 2, 4, 6});
  CHECK(training_days(5) == std::vector{1, 2, 4, 5, 6});
  CHECK(training_days(6) == std::vector{1, 2, 3, 4, 5, 6});
}

TEST_CASE("upper and lower body alternate") {
  PlanPreferences preferences;
  preferences.primary_goal = Goal::strength;
  preferences.workouts_per_week = 4;
  preferences.target_areas = {TargetArea::lower_body, TargetArea::upper_body};
  CHECK(titles(build_plan(preferences, catalogue_of(10, 20, 8), 1)) ==
        std::vector<std::string>{"Upper Body Strength A", "Lower Body Strength A", "Upper Body Strength B",
                                 "Lower Body Strength B"});
}

TEST_CASE("core is added to each other area") {
  PlanPreferences preferences;
  preferences.primary_goal = Goal::muscle_building;
  preferences.workouts_per_week = 2;
  preferences.target_areas = {TargetArea::core, TargetArea::lower_body};
  CHECK(titles(build_plan(preferences, catalogue_of(10, 20, 8), 1)) ==
        std::vector<std::string>{"Lower Body & Core Muscle Builder A", "Lower Body & Core Muscle Builder B"});
}

TEST_CASE("each goal has its session types") {
  const Catalogue catalogue = catalogue_of(10, 20, 8);
  using enum PlannedType;
  const std::vector<std::pair<Goal, std::vector<PlannedType>>> expected = {
      {Goal::strength, {strength, strength, strength, strength}},
      {Goal::muscle_building, {strength, strength, strength, strength}},
      {Goal::weight_loss, {strength, hiit, strength, cardio}},
      {Goal::endurance, {cardio, strength, cardio, hiit}},
      {Goal::flexibility, {yoga, yoga, yoga, yoga}},
      {Goal::general_fitness, {strength, cardio, strength, yoga}}};
  for (const auto& [goal, types] : expected) {
    PlanPreferences preferences;
    preferences.primary_goal = goal;
    preferences.workouts_per_week = 4;
    std::vector<PlannedType> built;
    for (const PlannedWorkout& workout : build_plan(preferences, catalogue, 1).workouts) built.push_back(workout.type);
    CHECK_MESSAGE(built == types, name_of(goal));
  }
}

TEST_CASE("low intensity has no interval sessions, and a cardio target has cardio") {
  const Catalogue catalogue = catalogue_of(10, 20, 8);
  PlanPreferences preferences;
  preferences.primary_goal = Goal::weight_loss;
  preferences.intensity = PlanIntensity::low;
  for (const PlannedWorkout& workout : build_plan(preferences, catalogue, 1).workouts) {
    CHECK(workout.type != PlannedType::hiit);
  }
  preferences.primary_goal = Goal::strength;
  preferences.target_areas = {TargetArea::upper_body, TargetArea::cardio};
  const auto workouts = build_plan(preferences, catalogue, 1).workouts;
  CHECK(std::count_if(workouts.begin(), workouts.end(),
                      [](const PlannedWorkout& workout) { return workout.type == PlannedType::cardio; }) == 1);
}

TEST_CASE("strength has few repetitions with long rests, endurance many with short rests") {
  const Catalogue catalogue = catalogue_of(10, 20, 8);
  PlanPreferences preferences;
  preferences.primary_goal = Goal::strength;
  for (const PlannedExercise& e : mains(build_plan(preferences, catalogue, 1))) {
    CHECK(*e.reps >= 5);  // a beginner; others start at 3
    CHECK(*e.reps <= 6);
    CHECK(*e.rest_time >= 120);
  }
  preferences.primary_goal = Goal::endurance;
  for (const PlannedExercise& e : mains(build_plan(preferences, catalogue, 1))) {
    CHECK(*e.reps >= 12);
    CHECK(*e.reps <= 20);
    CHECK(*e.rest_time <= 45);
  }
}

TEST_CASE("high intensity has shorter rests than low intensity") {
  const Catalogue catalogue = catalogue_of(10, 20, 8);
  const auto mean_rest = [&](PlanIntensity intensity) {
    PlanPreferences preferences;
    preferences.primary_goal = Goal::muscle_building;
    preferences.fitness_level = Level::advanced;
    preferences.intensity = intensity;
    int sum = 0;
    const auto list = mains(build_plan(preferences, catalogue, 1));
    for (const PlannedExercise& e : list) sum += *e.rest_time;
    return sum / static_cast<int>(list.size());
  };
  CHECK(mean_rest(PlanIntensity::high) < mean_rest(PlanIntensity::low));
}

TEST_CASE("a beginner gets harder exercises only when there are too few easy ones") {
  std::vector<Exercise> hard = several(Section::main, 10, {BodyArea::neck});
  for (Exercise& exercise : hard) exercise.difficulty = Level::intermediate;
  const auto has_hard = [](const BuiltPlan& plan) {
    const auto list = mains(plan);
    return std::any_of(list.begin(), list.end(),
                       [](const PlannedExercise& e) { return e.difficulty == Level::intermediate; });
  };
  CHECK_FALSE(has_hard(build_plan({}, catalogue_of(10, 20, 8, hard), 1)));
  CHECK(has_hard(build_plan({}, catalogue_of(10, 3, 8, hard), 1)));
  for (Exercise& exercise : hard) exercise.difficulty = Level::advanced;
  CHECK_FALSE(has_hard(build_plan({}, catalogue_of(10, 20, 8, hard), 1)));
}

TEST_CASE("the morning has a longer warm-up and the evening a longer cool-down") {
  const Catalogue catalogue = catalogue_of(10, 20, 8);
  const auto count = [&](TimeOfDay time, Section section) {
    PlanPreferences preferences;
    preferences.time_of_day = time;
    const auto list = build_plan(preferences, catalogue, 1).workouts.front().exercises;
    return std::count_if(list.begin(), list.end(), [&](const PlannedExercise& e) { return e.category == section; });
  };
  CHECK(count(TimeOfDay::morning, Section::warmup) == count(TimeOfDay::afternoon, Section::warmup) + 1);
  CHECK(count(TimeOfDay::evening, Section::cooldown) == count(TimeOfDay::afternoon, Section::cooldown) + 1);
}

TEST_CASE("three main exercises are enough to fill ninety minutes, six days a week") {
  const Catalogue catalogue = catalogue_of(3, 3, 2);
  PlanPreferences preferences;
  preferences.workouts_per_week = 6;
  for (const int minutes : {30, 45, 60, 90}) {
    for (std::size_t goal = 0; goal < enum_names<Goal>.size(); ++goal) {
      preferences.workout_duration = minutes;
      preferences.primary_goal = static_cast<Goal>(goal);
      const BuiltPlan plan = build_plan(preferences, catalogue, 3);
      CHECK_FALSE(plan.shortage);
      const auto broken = test::broken_rules(preferences, catalogue, plan);
      CHECK_MESSAGE(broken.empty(), test::described(preferences), ": ", broken.empty() ? "" : broken.front());
    }
  }
}

TEST_CASE("a shortage names the injury that causes it and no other") {
  PlanPreferences preferences;
  preferences.injuries = {BodyArea::knee, BodyArea::neck};
  const BuiltPlan plan = build_plan(preferences, catalogue_of(3, 1, 2, several(Section::main, 9, {BodyArea::knee})), 1);
  CHECK(text_of(plan.shortage) ==
        "Your workouts are shorter than usual: sparing your knee leaves only 1 main exercise.");
}

TEST_CASE("a shortage names injuries that cause it only together") {
  PlanPreferences preferences;
  preferences.injuries = {BodyArea::lower_back, BodyArea::hip};
  const Catalogue catalogue =
      catalogue_of(3, 3, 0, several(Section::cooldown, 9, {BodyArea::hip, BodyArea::lower_back}));
  CHECK(text_of(build_plan(preferences, catalogue, 1).shortage) ==
        "Your workouts are shorter than usual: sparing your lower back and hip leaves no cool-down exercises.");
}

TEST_CASE("a shortage names the equipment that causes it") {
  std::vector<Exercise> machines = several(Section::main, 9, {BodyArea::knee});
  for (Exercise& exercise : machines) exercise.equipment = Equipment::full_gym;
  const Catalogue catalogue = catalogue_of(2, 2, 2, machines);
  PlanPreferences preferences;
  CHECK(text_of(build_plan(preferences, catalogue, 1).shortage) ==
        "Your workouts are shorter than usual: training without equipment leaves only 2 warm-up exercises and only 2 "
        "main exercises.");
  preferences.equipment = EquipmentChoice::gym;
  preferences.injuries = {BodyArea::knee};
  CHECK(
      text_of(build_plan(preferences, catalogue, 1).shortage).find("sparing your knee and training in a gym leaves") !=
      std::string::npos);
}

TEST_CASE("a session that cannot be filled has every remaining exercise and no padding") {
  PlanPreferences preferences;
  preferences.injuries = {BodyArea::knee};
  const Catalogue catalogue = catalogue_of(1, 2, 1, several(Section::main, 9, {BodyArea::knee}));
  const BuiltPlan plan = build_plan(preferences, catalogue, 1);
  for (const PlannedWorkout& workout : plan.workouts) {
    CHECK(workout.exercises.size() == 4);
    CHECK(estimated_minutes(workout.exercises) < 30);
  }
  CHECK(test::broken_rules(preferences, catalogue, plan).empty());
}

TEST_CASE("an empty catalogue gives empty sessions and a shortage") {
  const BuiltPlan plan = build_plan({}, Catalogue({}), 1);
  REQUIRE(plan.workouts.size() == 3);
  CHECK(plan.workouts.front().exercises.empty());
  CHECK(text_of(plan.shortage).find("no warm-up exercises, no main exercises and no cool-down exercises") !=
        std::string::npos);
}

TEST_CASE("a plan's description states its purpose") {
  PlanPreferences preferences;
  preferences.primary_goal = Goal::weight_loss;
  preferences.injuries = {BodyArea::lower_back};
  const BuiltPlan plan = build_plan(preferences, catalogue_of(10, 20, 8), 1);
  CHECK(plan.name == "Weight Loss Plan");
  CHECK(plan.description ==
        "3 days a week, 45 minutes a session, beginner level, moderate intensity. Focus: full body. Spares: lower "
        "back.");
}

TEST_CASE("a planned exercise has the texts and defaults of the catalogue") {
  Exercise exercise = make("side_plank", Section::main);
  exercise.per_side = true;
  exercise.difficulty = Level::intermediate;
  const PlannedExercise planned = planned_from(exercise, 4);
  CHECK(planned.exercise_key == "side_plank");
  CHECK(planned.exercise_name == exercise.name);
  CHECK(planned.sets == 3);
  CHECK(planned.reps == 10);
  CHECK_FALSE(planned.duration.has_value());
  CHECK_FALSE(planned.weight.has_value());
  CHECK(planned.rest_time == 60);
  CHECK(planned.notes == "On each side.");
  CHECK(planned.order_index == 4);
  CHECK(planned.instructions == exercise.instructions);
  CHECK(planned.coaching_cues == exercise.coaching_cues);
  CHECK(planned.video_url == exercise.video_url);
  CHECK(planned.muscle_groups == exercise.muscle_groups);
  CHECK(planned.difficulty == Level::intermediate);
  CHECK(planned.why_included == exercise.why_included);
}

TEST_CASE("time is counted as sets of work with rests between them") {
  CHECK(estimated_seconds(3, 10, std::nullopt, 60) == 3 * 40 + 2 * 60);
  CHECK(estimated_seconds(3, std::nullopt, 30, 15) == 3 * 30 + 2 * 15);
  CHECK(estimated_seconds(2, 10, 30, 0) == 60);  // a duration counts before repetitions
  CHECK(estimated_seconds(std::nullopt, std::nullopt, 45, 60) == 45);
  CHECK(estimated_seconds(std::nullopt, std::nullopt, std::nullopt, std::nullopt) == 0);
  CHECK(estimated_seconds(3, 10, std::nullopt, std::nullopt) == 120);
  CHECK(estimated_seconds(0, 10, std::nullopt, 60) == 0);
}

TEST_CASE("a session lasts at least one minute, in whole minutes") {
  CHECK(estimated_minutes({}) == 1);
  PlannedExercise exercise;
  exercise.duration = 60;
  CHECK(estimated_minutes({exercise}) == 1);
  exercise.duration = 61;
  CHECK(estimated_minutes({exercise}) == 2);
  CHECK(estimated_minutes({exercise, exercise}) == 3);
}

TEST_CASE("the plan checker notices each broken rule") {
  const Catalogue catalogue = catalogue_of(10, 20, 8, several(Section::main, 9, {BodyArea::knee}));
  PlanPreferences preferences;
  const BuiltPlan good = build_plan(preferences, catalogue, 1);
  REQUIRE(test::broken_rules(preferences, catalogue, good).empty());
  const auto notices = [&](const auto& change) {
    BuiltPlan plan = good;
    change(plan);
    return !test::broken_rules(preferences, catalogue, plan).empty();
  };
  const auto first = [](BuiltPlan& plan) -> PlannedWorkout& { return plan.workouts.front(); };
  CHECK(notices([&](BuiltPlan& plan) { first(plan).day_of_week = 2; }));
  CHECK(notices([&](BuiltPlan& plan) { plan.workouts.back().day_of_week = 0; }));  // a neighbour of Monday
  CHECK(notices([&](BuiltPlan& plan) { plan.workouts.pop_back(); }));
  CHECK(notices([&](BuiltPlan& plan) { plan.workouts[2].exercises = first(plan).exercises; }));
  CHECK(notices([&](BuiltPlan& plan) { plan.shortage = Message("TEST", "Too few."); }));
  CHECK(notices([&](BuiltPlan& plan) { first(plan).title = plan.workouts[2].title; }));
  CHECK(notices([&](BuiltPlan& plan) { first(plan).exercises[5] = first(plan).exercises[4]; }));
  CHECK(notices([&](BuiltPlan& plan) { first(plan).exercises.pop_back(), first(plan).exercises.pop_back(); }));
  CHECK(notices([&](BuiltPlan& plan) { *first(plan).exercises[5].sets += 9; }));
  CHECK(notices([&](BuiltPlan& plan) { first(plan).exercises[5].weight = 20; }));
  CHECK(notices([&](BuiltPlan& plan) { first(plan).exercises[5].exercise_key = "unknown"; }));
  preferences.injuries = {BodyArea::knee};
  CHECK(notices([&](BuiltPlan& plan) { first(plan).exercises[5].exercise_key = "main1_0"; }));
}
