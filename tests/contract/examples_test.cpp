// Records example responses of real routes. The interface's tests use only these files.
#include <doctest/doctest.h>

#include <set>

#include "api/routes.h"
#include "contract/ada.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("examples of accounts are as recorded") {
  TestApp app;
  const Json person{{"name", "Ada"}, {"email", "ada@example.com"}, {"password", "correct horse"}};
  const Send browser{.zone = "Europe/Berlin"};
  const Answer made = call_example(app, "signup.created", "POST", "/api/auth/signup", person, browser);
  REQUIRE(made.status == 201);
  Send me = ada(made.body["token"].get<std::string>());
  CHECK(call_example(app, "signup.taken", "POST", "/api/auth/signup", person, browser).status == 409);
  CHECK(call_example(app, "signup.invalid", "POST", "/api/auth/signup",
                     {{"name", ""}, {"email", "ada"}, {"password", "12345"}}, browser)
            .body["fields"]
            .size() == 3);
  CHECK(call_example(app, "login.success", "POST", "/api/auth/login",
                     {{"email", "Ada@Example.com "}, {"password", "correct horse"}, {"rememberMe", true}}, browser)
            .status == 200);
  CHECK(call_example(app, "login.wrong", "POST", "/api/auth/login",
                     {{"email", "ada@example.com"}, {"password", "wrong"}}, browser)
            .status == 401);
  CHECK(call_example(app, "login.missing", "POST", "/api/auth/login", Json::object(), browser).status == 400);
  CHECK(call_example(app, "forgot_password.asked", "POST", "/api/auth/forgot-password", {{"email", "ada@example.com"}})
            .status == 200);
  CHECK(call_example(app, "forgot_password.missing", "POST", "/api/auth/forgot-password", Json::object()).status ==
        400);
  CHECK(call_example(app, "reset_password.expired", "POST", "/api/auth/reset-password",
                     {{"token", "old"}, {"newPassword", "correct battery"}})
            .status == 400);
  CHECK(call_example(app, "show_server.open", "GET", "/api/server").status == 200);
  CHECK(call_example(app, "show_user.success", "GET", "/api/user", nullptr, me).status == 200);
  CHECK(call_example(app, "update_user.profile", "PUT", "/api/user",
                     {{"fitnessLevel", "beginner"}, {"equipment", "dumbbells"}, {"weeklyGoal", 3}, {"weight", 150}}, me)
            .status == 200);
  CHECK(call_example(app, "update_user.invalid", "PUT", "/api/user", {{"age", 3}, {"timezone", "Mars/Olympus"}}, me)
            .status == 400);
  CHECK(call_example(app, "list_sessions.two", "GET", "/api/user/sessions", nullptr, me).body.size() == 2);
  CHECK(call_example(app, "delete_session.success", "DELETE", "/api/user/sessions/2", nullptr, me).status == 204);
  CHECK(call_example(app, "delete_session.unknown", "DELETE", "/api/user/sessions/99", nullptr, me).status == 404);
  CHECK(call_example(app, "change_password.wrong", "POST", "/api/user/password",
                     {{"currentPassword", "wrong"}, {"newPassword", "correct battery"}}, me)
            .status == 400);
  const Answer changed = call_example(app, "change_password.success", "POST", "/api/user/password",
                                      {{"currentPassword", "correct horse"}, {"newPassword", "correct battery"}}, me);
  CHECK(changed.status == 200);
  me.token = changed.body["token"];
  CHECK(call_example(app, "list_security_events.some", "GET", "/api/user/security-events", nullptr, me).body.size() ==
        6);
  CHECK(call_example(app, "show_usage.some", "GET", "/api/user/usage", nullptr, me).status == 200);
  CHECK(call_example(app, "show_picture.none", "GET", "/api/user/picture", nullptr, me).status == 404);
  CHECK(call_example(app, "save_picture.not_a_picture", "PUT", "/api/user/picture", "GIF89a", me).status == 400);
  CHECK(call_example(app, "delete_picture.success", "DELETE", "/api/user/picture", nullptr, me).status == 204);
  CHECK(call_example(app, "delete_all_sessions.success", "DELETE", "/api/user/sessions", nullptr, me).status == 204);
  me.token = app.call("POST", "/api/auth/login", {{"email", "ada@example.com"}, {"password", "correct battery"}})
                 .body["token"];
  CHECK(call_example(app, "delete_user.wrong", "DELETE", "/api/user", {{"password", "wrong"}}, me).status == 400);
  CHECK(call_example(app, "delete_user.success", "DELETE", "/api/user", {{"password", "correct battery"}}, me).status ==
        204);
  CHECK(call_example(app, "logout.dead_session", "POST", "/api/auth/logout", nullptr, me).status == 401);
  const Send eve = ada(app.sign_up("eve@example.com", "Eve"));
  CHECK(call_example(app, "logout.success", "POST", "/api/auth/logout", nullptr, eve).status == 204);
}

