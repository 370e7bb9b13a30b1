// A plan with ticks, shared by the store tests of training.
#pragma once

#include "entries_support.h"
#include "store/completions.h"
#include "store/plans.h"
#include "store/records.h"

namespace fitapp::tests {

// Ada has a plan with one squat on Fridays. Eve has none.
struct Planned : TwoUsers {
  PlanId plan;
  PlannedWorkoutId workout;
  PlannedExerciseId squat;

  Planned() {
    domain::PlannedExercise exercise;
    exercise.exercise_name = "Goblet Squat";
    exercise.sets = 3;
    exercise.reps = 10;
    exercise.weight = 35.5;
    exercise.rest_time = 90;
    domain::PlannedWorkout friday;
    friday.day_of_week = 5;
    friday.title = "Legs";
    friday.exercises = {exercise};
    store::NewPlan made;
    made.plan.name = "Week";
    made.workouts = {friday};
    plan = store::insert_plan(ada, *database, made, {}, noon("2026-11-01")).entity.id;
    workout = store::list_planned_workouts(ada, *database, plan)->at(0).id;
    squat = store::list_planned_exercises(ada, *database, workout)->at(0).id;
  }
  store::SavedCompletion tick(const char* date, std::optional<double> weight = std::nullopt) {
    domain::Completion done;
    done.planned_exercise_id = squat;
    done.actual_weight = weight;
    done.when = noon(date);
    return store::save_completion(ada, *database, done, {}, now);
  }
};

inline domain::Completion own(const char* name, const char* date, double weight) {
  domain::Completion done;
  done.exercise_name = name;
  done.actual_reps = 5;
  done.actual_weight = weight;
  done.when = noon(date);
  return done;
}

inline std::vector<double> record_values(UserId user, store::Database& database) {
  std::vector<double> values;
  for (const auto& each : store::list_records(user, database, {})) values.push_back(each.value);
  return values;
}

inline std::int64_t count(store::Database& database, const std::string& table) {
  return database.read([&](store::Connection& connection) {
    return connection.value<std::int64_t>("SELECT count(*) FROM " + table).value_or(-1);
  });
}

}  // namespace fitapp::tests
