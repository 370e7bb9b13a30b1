// Tests the generation of wellness insights.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("insights are based on stored data, not on the request body") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  app.call("POST", "/api/workouts", {{"type", "running"}, {"duration", 30}}, me);
  const Answer made = app.call(
      "POST", "/api/coaching/wellness-insights",
      {{"periodData", {{{"startDate", "2026-11-01"}}}}, {"workoutData", Json::array()}, {"nutritionData", 7}}, me);
  CHECK(made.status == 200);
  CHECK(made.body["source"] == "built-in");
  CHECK(made.body["insights"][0] == "You trained on 1 day in the last four weeks.");
  CHECK(made.body["dataContext"] == Json{{"periodLogs", 0}, {"workoutLogs", 1}, {"hasNutritionData", false}});
  CHECK(app.call("GET", "/api/wellness-insights", nullptr, me).body.empty());
}

TEST_CASE("without a workout or a period there are no insights, and the error explains what to do") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Send other{.token = app.sign_up("eve@example.com", "Eve")};
  app.call("POST", "/api/workouts", {{"type", "running"}}, other);
  app.call("POST", "/api/food-entries", {{"name", "Oats"}, {"calories", 200}, {"mealType", "lunch"}}, me);
  const Answer answer = app.call("POST", "/api/coaching/wellness-insights", nullptr, me);
  CHECK(answer.status == 400);
  CHECK(answer.code() == "NOTHING_TO_READ");
  CHECK(answer.message() == "Log a workout or a period first. Insights are based on your own data.");
}

TEST_CASE("a user who has disabled period tracking gets no insights about it") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  app.call("POST", "/api/period-trackings", {{"startDate", "2026-11-02"}}, me);
  CHECK(app.call("POST", "/api/coaching/wellness-insights", nullptr, me).body["dataContext"]["periodLogs"] == 1);
  app.call("PUT", "/api/user", {{"trackPeriods", false}}, me);
  CHECK(app.call("POST", "/api/coaching/wellness-insights", nullptr, me).status == 400);
}
