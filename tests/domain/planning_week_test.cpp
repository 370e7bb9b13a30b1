// Tests how the days of a built plan fit together: amounts, pairs, pieces of cardio and titles.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "domain/planning/dose.h"
#include "domain/planning/pieces.h"
#include "domain/planning/plan.h"
#include "domain/planning/suitability.h"
#include "domain/planning/week.h"
#include "support/catalogue.h"

using namespace fitapp;
using namespace fitapp::domain;
using fitapp::test::real_catalogue;

namespace {

planning::BuiltPlan week_for(const PlanPreferences& preferences) {
  return planning::build_plan(preferences, real_catalogue(), 1);
}

PlanPreferences in_gym(Goal goal, int days) {
  PlanPreferences preferences;
  preferences.fitness_level = Level::intermediate;
  preferences.primary_goal = goal;
  preferences.equipment = EquipmentChoice::gym;
  preferences.workout_duration = 60;
  preferences.workouts_per_week = days;
  return preferences;
}

std::vector<PlannedExercise> main_part(const planning::BuiltWorkout& workout) {
  std::vector<PlannedExercise> main;
  for (const PlannedExercise& each : workout.exercises) {
    if (each.category == Section::main) main.push_back(each);
  }
  return main;
}

int days_with(const planning::BuiltPlan& plan, const std::string& key) {
  return static_cast<int>(std::ranges::count_if(plan.workouts, [&](const planning::BuiltWorkout& workout) {
    return std::ranges::any_of(main_part(workout),
                               [&](const PlannedExercise& each) { return each.exercise_key == key; });
  }));
}

// On how many days the main lift of the pattern comes back.
int most_days_with_one(const planning::BuiltPlan& plan, const std::string& pattern) {
  int most = 0;
  for (const planning::BuiltWorkout& workout : plan.workouts) {
    for (const PlannedExercise& each : main_part(workout)) {
      const bool fits = real_catalogue().find_by_key(*each.exercise_key)->pattern == pattern;
      if (fits && each.role == ExerciseRole::main_lift) most = std::max(most, days_with(plan, *each.exercise_key));
    }
  }
  return most;
}

std::set<std::string> names_of_days(const planning::BuiltPlan& plan) {
  std::set<std::string> names;
  for (const planning::BuiltWorkout& workout : plan.workouts) names.insert(workout.title.text);
  return names;
}

RoleDose dose_of_named(const char* name, Goal goal) { return dose_for(*real_catalogue().find_by_name(name), goal); }

}  // namespace

TEST_CASE("an exercise has the same sets, repetitions and rest on all days of a week") {
  for (const Goal goal : {Goal::strength, Goal::muscle_building, Goal::weight_loss, Goal::flexibility}) {
    std::map<std::string, PlannedExercise> first;
    for (const planning::BuiltWorkout& workout : week_for(in_gym(goal, 4)).workouts) {
      for (const PlannedExercise& each : main_part(workout)) {
        if (each.duration.value_or(0) >= shortest_cardio_piece) continue;
        const PlannedExercise& known = first.emplace(*each.exercise_key, each).first->second;
        CAPTURE(each.exercise_name);
        CHECK(known.sets == each.sets);
        CHECK(known.reps == each.reps);
        CHECK(known.reps_max == each.reps_max);
        CHECK(known.duration == each.duration);
        CHECK(known.rest_time == each.rest_time);
      }
    }
  }
}

TEST_CASE("a strength plan squats and presses on two days") {
  for (const int days : {3, 4, 5, 6}) {
    const auto plan = week_for(in_gym(Goal::strength, days));
    CAPTURE(days);
    CHECK(most_days_with_one(plan, "squat") == 2);
    CHECK(most_days_with_one(plan, "horizontal_push") == 2);
  }
}

TEST_CASE("sets of three to five are for the tested lifts") {
  CHECK(dose_of_named("Bench Press", Goal::strength).reps.low == 3);
  CHECK(dose_of_named("Barbell Deadlift", Goal::strength).reps.low == 3);
  CHECK(dose_of_named("Barbell Hip Thrust", Goal::strength).reps.low == 5);
  CHECK(dose_of_named("Barbell Row", Goal::strength).reps.low == 5);
  CHECK(dose_of_named("Leg Press", Goal::strength).reps.low == 5);
  CHECK(dose_of_named("Weighted Pull-Up", Goal::strength).reps.low == 5);
}