TEST_CASE("an example of a password reset is as recorded") {
  TestApp app;
  app.sign_up();
  const std::string link_token = make_reset_token(app, "ada@example.com");
  CHECK(call_example(app, "reset_password.success", "POST", "/api/auth/reset-password",
                     {{"token", link_token}, {"newPassword", "correct battery"}})
            .status == 200);
  CHECK(app.call("POST", "/api/auth/login", {{"email", "ada@example.com"}, {"password", "correct battery"}}).status ==
        200);
  CHECK(app.call("POST", "/api/auth/reset-password", {{"token", link_token}, {"newPassword", "again and again"}})
            .status == 400);
}

TEST_CASE("an example of disabled sign-up is as recorded") {
  api::Settings settings;
  settings.allow_signup = false;
  TestApp app(settings);
  app.sign_up();  // the first account can always be created
  CHECK(call_example(app, "show_server.closed", "GET", "/api/server").body["signup"] == false);
  CHECK(call_example(app, "signup.closed", "POST", "/api/auth/signup",
                     {{"name", "Eve"}, {"email", "eve@example.com"}, {"password", "correct horse"}})
            .status == 403);
}

TEST_CASE("examples of a new user's empty lists are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  for (const api::Endpoint& endpoint : api::all_endpoints()) {
    const bool shown = endpoint.method == http::Method::get && endpoint.access == api::Access::signed_in &&
                       endpoint.pattern.find(':') == std::string::npos && endpoint.reply_schema &&
                       endpoint.operation_id != "show_user" && endpoint.operation_id != "list_sessions" &&
                       endpoint.operation_id != "list_security_events" && endpoint.operation_id != "list_exercises" &&
                       endpoint.operation_id != "list_plan_templates";
    if (!shown) continue;
    if (endpoint.operation_id == "list_exercise_alternatives") continue;  // does not depend on the user's data
    const bool asks = endpoint.operation_id == "show_exercise_history";
    const std::string target = endpoint.pattern + (asks ? "?exercise=Goblet%20Squat" : "");
    CHECK(call_example(app, endpoint.operation_id + ".empty", "GET", target, nullptr, me).status == 200);
  }
}

TEST_CASE("examples of calls without a session are as recorded") {
  TestApp app;
  for (const api::Endpoint& endpoint : api::all_endpoints()) {
    if (endpoint.access == api::Access::open) continue;
    const std::string method = endpoint.method == http::Method::get    ? "GET"
                               : endpoint.method == http::Method::post ? "POST"
                               : endpoint.method == http::Method::put  ? "PUT"
                                                                       : "DELETE";
    std::string path = endpoint.pattern;
    for (auto at = path.find(':'); at != std::string::npos; at = path.find(':')) {
      path.replace(at, std::min(path.find('/', at), path.size()) - at, "1");
    }
    CHECK(call_example(app, endpoint.operation_id + ".unauthorized", method, path).status == 401);
  }
}

