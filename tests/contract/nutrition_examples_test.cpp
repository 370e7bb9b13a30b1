// Records examples of several days of food, copies, an edit and targets.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

void log(TestApp& app, const Send& me, const Json& food, const char* at) {
  Json body = food;
  body["loggedAt"] = at;
  REQUIRE(app.call("POST", "/api/food-entries", body, me).status == 201);
}

// Nine days up to today: more than the food log shows at first.
void log_days(TestApp& app, const Send& me) {
  const Json oats{{"name", "Oatmeal with berries"},
                  {"mealType", "breakfast"},
                  {"calories", 342},
                  {"protein", 12.4},
                  {"carbs", 58},
                  {"fat", 7.1},
                  {"fiber", 9},
                  {"unit", "bowl"}};
  const Json apple{{"name", "Apple"}, {"mealType", "snack"}, {"calories", 95}, {"protein", 0.5},
                   {"carbs", 25},     {"fat", 0.3},          {"fiber", 4.4},   {"unit", "medium"}};
  for (const char* at :
       {"2026-11-02T07:10:00Z", "2026-11-10T07:10:00Z", "2026-11-14T07:10:00Z", "2026-11-15T07:10:00Z",
        "2026-11-16T07:10:00Z", "2026-11-17T07:10:00Z", "2026-11-18T07:10:00Z", "2026-11-19T07:10:00Z"}) {
    log(app, me, oats, at);
  }
  log(app, me, {{"name", "Flat white"}, {"mealType", "breakfast"}, {"calories", 118}, {"protein", 6.2}},
      "2026-11-19T07:20:00Z");
  log(app, me, {{"name", "Canteen pasta"}, {"mealType", "lunch"}, {"calories", 610}}, "2026-11-19T11:30:00Z");
  log(app, me, apple, "2026-11-19T15:00:00Z");
  log(app, me, oats, "2026-11-20T06:40:00Z");
  log(app, me, {{"name", "Birthday cake"}, {"mealType", "snack"}, {"calories", 290}, {"unit", "slice"}},
      "2026-11-20T09:15:00Z");
}

}  // namespace

TEST_CASE("examples of days of food are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  log_days(app, me);
  const Json days =
      call_example(app, "list_food_entries.days", "GET", "/api/food-entries?limit=100&offset=0", nullptr, me).body;
  CHECK(days.size() == 13);
  CHECK(call_example(app, "show_nutrition_stats.day", "GET", "/api/nutrition-stats", nullptr, me).body["entries"] == 2);
  CHECK(call_example(app, "list_frequent_foods.several", "GET", "/api/food-entries/frequent?order=frequent&limit=40",
                     nullptr, me)
            .body.size() == 5);
  const std::string newest = "/api/food-entries/" + std::to_string(days[0]["id"].get<int>());
  CHECK(call_example(app, "update_food_entry.invalid", "PUT", newest, {{"calories", 30'000}}, me).status == 400);
  const std::string oats = "/api/food-entries/" + std::to_string(days[1]["id"].get<int>());
  CHECK(call_example(app, "update_food_entry.emptied", "PUT", oats, {{"fat", nullptr}}, me).body["fat"].is_null());
  CHECK(call_example(app, "delete_food_entry.newest", "DELETE", newest, nullptr, me).status == 204);
  CHECK(call_example(app, "copy_food_entries.meal", "POST", "/api/food-entries/copy",
                     {{"from", "2026-11-19"}, {"mealType", "breakfast"}}, me)
            .body.size() == 2);
  CHECK(call_example(app, "create_food_entry.suggested", "POST", "/api/food-entries",
                     {{"name", "Banana"},
                      {"mealType", "breakfast"},
                      {"quantity", 2},
                      {"unit", "medium"},
                      {"calories", 210},
                      {"protein", 2.6},
                      {"carbs", 54},
                      {"fat", 0.8},
                      {"fiber", 6.2},
                      {"sugar", 28.8},
                      {"sodium", 2}},
                     me)
            .status == 201);
}

TEST_CASE("examples of daily targets are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  CHECK(call_example(app, "update_user.targets", "PUT", "/api/user",
                     {{"dailyCalories", 1540}, {"proteinTarget", 128}, {"carbsTarget", 171}, {"fatTarget", 51}}, me)
            .body["dailyCalories"] == 1540);
  CHECK(call_example(app, "show_calorie_target.low", "GET",
                     "/api/calorie-target?weight=95&height=150&age=70&sex=female&activityLevel=sedentary&goal=lose",
                     nullptr, me)
            .body["caution"]
            .is_object());
  CHECK(call_example(app, "show_calorie_target.minor", "GET",
                     "/api/calorie-target?weight=120&height=165&age=15&goal=lose", nullptr, me)
            .body["reason"]
            .is_object());
}