TEST_CASE("squats and deadlifts with a bar have no long sets and no short rests") {
  for (const char* name : {"Barbell Back Squat", "Barbell Deadlift"}) {
    const RoleDose dose = dose_of_named(name, Goal::endurance);
    CHECK(dose.reps.high == 12);
    CHECK(dose.rest.low == 90);
  }
  CHECK(dose_of_named("Ab Wheel Rollout", Goal::muscle_building).reps.high == 12);
}

TEST_CASE("a focus on the legs gets the third day of four") {
  PlanPreferences preferences = in_gym(Goal::muscle_building, 4);
  preferences.target_areas = {TargetArea::lower_body};
  CHECK(names_of_days(week_for(preferences)) ==
        std::set<std::string>{"Lower Body A", "Upper Body", "Lower Body B", "Full Body"});
  preferences.target_areas = {TargetArea::upper_body};
  CHECK(names_of_days(week_for(preferences)) ==
        std::set<std::string>{"Upper Body A", "Lower Body", "Upper Body B", "Full Body"});
}

TEST_CASE("a day without presses and pulls is not called full body") {
  PlanPreferences preferences = in_gym(Goal::muscle_building, 3);
  preferences.injuries = {BodyArea::shoulder};
  CHECK(names_of_days(week_for(preferences)) ==
        std::set<std::string>{"Legs & Small Muscles A", "Legs & Small Muscles B", "Legs & Small Muscles C"});
}

TEST_CASE("weight loss joins small exercises for different muscles") {
  int pairs = 0;
  for (const planning::BuiltWorkout& workout : week_for(in_gym(Goal::weight_loss, 3)).workouts) {
    const std::vector<PlannedExercise> main = main_part(workout);
    for (std::size_t i = 0; i < main.size(); ++i) {
      if (!main[i].superset_with_next) continue;
      ++pairs;
      REQUIRE(i + 1 < main.size());
      CHECK(main[i].sets == main[i + 1].sets);
      CHECK(main[i].muscle_groups.front() != main[i + 1].muscle_groups.front());
    }
  }
  CHECK(pairs > 0);
}

TEST_CASE("the long piece of cardio is the longest and grows from week to week") {
  const auto plan = week_for(in_gym(Goal::endurance, 5));
  int longest = 0;
  int other = 0;
  for (const planning::BuiltWorkout& workout : plan.workouts) {
    const bool is_long = workout.title.text == "Long Easy Cardio";
    for (const PlannedExercise& each : main_part(workout)) {
      int& most = is_long ? longest : other;
      most = std::max(most, each.duration.value_or(0));
    }
    const auto grows = [](const Message& note) { return note.text.find("5 to 10 % longer") != std::string::npos; };
    CHECK(std::ranges::any_of(workout.notes, grows) == is_long);
  }
  CHECK(longest > other * 11 / 10);
}

TEST_CASE("both pieces of a harder day are of one mode") {
  for (const int days : {3, 4, 5, 6}) {
    for (const planning::BuiltWorkout& workout : week_for(in_gym(Goal::endurance, days)).workouts) {
      std::set<planning::Mode> modes;
      for (const PlannedExercise& each : main_part(workout)) {
        const Exercise& exercise = *real_catalogue().find_by_key(*each.exercise_key);
        if (planning::is_piece(exercise)) modes.insert(planning::mode_of(exercise));
      }
      CAPTURE(workout.title.text);
      CHECK(modes.size() == 1);
    }
  }
}

TEST_CASE("from 65 single-leg work has something to hold on to") {
  PlanPreferences preferences;
  preferences.age = 65;
  CHECK_FALSE(is_suitable(*real_catalogue().find_by_name("Reverse Lunge"), preferences));
  preferences.equipment = EquipmentChoice::gym;
  CHECK(is_suitable(*real_catalogue().find_by_name("Single-Leg Press"), preferences));
}

TEST_CASE("three injuries at once ask for a physiotherapist, once") {
  PlanPreferences preferences = in_gym(Goal::general_fitness, 3);
  preferences.injuries = {BodyArea::knee, BodyArea::wrist, BodyArea::neck};
  const auto plan = week_for(preferences);
  CHECK(std::ranges::count_if(plan.description, [](const Message& sentence) {
          return sentence.text.find("physiotherapist") != std::string::npos;
        }) == 1);
}