TEST_CASE("examples of a generated plan are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  app.call("PUT", "/api/user", {{"fitnessLevel", "beginner"}, {"equipment", "dumbbells"}}, me);
  const Answer made = call_example(app, "auto_generate_plan.success", "POST", "/api/auto-generate-plan", nullptr, me);
  REQUIRE(made.status == 200);
  CHECK(made.body["plan"]["blockWeeks"] == 4);
}

TEST_CASE("examples from a plan to a logged workout are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  app.call("PUT", "/api/user", {{"fitnessLevel", "beginner"}, {"equipment", "dumbbells"}, {"weight", 150}}, me);
  CHECK(call_example(app, "list_exercises.squats", "GET", "/api/exercises?q=squat&equipment=dumbbells", nullptr, me)
            .body.size() > 1);
  CHECK(call_example(app, "list_exercises.all", "GET", "/api/exercises", nullptr, me).body.size() >= 60);
  CHECK(call_example(app, "list_exercises.unknown_level", "GET", "/api/exercises?level=expert", nullptr, me).status ==
        400);
  const Answer made = make_recorded_week(app, me);
  REQUIRE(made.status == 201);
  const std::string plan = std::to_string(made.body["id"].get<int>());
  CHECK(call_example(app, "list_workout_plans.one", "GET", "/api/workout-plans", nullptr, me).body.size() == 1);
  CHECK(call_example(app, "list_planned_workouts.generated", "GET", "/api/workout-plans/" + plan + "/workouts", nullptr,
                     me)
            .body.size() == 3);
  const Answer today =
      call_example(app, "show_todays_workout.planned", "GET", "/api/planned-workouts/today", nullptr, me);
  REQUIRE(today.body["workout"].is_object());
  const auto workout = today.body["workout"]["id"].get<int>();
  const std::string exercises = "/api/planned-workouts/" + std::to_string(workout) + "/exercises";
  CHECK(call_example(app, "list_planned_exercises.generated", "GET", exercises, nullptr, me).body.size() >= 8);

  Json main_exercise;
  for (const Json& each : today.body["exercises"]) {
    if (main_exercise.is_null() && each["category"] == "main" && each["reps"].is_number()) main_exercise = each;
  }
  const int exercise = main_exercise["id"].get<int>();
  // Last week's completion, so that today's can be a record.
  const Answer last_week =
      app.call("POST", "/api/exercise-completions",
               {{"plannedExerciseId", exercise}, {"actualWeight", 20}, {"date", "2026-11-13"}}, me);
  REQUIRE(last_week.body["firstTime"] == true);
  const Answer ticked =
      call_example(app, "create_exercise_completion.record", "POST", "/api/exercise-completions",
                   {{"plannedExerciseId", exercise}, {"actualWeight", 25}, {"notes", "Felt strong"}}, me);
  CHECK(ticked.status == 201);
  CHECK(ticked.body["newRecord"].is_object());
  CHECK(call_example(app, "create_exercise_completion.again", "POST", "/api/exercise-completions",
                     {{"plannedExerciseId", exercise}, {"actualWeight", 30}}, me)
            .status == 200);
  const Json first = today.body["exercises"][0];
  const Answer warm_up = call_example(app, "create_exercise_completion.success", "POST", "/api/exercise-completions",
                                      {{"plannedExerciseId", first["id"]}}, me);
  CHECK(warm_up.status == 201);
  CHECK(call_example(app, "create_exercise_completion.invalid", "POST", "/api/exercise-completions",
                     {{"plannedExerciseId", exercise}, {"actualReps", 2.5}}, me)
            .status == 400);
  CHECK(call_example(app, "list_exercise_completions.today", "GET", "/api/exercise-completions?date=2026-11-20",
                     nullptr, me)
            .body.size() == 2);
  CHECK(call_example(app, "show_todays_workout.started", "GET", "/api/planned-workouts/today", nullptr, me)
            .body["completions"]
            .size() == 2);
  const std::string tick = "/api/exercise-completions/" + std::to_string(warm_up.body["id"].get<int>());
  CHECK(call_example(app, "delete_exercise_completion.success", "DELETE", tick, nullptr, me).status == 204);
  CHECK(call_example(app, "list_personal_records.one", "GET", "/api/personal-records", nullptr, me).body.size() == 1);

  const std::string title = today.body["workout"]["title"].get<std::string>();
  const Answer logged = call_example(app, "create_workout.completed_plan", "POST", "/api/workouts",
                                     {{"name", title},
                                      {"type", "strength"},
                                      {"exercises", {main_exercise["exerciseName"]}},
                                      {"duration", 6},
                                      {"calories", 48},
                                      {"intensity", "high"},
                                      {"notes", "Completed planned workout: " + title},
                                      {"plannedWorkoutId", workout},
                                      {"clientKey", "complete-1"}},
                                     me);
  CHECK(logged.status == 201);
  CHECK(call_example(app, "show_stats.first_workout", "GET", "/api/stats", nullptr, me).body["currentStreak"] == 1);
  CHECK(call_example(app, "list_workouts.one", "GET", "/api/workouts", nullptr, me).body.size() == 1);
}

