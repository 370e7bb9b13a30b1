// Records examples of the meal plans of a week and of the shopping list.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("examples of a planned week and its shopping list are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  REQUIRE(app.call("PUT", "/api/user", {{"weekStart", "monday"}}, me).status == 200);
  const auto record = [&](const char* name, const char* method, const char* path, const Json& body = nullptr) {
    return call_example(app, name, method, path, body, me);
  };
  CHECK(record("show_meal_week.none", "GET", "/api/meal-week").body["days"][4]["meals"].is_null());
  CHECK(record("show_shopping_list.none", "GET", "/api/shopping-list").body["items"].empty());
  CHECK(record("plan_meal_week.success", "POST", "/api/meal-week", Json::object()).body["days"].size() == 7);
  CHECK(record("plan_meal_week.past", "POST", "/api/meal-week", {{"date", "2026-11-01"}}).status == 400);
  CHECK(record("show_meal_week.planned", "GET", "/api/meal-week?date=2026-11-20").body["first"] == "2026-11-16");
  CHECK(record("show_meal_week.wrong", "GET", "/api/meal-week?date=soon").status == 400);
  const Json list = record("show_shopping_list.success", "GET", "/api/shopping-list").body;
  CHECK(record("show_shopping_list.wrong", "GET", "/api/shopping-list?date=soon").status == 400);
  const Json tick{{"ingredient", list["items"][1]["ingredient"]}, {"bought", true}};
  CHECK(record("tick_shopping_item.success", "PUT", "/api/shopping-list", tick).body["items"][1]["bought"] == true);
  CHECK(
      record("tick_shopping_item.missing", "PUT", "/api/shopping-list", {{"ingredient", "moon_dust"}, {"bought", true}})
          .status == 404);
  CHECK(
      record("swap_planned_meal.past", "POST", "/api/daily-meal-plan/swap", {{"slot", "lunch"}, {"date", "2026-11-19"}})
          .status == 400);
}
