// Records examples of personalised plans and templates.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("examples of personalised plans are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  const std::string route = "/api/generate-personalized-workout";
  const Json form{{"fitnessLevel", "beginner"}, {"primaryGoal", "general_fitness"},
                  {"equipment", "none"},        {"workoutDuration", 45},
                  {"workoutsPerWeek", 3},       {"targetAreas", {"full_body"}},
                  {"injuries", Json::array()},  {"timeOfDay", "morning"},
                  {"intensity", "moderate"}};
  const Answer made = call_example(app, "generate_personalized_workout.success", "POST", route, form, me);
  CHECK(made.body["workoutsPerWeek"] == 3);
  Json sore = form;
  sore["injuries"] = {"lower_back", "knee", "shoulder", "wrist", "ankle", "neck", "hip"};
  const Answer shorter = call_example(app, "generate_personalized_workout.shorter", "POST", route, sore, me);
  CHECK(shorter.body["message"].get<std::string>().find("shorter than 45 minutes") != std::string::npos);
  Json nowhere = form;
  nowhere["targetAreas"] = Json::array();
  CHECK(call_example(app, "generate_personalized_workout.no_area", "POST", route, nowhere, me).field("targetAreas") ==
        "Select at least one target area");
}

TEST_CASE("examples of templates are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  app.call("PUT", "/api/user", {{"fitnessLevel", "beginner"}, {"equipment", "dumbbells"}}, me);
  const Answer listed = call_example(app, "list_plan_templates.dumbbells", "GET", "/api/plan-templates", nullptr, me);
  CHECK(listed.body.size() == 3);
  app.call("PUT", "/api/user", {{"injuries", {"knee"}}}, me);
  const Answer sparing = call_example(app, "list_plan_templates.knee", "GET", "/api/plan-templates", nullptr, me);
  const Json& beginner = sparing.body[0];
  CHECK(beginner["swaps"].size() > 0);
  CHECK(call_example(
            app, "create_workout_plan.template", "POST", "/api/workout-plans",
            {{"name", beginner["name"]}, {"description", beginner["description"]}, {"workouts", beginner["workouts"]}},
            me)
            .status == 201);
}