TEST_CASE("examples of training without a plan, set by set, are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  const Json tuesday{{"exerciseName", "dumbbell sumo squat"},
                     {"sets",
                      {{{"setType", "warmup"}, {"reps", 12}, {"weight", 15}},
                       {{"reps", 12}, {"weight", 25}, {"rpe", 7.5}},
                       {{"reps", 10}, {"weight", 27.5}}}},
                     {"date", "2026-11-17"}};
  CHECK(app.call("POST", "/api/exercise-completions", tuesday, me).status == 201);
  CHECK(app.call("POST", "/api/exercise-completions",
                 {{"exerciseName", "Wall Sit"}, {"actualSets", 3}, {"actualDuration", 40}, {"date", "2026-11-18"}}, me)
            .status == 201);
  CHECK(call_example(app, "list_last_completions.two", "GET", "/api/exercise-completions/last?before=2026-11-20",
                     nullptr, me)
            .body.size() == 2);
  CHECK(call_example(app, "list_last_completions.invalid", "GET", "/api/exercise-completions/last?before=yesterday",
                     nullptr, me)
            .status == 400);
  const Answer squat = call_example(app, "create_exercise_completion.unplanned", "POST", "/api/exercise-completions",
                                    {{"exerciseName", "Dumbbell Sumo Squat"},
                                     {"category", "main"},
                                     {"date", "2026-11-20"},
                                     {"sets", {{{"setType", "normal"}, {"reps", 12}, {"weight", 30}}}},
                                     {"clientKey", "tick-1"}},
                                    me);
  CHECK(squat.body["newRecord"]["value"] == 30);
  CHECK(call_example(app, "list_exercise_completions.unplanned", "GET", "/api/exercise-completions?date=2026-11-20",
                     nullptr, me)
            .body.size() == 1);
  CHECK(call_example(app, "create_workout.unplanned", "POST", "/api/workouts",
                     {{"name", "Strength Workout"},
                      {"type", "strength"},
                      {"exercises", {"Dumbbell Sumo Squat"}},
                      {"duration", 20},
                      {"calories", 160},
                      {"intensity", "high"},
                      {"completionIds", {squat.body["id"]}},
                      {"date", "2026-11-20"},
                      {"clientKey", "free-1"}},
                     me)
            .status == 201);
}

