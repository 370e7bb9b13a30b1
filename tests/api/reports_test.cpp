// Tests monthly nutrition reports.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("a report is created with 201 and replaced with 200 under the same id") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Answer first = app.call("POST", "/api/nutrition-reports/2026/11", nullptr, me);
  CHECK(first.status == 201);
  CHECK(first.body["goalCompletionRate"].is_null());
  CHECK(first.body["dailyGoal"] == 1800);
  app.call("POST", "/api/food-entries", {{"name", "Oatmeal"}, {"calories", 900}, {"protein", 30}}, me);
  const Answer second = app.call("POST", "/api/nutrition-reports/2026/11", Json::object(), me);
  CHECK(second.status == 200);
  CHECK(second.body["id"] == first.body["id"]);
  CHECK(second.body["goalCompletionRate"] == 0.5);
  CHECK(second.body["topFoods"] == "Oatmeal ×1");
  CHECK(second.body["averageDailyProtein"] == 30);
  CHECK(app.call("GET", "/api/nutrition-reports", nullptr, me).body.size() == 1);
}

TEST_CASE("invalid months are a 400 with a reason") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("POST", "/api/nutrition-reports/2026/13", nullptr, me).field("month") ==
        "Month must be between 1 and 12");
  CHECK(app.call("POST", "/api/nutrition-reports/2026/0", nullptr, me).status == 400);
  CHECK(app.call("POST", "/api/nutrition-reports/2026/12", nullptr, me).field("month") ==
        "This month has not begun yet");
  CHECK(app.call("POST", "/api/nutrition-reports/2027/1", nullptr, me).status == 400);
  CHECK(app.call("POST", "/api/nutrition-reports/0/1", nullptr, me).field("year") != "");
  CHECK(app.call("GET", "/api/nutrition-reports", nullptr, me).body.empty());
}

TEST_CASE("the current month depends on the user's time zone") {
  TestApp app;
  app.clock.set(*parse_timestamp("2026-11-30T23:30:00.000Z"));
  const std::string token = app.sign_up();
  CHECK(app.call("POST", "/api/nutrition-reports/2026/12", nullptr, {.token = token, .zone = "UTC"}).status == 400);
  CHECK(app.call("POST", "/api/nutrition-reports/2026/12", nullptr, {.token = token, .zone = "Europe/Berlin"}).status ==
        201);
}

TEST_CASE("a report can be deleted once") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  app.call("POST", "/api/nutrition-reports/2026/10", nullptr, me);
  CHECK(app.call("DELETE", "/api/nutrition-reports/1", nullptr, me).status == 204);
  CHECK(app.call("DELETE", "/api/nutrition-reports/1", nullptr, me).message() == "Nutrition report not found");
}
