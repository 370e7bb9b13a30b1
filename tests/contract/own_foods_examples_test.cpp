// Records examples of own foods, recipes, saved meals and favourite foods.
#include <doctest/doctest.h>

#include <functional>

#include "contract/ada.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

using Record = std::function<Answer(const std::string&, const std::string&, const std::string&, const Json&)>;

Json sourdough() {
  return {{"name", "Sourdough bread"},
          {"barcode", "4006381333931"},
          {"portionUnit", "slice"},
          {"portionGrams", 45},
          {"calories", 236},
          {"protein", 8.2},
          {"carbs", 46},
          {"fat", 1.3},
          {"fiber", 4.6},
          {"sugar", 1.9},
          {"sodium", 480},
          {"saturatedFat", 0.3}};
}

Json grams_of_food(const std::string& food, double quantity, const std::string& unit, double grams) {
  return {{"food", food}, {"quantity", quantity}, {"unit", unit}, {"grams", grams}};
}

Json bread_soup() {
  return {{"name", "Tomato and bread soup"},
          {"portions", 4},
          {"method",
           "Fry the onion and the tomatoes in the oil.\nAdd the bread and 500 ml of water. Simmer for 20 minutes."},
          {"ingredients",
           {grams_of_food("tomato", 800, "g", 800), grams_of_food("onion", 1, "medium", 110),
            grams_of_food("olive_oil", 2, "tbsp", 27), grams_of_food("own:1", 4, "slices", 180)}}};
}

Json usual_oats() {
  return {{"name", "My usual breakfast"},
          {"mealType", "breakfast"},
          {"foods",
           {{{"name", "Rolled oats"},
             {"calories", 228},
             {"protein", 7.9},
             {"carbs", 40.6},
             {"fat", 3.9},
             {"fiber", 6.1},
             {"iron", 2.6},
             {"quantity", 60},
             {"unit", "g"},
             {"food", "rolled_oats"},
             {"grams", 60}},
            {{"name", "Banana"},
             {"calories", 105},
             {"protein", 1.3},
             {"carbs", 27},
             {"fat", 0.4},
             {"fiber", 3.1},
             {"unit", "piece"},
             {"food", "banana"},
             {"grams", 118}}}}};
}

void record_own_foods(const Record& record) {
  const std::string own = "/api/own-foods";
  CHECK(record("list_own_foods.empty", "GET", own, nullptr).body.empty());
  CHECK(record("create_own_food.success", "POST", own, sourdough()).status == 201);
  CHECK(record("create_own_food.barcode_taken", "POST", own,
               {{"name", "Toast"}, {"calories", 260}, {"barcode", "4006381333931"}})
            .status == 409);
  CHECK(record("create_own_food.impossible", "POST", own,
               {{"name", "Nut mix"}, {"calories", 600}, {"protein", 60}, {"fat", 50}})
            .status == 400);
  CHECK(record("create_own_food.invalid", "POST", own,
               {{"name", "  "}, {"calories", 1200}, {"barcode", "4006381333932"}, {"portionUnit", "slice"}})
            .body["fields"]
            .size() == 4);
  CHECK(record("create_own_food.liquid", "POST", own,
               {{"name", "Oat drink"}, {"liquid", true}, {"calories", 46}, {"protein", 1}, {"calcium", 120}})
            .status == 201);
  CHECK(record("update_own_food.success", "PUT", own + "/1", {{"portionGrams", 50}, {"iron", 1.6}}).status == 200);
  CHECK(record("update_own_food.barcode_taken", "PUT", own + "/2", {{"barcode", "4006381333931"}}).status == 409);
  CHECK(record("update_own_food.invalid", "PUT", own + "/2", {{"portionUnit", "glass"}}).status == 400);
  CHECK(record("update_own_food.missing", "PUT", own + "/99", {{"name", "Gone"}}).status == 404);
  CHECK(record("list_own_foods.two", "GET", own, nullptr).body.size() == 2);
}