TEST_CASE("examples of logging by hand are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  const Answer run =
      call_example(app, "create_workout.manual", "POST", "/api/workouts",
                   {{"type", "running"}, {"duration", 30}, {"distance", 5000}, {"intensity", "vigorous"}}, me);
  CHECK(run.body["name"] == "Running Workout");
  CHECK(call_example(app, "create_workout.missing_type", "POST", "/api/workouts", {{"duration", 30.5}}, me)
            .body["fields"]
            .size() == 2);
  const std::string target = "/api/workouts/" + std::to_string(run.body["id"].get<int>());
  CHECK(
      call_example(app, "update_workout.success", "PUT", target, {{"notes", "In the rain"}, {"calories", nullptr}}, me)
          .status == 200);
  CHECK(call_example(app, "update_workout.unknown", "PUT", "/api/workouts/99", Json::object(), me).status == 404);
  CHECK(call_example(app, "delete_workout.success", "DELETE", target, nullptr, me).status == 204);
}

TEST_CASE("examples of planning by hand are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  const Answer plan = call_example(app, "create_workout_plan.success", "POST", "/api/workout-plans",
                                   {{"name", "My week"}, {"description", "Three calm days"}}, me);
  CHECK(plan.status == 201);
  CHECK(call_example(app, "create_workout_plan.invalid", "POST", "/api/workout-plans", {{"name", " "}}, me).status ==
        400);
  CHECK(call_example(app, "update_workout_plan.favorite", "PUT", "/api/workout-plans/1", {{"isFavorite", true}}, me)
            .body["isFavorite"] == true);
  const Json monday{{"workoutPlanId", 1}, {"dayOfWeek", 1}, {"title", "Legs"}, {"type", "strength"}};
  CHECK(call_example(app, "create_planned_workout.success", "POST", "/api/planned-workouts", monday, me).status == 201);
  CHECK(call_example(app, "create_planned_workout.day_taken", "POST", "/api/planned-workouts", monday, me).code() ==
        "DAY_TAKEN");
  CHECK(call_example(app, "update_planned_workout.success", "PUT", "/api/planned-workouts/1",
                     {{"dayOfWeek", 2}, {"notes", "After work"}}, me)
            .body["dayOfWeek"] == 2);
  CHECK(call_example(app, "create_planned_exercise.success", "POST", "/api/planned-exercises",
                     {{"plannedWorkoutId", 1}, {"exerciseName", "goblet squat"}, {"sets", 3}, {"reps", 10}}, me)
            .body["exerciseKey"] == "goblet_squat");
  CHECK(call_example(app, "create_planned_exercise.invalid", "POST", "/api/planned-exercises",
                     {{"plannedWorkoutId", 1}, {"sets", 0}}, me)
            .status == 400);
  CHECK(call_example(app, "update_planned_exercise.success", "PUT", "/api/planned-exercises/1", {{"reps", 12}}, me)
            .body["reps"] == 12);
  CHECK(call_example(app, "replace_planned_exercises.success", "PUT", "/api/planned-workouts/1/exercises",
                     {{{"exerciseName", "Plank"}, {"duration", 30}}, {{"id", 1}, {"exerciseName", "Goblet Squat"}}}, me)
            .body[1]["id"] == 1);
  CHECK(
      call_example(app, "delete_planned_exercise.success", "DELETE", "/api/planned-exercises/1", nullptr, me).status ==
      204);
  CHECK(call_example(app, "delete_planned_workout.success", "DELETE", "/api/planned-workouts/1", nullptr, me).status ==
        204);
  CHECK(call_example(app, "delete_workout_plan.success", "DELETE", "/api/workout-plans/1", nullptr, me).status == 204);
}

