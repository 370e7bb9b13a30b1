// Records examples of the food search, repeated food entries, meal plans and estimates.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("examples of finding, planning and logging food again are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  REQUIRE(
      app.call("POST", "/api/food-entries", {{"name", "Oatmeal"}, {"calories", 166.1}, {"mealType", "breakfast"}}, me)
          .status == 201);
  CHECK(call_example(app, "list_frequent_foods.one", "GET", "/api/food-entries/frequent", nullptr, me).body.size() ==
        1);
  CHECK(
      call_example(app, "list_frequent_foods.wrong_order", "GET", "/api/food-entries/frequent?order=tasty", nullptr, me)
          .status == 400);
  CHECK(call_example(app, "copy_food_entries.success", "POST", "/api/food-entries/copy",
                     {{"from", "2026-11-20"}, {"to", "2026-11-19"}, {"clientKey", "copy-1"}}, me)
            .status == 201);
  CHECK(call_example(app, "copy_food_entries.nothing", "POST", "/api/food-entries/copy", {{"from", "2026-11-01"}}, me)
            .status == 404);
  CHECK(call_example(app, "auto_generate_meals.success", "POST", "/api/auto-generate-meals", nullptr, me).status ==
        200);
  CHECK(call_example(app, "show_daily_meal_plan.planned", "GET", "/api/daily-meal-plan", nullptr, me).status == 200);
  CHECK(call_example(app, "swap_planned_meal.success", "POST", "/api/daily-meal-plan/swap", {{"slot", "lunch"}}, me)
            .status == 200);
  CHECK(call_example(app, "swap_planned_meal.missing", "POST", "/api/daily-meal-plan/swap",
                     {{"slot", "snack"}, {"index", 9}}, me)
            .status == 404);
  CHECK(call_example(app, "list_plan_ingredients.success", "GET", "/api/plan-ingredients", nullptr, me).body.size() >
        100);
  CHECK(call_example(app, "suggest_meals.little_left", "POST", "/api/coaching/meal-suggestions",
                     {{"remainingCalories", 40}}, me)
            .body["suggestions"]
            .empty());
  CHECK(call_example(
            app, "suggest_meals.success", "POST", "/api/coaching/meal-suggestions",
            {{"remainingCalories", 640}, {"remainingProtein", 55}, {"remainingCarbs", 60}, {"remainingFat", 22}}, me)
            .status == 200);
  CHECK(call_example(app, "suggest_meals.nothing_left", "POST", "/api/coaching/meal-suggestions",
                     {{"remainingCalories", 0}}, me)
            .status == 400);
  CHECK(call_example(app, "show_calorie_target.unknown", "GET", "/api/calorie-target", nullptr, me)
            .body["target"]
            .is_null());
  CHECK(call_example(app, "show_calorie_target.success", "GET",
                     "/api/calorie-target?weight=150&height=170&age=35&sex=female&activityLevel=light&goal=lose",
                     nullptr, me)
            .body["target"]
            .is_number());
  CHECK(call_example(app, "show_nutrition_suggestions.banana", "GET", "/api/nutrition-suggestions/banana", nullptr, me)
            .body["unit"] == "medium");
  CHECK(
      call_example(app, "show_nutrition_suggestions.list", "GET", "/api/nutrition-suggestions/yog?limit=5", nullptr, me)
          .body.size() == 5);
  const auto eggs = call_example(app, "show_nutrition_suggestions.amount", "GET",
                                 "/api/nutrition-suggestions/2%20eggs?limit=3", nullptr, me);
  CHECK(eggs.body[0]["quantity"] == 2);
  CHECK(call_example(app, "show_nutrition_suggestions.unknown", "GET", "/api/nutrition-suggestions/xyzzy", nullptr, me)
            .status == 404);
}
