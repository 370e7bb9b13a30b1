// Records examples for the planner: moves, swaps, replaced lists and missing entries.
#include <doctest/doctest.h>

#include "contract/ada.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

Json exercise(const std::string& name, const std::string& section, int sets, int reps) {
  return {{"exerciseName", name}, {"category", section}, {"sets", sets}, {"reps", reps}, {"restTime", 60}};
}

Json five() {
  return {exercise("Arm Circles", "warmup", 1, 15), exercise("Goblet Squat", "main", 3, 10),
          exercise("Push-Up", "main", 3, 10), exercise("Farmer walk uphill", "main", 3, 4),
          exercise("Child's Pose", "cooldown", 1, 5)};
}

}  // namespace

TEST_CASE("examples of moving and swapping days are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  REQUIRE(make_recorded_week(app, me).status == 201);
  const std::string week = "/api/workout-plans/1/workouts";
  CHECK(call_example(app, "update_planned_workout.day_taken", "PUT", "/api/planned-workouts/1", {{"dayOfWeek", 3}}, me)
            .code() == "DAY_TAKEN");
  CHECK(call_example(app, "update_planned_workout.swapped", "PUT", "/api/planned-workouts/1",
                     {{"dayOfWeek", 3}, {"replace", true}}, me)
            .body["dayOfWeek"] == 3);
  CHECK(call_example(app, "list_planned_workouts.swapped", "GET", week, nullptr, me).body[0]["id"] == 2);
  CHECK(call_example(app, "update_planned_workout.moved", "PUT", "/api/planned-workouts/1", {{"dayOfWeek", 2}}, me)
            .body["dayOfWeek"] == 2);
  CHECK(call_example(app, "list_planned_workouts.moved", "GET", week, nullptr, me).body[1]["id"] == 1);
}

TEST_CASE("examples of copying a day and a plan are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  REQUIRE(make_recorded_week(app, me).status == 201);
  const std::string day = "/api/planned-workouts/1/copy";
  CHECK(call_example(app, "copy_planned_workout.success", "POST", day, {{"dayOfWeek", 0}}, me).status == 201);
  CHECK(call_example(app, "copy_planned_workout.day_taken", "POST", day, {{"dayOfWeek", 3}}, me).code() == "DAY_TAKEN");
  CHECK(call_example(app, "copy_planned_workout.replaced", "POST", day, {{"dayOfWeek", 3}, {"replace", true}}, me)
            .status == 201);
  CHECK(call_example(app, "copy_planned_workout.own_day", "POST", day, {{"dayOfWeek", 1}}, me).status == 400);
  CHECK(call_example(app, "copy_planned_workout.plan_gone", "POST", day, {{"dayOfWeek", 3}, {"workoutPlanId", 9}}, me)
            .status == 404);
  CHECK(call_example(app, "copy_workout_plan.success", "POST", "/api/workout-plans/1/copy", {{"clientKey", "copy"}}, me)
            .status == 201);
  CHECK(call_example(app, "copy_workout_plan.gone", "POST", "/api/workout-plans/9/copy", {{"clientKey", "copy 2"}}, me)
            .status == 404);
}

TEST_CASE("examples of a plan made by hand are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  REQUIRE(
      app.call("POST", "/api/workout-plans", {{"name", "My week"}, {"description", "Three calm days"}}, me).status ==
      201);
  CHECK(call_example(app, "list_workout_plans.custom", "GET", "/api/workout-plans", nullptr, me).body.size() == 1);
  CHECK(call_example(app, "list_planned_workouts.empty", "GET", "/api/workout-plans/1/workouts", nullptr, me)
            .body.empty());
  Json monday{
      {"workoutPlanId", 1}, {"dayOfWeek", 1}, {"title", "Push day"}, {"type", "strength"}, {"exercises", five()}};
  CHECK(call_example(app, "create_planned_workout.structured", "POST", "/api/planned-workouts", monday, me).status ==
        201);
  CHECK(call_example(app, "list_planned_workouts.custom", "GET", "/api/workout-plans/1/workouts", nullptr, me)
            .body.size() == 1);
  CHECK(call_example(app, "list_planned_exercises.custom", "GET", "/api/planned-workouts/1/exercises", nullptr, me)
            .body[3]["exerciseKey"]
            .is_null());
  monday["replace"] = true;
  monday["workoutPlanId"] = 9;
  CHECK(call_example(app, "create_planned_workout.plan_gone", "POST", "/api/planned-workouts", monday, me).status ==
        404);
  CHECK(call_example(app, "update_planned_workout.edited", "PUT", "/api/planned-workouts/1",
                     {{"title", "Push day"}, {"exercises", five()}}, me)
            .status == 200);
  CHECK(call_example(app, "update_planned_workout.gone", "PUT", "/api/planned-workouts/9", {{"dayOfWeek", 2}}, me)
            .status == 404);
  CHECK(call_example(app, "update_workout_plan.renamed", "PUT", "/api/workout-plans/1",
                     {{"name", "Calm week"}, {"description", nullptr}}, me)
            .body["description"]
            .is_null());
  CHECK(
      call_example(app, "update_workout_plan.gone", "PUT", "/api/workout-plans/9", {{"isFavorite", true}}, me).status ==
      404);
}

TEST_CASE("examples of a rest day are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  REQUIRE(make_recorded_week(app, me).status == 201);
  REQUIRE(
      app.call("PUT", "/api/planned-workouts/3", {{"type", "rest"}, {"notes", "A slow walk is fine."}}, me).status ==
      200);
  const Answer week =
      call_example(app, "list_planned_workouts.rest", "GET", "/api/workout-plans/1/workouts", nullptr, me);
  CHECK(week.body[2]["type"] == "rest");
  CHECK(call_example(app, "list_planned_exercises.rest", "GET", "/api/planned-workouts/3/exercises", nullptr, me)
            .body.empty());
}