TEST_CASE("examples of food, body and wellness are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  const Json food{{"name", "Oatmeal"}, {"calories", 166.1}, {"protein", 5.9}, {"mealType", "breakfast"}};
  CHECK(call_example(app, "create_food_entry.success", "POST", "/api/food-entries", food, me).status == 201);
  CHECK(call_example(app, "create_food_entry.invalid", "POST", "/api/food-entries",
                     {{"name", "Air"}, {"calories", 0}, {"mealType", "breakfast"}, {"quantity", 0}}, me)
            .body["fields"]
            .size() == 2);
  CHECK(call_example(app, "update_food_entry.success", "PUT", "/api/food-entries/1", {{"protein", nullptr}}, me)
            .body["protein"]
            .is_null());
  CHECK(call_example(app, "list_food_entries.one", "GET", "/api/food-entries", nullptr, me).body.size() == 1);
  CHECK(call_example(app, "show_nutrition_stats.one", "GET", "/api/nutrition-stats", nullptr, me).body["entries"] == 1);
  CHECK(call_example(app, "create_nutrition_report.success", "POST", "/api/nutrition-reports/2026/11", nullptr, me)
                .status /
            100 ==
        2);
  CHECK(call_example(app, "list_nutrition_reports.one", "GET", "/api/nutrition-reports", nullptr, me).body.size() == 1);
  CHECK(
      call_example(app, "delete_nutrition_report.success", "DELETE", "/api/nutrition-reports/1", nullptr, me).status ==
      204);
  CHECK(call_example(app, "delete_food_entry.success", "DELETE", "/api/food-entries/1", nullptr, me).status == 204);
  CHECK(call_example(app, "create_body_measurement.success", "POST", "/api/body-measurements",
                     {{"weight", 150.5}, {"waist", 32}}, me)
            .status == 201);
  CHECK(call_example(app, "create_body_measurement.invalid", "POST", "/api/body-measurements", {{"bodyFat", 101}}, me)
            .status == 400);
  CHECK(
      call_example(app, "update_body_measurement.success", "PUT", "/api/body-measurements/1", {{"waist", nullptr}}, me)
          .status == 200);
  CHECK(call_example(app, "list_body_measurements.one", "GET", "/api/body-measurements", nullptr, me).body.size() == 1);
  CHECK(
      call_example(app, "delete_body_measurement.success", "DELETE", "/api/body-measurements/1", nullptr, me).status ==
      204);
  CHECK(call_example(app, "create_wellness_activity.success", "POST", "/api/wellness-activities",
                     {{"activityType", "breathing"}, {"activityName", "calm"}}, me)
            .status == 201);
  CHECK(call_example(app, "show_wellness_stats.one", "GET", "/api/wellness-activities/stats?days=7", nullptr, me)
            .body["totalCount"] == 1);
  CHECK(call_example(app, "create_wellness_insight.success", "POST", "/api/wellness-insights",
                     {{"content", "You rest well on Sundays."}, {"type", "sleep"}}, me)
            .status == 201);
  CHECK(call_example(app, "list_wellness_insights.one", "GET", "/api/wellness-insights", nullptr, me).body.size() == 1);
  CHECK(
      call_example(app, "delete_wellness_insight.success", "DELETE", "/api/wellness-insights/1", nullptr, me).status ==
      204);
  CHECK(call_example(app, "create_period_tracking.success", "POST", "/api/period-trackings",
                     {{"startDate", "2026-11-02T00:00:00.000Z"},
                      {"endDate", "2026-11-06T00:00:00.000Z"},
                      {"flow", "medium"},
                      {"mood", 3},
                      {"energy", 2}},
                     me)
            .body["startDate"] == "2026-11-02");
  CHECK(call_example(app, "create_period_tracking.missing_start", "POST", "/api/period-trackings",
                     {{"flow", "light"}, {"mood", 3}, {"energy", 3}}, me)
            .field("startDate") == "Start date is required");
  CHECK(
      call_example(app, "update_period_tracking.success", "PUT", "/api/period-trackings/1", {{"mood", 4}}, me).status ==
      200);
  CHECK(call_example(app, "delete_period_tracking.success", "DELETE", "/api/period-trackings/1", nullptr, me).status ==
        204);
  CHECK(call_example(app, "clear_chat.success", "DELETE", "/api/coaching/chat", nullptr, me).status == 204);
}