void record_recipes(const Record& record) {
  const std::string recipes = "/api/recipes";
  CHECK(record("list_recipes.empty", "GET", recipes, nullptr).body.empty());
  CHECK(record("create_recipe.success", "POST", recipes, bread_soup()).status == 201);
  CHECK(record("create_recipe.invalid", "POST", recipes,
               {{"name", ""}, {"portions", 0}, {"ingredients", {grams_of_food("own:99", 1, "slice", 45)}}})
            .body["fields"]
            .size() == 3);
  CHECK(record("create_recipe.without_ingredients", "POST", recipes,
               {{"name", "Air"}, {"portions", 1}, {"ingredients", Json::array()}})
            .status == 400);
  CHECK(record("update_recipe.success", "PUT", recipes + "/1", {{"portions", 3}}).status == 200);
  CHECK(record("update_recipe.invalid", "PUT", recipes + "/1",
               {{"ingredients", {grams_of_food("recipe:1", 1, "portion", 300)}}})
            .status == 400);
  CHECK(record("update_recipe.missing", "PUT", recipes + "/99", {{"portions", 3}}).status == 404);
  CHECK(record("list_recipes.one", "GET", recipes, nullptr).body.size() == 1);
  CHECK(record("delete_own_food.in_recipe", "DELETE", "/api/own-foods/1", nullptr).status == 409);
}

void record_favorites(const Record& record) {
  const std::string favorites = "/api/favorite-foods";
  CHECK(record("list_favorite_foods.empty", "GET", favorites, nullptr).body.empty());
  CHECK(record("save_favorite_food.success", "PUT", favorites + "/banana", nullptr).status == 204);
  CHECK(record("save_favorite_food.own", "PUT", favorites + "/own:1", nullptr).status == 204);
  CHECK(record("save_favorite_food.missing", "PUT", favorites + "/own:99", nullptr).status == 404);
  CHECK(record("list_favorite_foods.two", "GET", favorites, nullptr).body.size() == 2);
  const Json found =
      record("show_nutrition_suggestions.own", "GET", "/api/nutrition-suggestions/bread?limit=4", nullptr).body;
  REQUIRE(found.size() == 4);
  CHECK(found[0]["food"] == "own:1");
  CHECK(found[1]["food"] == "recipe:1");
  CHECK(record("delete_favorite_food.success", "DELETE", favorites + "/banana", nullptr).status == 204);
}

void record_saved_meals(const Record& record) {
  const std::string meals = "/api/saved-meals";
  CHECK(record("list_saved_meals.empty", "GET", meals, nullptr).body.empty());
  CHECK(record("create_saved_meal.success", "POST", meals, usual_oats()).status == 201);
  CHECK(record("create_saved_meal.invalid", "POST", meals,
               {{"name", ""}, {"mealType", "brunch"}, {"foods", Json::array()}})
            .body["fields"]
            .size() == 3);
  CHECK(record("update_saved_meal.renamed", "PUT", meals + "/1", {{"name", "Oats and banana"}}).status == 200);
  CHECK(record("update_saved_meal.invalid", "PUT", meals + "/1", {{"mealType", "brunch"}}).status == 400);
  CHECK(record("update_saved_meal.missing", "PUT", meals + "/99", {{"name", "Gone"}}).status == 404);
  CHECK(record("list_saved_meals.one", "GET", meals, nullptr).body.size() == 1);
  CHECK(record("log_saved_meal.success", "POST", meals + "/1/log", Json::object()).body.size() == 2);
  CHECK(record("log_saved_meal.as_snack", "POST", meals + "/1/log",
               {{"mealType", "snack"}, {"loggedAt", "2026-11-19T15:30:00.000Z"}})
            .body.size() == 2);
  CHECK(record("log_saved_meal.too_far_ahead", "POST", meals + "/1/log", {{"loggedAt", "2026-12-24"}}).status == 400);
  CHECK(record("log_saved_meal.missing", "POST", meals + "/99/log", Json::object()).status == 404);
  CHECK(record("delete_saved_meal.success", "DELETE", meals + "/1", nullptr).status == 204);
  CHECK(record("delete_saved_meal.missing", "DELETE", meals + "/1", nullptr).status == 404);
}

}  // namespace

TEST_CASE("examples of own foods, recipes, saved meals and favourites are as recorded") {
  TestApp app;
  const Send me = ada(app.sign_up());
  const Record record = [&](const std::string& name, const std::string& method, const std::string& path,
                            const Json& body) { return call_example(app, name, method, path, body, me); };
  record_own_foods(record);
  record_recipes(record);
  record_favorites(record);
  record_saved_meals(record);
  CHECK(record("delete_recipe.success", "DELETE", "/api/recipes/1", nullptr).status == 204);
  CHECK(record("delete_recipe.missing", "DELETE", "/api/recipes/1", nullptr).status == 404);
  CHECK(record("delete_own_food.success", "DELETE", "/api/own-foods/1", nullptr).status == 204);
  CHECK(record("delete_own_food.missing", "DELETE", "/api/own-foods/1", nullptr).status == 404);
}
