// Tests recipes and saved meals.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

const std::string recipe_path = "/api/recipes";
const std::string saved_meal_path = "/api/saved-meals";

Json ingredient(const std::string& food, double grams) {
  return {{"food", food}, {"quantity", grams}, {"unit", "g"}, {"grams", grams}};
}

Json shake(const std::string& extra = "") {
  Json body{{"name", "Morning shake"},
            {"portions", 2},
            {"method", "Blend."},
            {"ingredients", {ingredient("banana", 200), ingredient("01077", 300)}}};
  if (!extra.empty()) body["ingredients"].push_back(ingredient(extra, 50));
  return body;
}

Json eggs_and_toast() {
  return {{"name", "As usual"},
          {"mealType", "breakfast"},
          {"foods",
           {{{"name", "Egg"},
             {"calories", 155},
             {"protein", 12.6},
             {"iron", 1.8},
             {"quantity", 2},
             {"unit", "pieces"},
             {"food", "egg"},
             {"grams", 110}},
            {{"name", "Toast"}, {"calories", 80.5}}}},
          {"clientKey", "usual"}};
}

}  // namespace

TEST_CASE("a recipe has the nutrients of its ingredients, and its names are in the user's language") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(
      app.call("POST", "/api/own-foods", {{"name", "Protein powder"}, {"calories", 400}, {"protein", 80}}, me).status ==
      201);
  const Answer made = app.call("POST", recipe_path, shake("own:1"), me);
  REQUIRE(made.status == 201);
  const Json& parts = made.body["ingredients"];
  REQUIRE(parts.size() == 3);
  CHECK(parts[0]["name"] == "Banana");
  CHECK(parts[1]["name"].get<std::string>().starts_with("Milk"));
  CHECK(parts[2]["name"] == "Protein powder");
  CHECK(parts[2]["calories"] == 200);
  CHECK(made.body["grams"] == 550);
  CHECK(made.body["perPortion"]["grams"] == 275);
  const double sum = parts[0]["calories"].get<double>() + parts[1]["calories"].get<double>() + 200;
  CHECK(made.body["perPortion"]["calories"].get<double>() == doctest::Approx(sum / 2).epsilon(0.01));
  CHECK(made.body["perPortion"]["protein"].get<double>() > 20);
  // The powder is a tenth of the weight, and its calcium is unknown.
  CHECK(made.body["perPortion"]["calcium"].is_null());
  const Json list = app.call("GET", recipe_path, nullptr, me).body;
  CHECK(list == Json::array({made.body}));
  const Send in_german{.token = me.token, .language = "de-DE,de;q=0.9"};
  CHECK(app.call("GET", recipe_path, nullptr, in_german).body[0]["ingredients"][0]["name"] == "Banane");
}

TEST_CASE("a recipe follows a change of its own foods") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("POST", "/api/own-foods", {{"name", "Powder"}, {"calories", 400}}, me).status == 201);
  CHECK(
      app.call("POST", recipe_path, {{"name", "Cup"}, {"portions", 1}, {"ingredients", {ingredient("own:1", 50)}}}, me)
          .body["perPortion"]["calories"] == 200);
  CHECK(app.call("PUT", "/api/own-foods/1", {{"calories", 300}}, me).status == 200);
  CHECK(app.call("GET", recipe_path, nullptr, me).body[0]["perPortion"]["calories"] == 150);
}

TEST_CASE("an ingredient that is unknown, another user's or a recipe is refused at its place") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Send eve{.token = app.sign_up("eve@example.com", "Eve")};
  CHECK(app.call("POST", "/api/own-foods", {{"name", "Hers"}, {"calories", 1}}, eve).status == 201);
  CHECK(app.call("POST", recipe_path, shake(), me).status == 201);
  for (const char* unknown : {"no_such_food", "own:1", "own:x"}) {
    CAPTURE(unknown);
    const Answer refused = app.call("POST", recipe_path, shake(unknown), me);
    CHECK(refused.status == 400);
    CHECK(refused.field("ingredients[2].food") == "This food does not exist");
  }
  const Answer nested = app.call("PUT", recipe_path + "/1", {{"ingredients", {ingredient("recipe:1", 10)}}}, me);
  CHECK(nested.field("ingredients[0].food") == "A recipe cannot be an ingredient of another recipe");
  const Answer several = app.call(
      "POST", recipe_path, {{"name", ""}, {"portions", 0.4}, {"ingredients", {ingredient("no_such_food", 10)}}}, me);
  CHECK(several.body["fields"].size() == 3);
  CHECK(app.call("POST", recipe_path, {{"name", "Air"}, {"portions", 1}, {"ingredients", Json::array()}}, me)
            .field("ingredients") == "Add at least one ingredient");
  Json crowded = shake();
  crowded["ingredients"] = Json::array();
  for (int i = 0; i < 61; ++i) crowded["ingredients"].push_back(ingredient("banana", 10));
  CHECK(app.call("POST", recipe_path, crowded, me).field("ingredients") != "");
}

TEST_CASE("a changed recipe keeps what is not sent, and a repeated request adds no second one") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  Json body = shake();
  body["clientKey"] = "shake";
  const Answer made = app.call("POST", recipe_path, body, me);
  CHECK(app.call("POST", recipe_path, body, me).body == made.body);
  const Answer changed = app.call("PUT", recipe_path + "/1", {{"portions", 4}, {"method", nullptr}}, me);
  CHECK(changed.body["method"].is_null());
  CHECK(changed.body["name"] == "Morning shake");
  CHECK(changed.body["ingredients"] == made.body["ingredients"]);
  CHECK(changed.body["perPortion"]["grams"] == 125);
  const Answer fewer = app.call("PUT", recipe_path + "/1", {{"ingredients", {ingredient("banana", 100)}}}, me);
  CHECK(fewer.body["ingredients"].size() == 1);
  CHECK(app.call("DELETE", recipe_path + "/1", nullptr, me).status == 204);
  CHECK(app.call("DELETE", recipe_path + "/1", nullptr, me).status == 404);
}

TEST_CASE("the search finds a recipe by its name, with one portion and its ingredients") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("POST", recipe_path, shake(), me).status == 201);
  const Json one = app.call("GET", "/api/nutrition-suggestions/morning", nullptr, me).body;
  CHECK(one["food"] == "recipe:1");
  CHECK(one["kind"] == "recipe");
  CHECK(one["composed"] == true);
  CHECK(one["description"].get<std::string>().starts_with("Banana 200 g, Milk"));
  CHECK(one["unit"] == "portion");
  CHECK(one["grams"] == 250);
  const Json two = app.call("GET", "/api/nutrition-suggestions/2%20morning%20shake", nullptr, me).body;
  CHECK(two["quantity"] == 2);
  CHECK(two["unit"] == "portions");
  CHECK(two["grams"] == 500);
  CHECK(app.call("PUT", "/api/favorite-foods/recipe:1", nullptr, me).status == 204);
  CHECK(app.call("GET", "/api/favorite-foods", nullptr, me).body[0]["name"] == "Morning shake");
  CHECK(app.call("DELETE", recipe_path + "/1", nullptr, me).status == 204);
  CHECK(app.call("GET", "/api/favorite-foods", nullptr, me).body.empty());
}

TEST_CASE("an own food that a recipe uses cannot be deleted before it is removed from it") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("POST", "/api/own-foods", {{"name", "Powder"}, {"calories", 400}}, me).status == 201);
  CHECK(app.call("POST", recipe_path, shake("own:1"), me).status == 201);
  const Answer refused = app.call("DELETE", "/api/own-foods/1", nullptr, me);
  CHECK(refused.status == 409);
  CHECK(refused.code() == "FOOD_IN_RECIPE");
  CHECK(refused.body["message"] == "Morning shake uses this food. Remove it from the recipe first.");
  CHECK(app.call("PUT", recipe_path + "/1", {{"ingredients", {ingredient("banana", 100)}}}, me).status == 200);
  CHECK(app.call("DELETE", "/api/own-foods/1", nullptr, me).status == 204);
}

TEST_CASE("a saved meal has the totals of its foods") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Answer made = app.call("POST", saved_meal_path, eggs_and_toast(), me);
  CHECK(made.status == 201);
  CHECK(made.body["calories"] == 235.5);
  CHECK(made.body["protein"] == 12.6);
  CHECK(made.body["carbs"].is_null());
  CHECK(made.body["foods"][0]["iron"] == 1.8);
  CHECK(made.body["foods"][1]["quantity"] == 1);
  CHECK(made.body["foods"][1]["unit"] == "serving");
  CHECK(made.body["foods"][1]["food"].is_null());
  CHECK(app.call("POST", saved_meal_path, eggs_and_toast(), me).status == 200);
  CHECK(app.call("GET", saved_meal_path, nullptr, me).body == Json::array({made.body}));
}

TEST_CASE("a saved meal is renamed without its foods, and its foods are replaced") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Answer made = app.call("POST", saved_meal_path, eggs_and_toast(), me);
  const Answer renamed = app.call("PUT", saved_meal_path + "/1", {{"name", "Sundays"}}, me);
  CHECK(renamed.body["name"] == "Sundays");
  CHECK(renamed.body["foods"] == made.body["foods"]);
  const Json toast = Json::array({{{"name", "Toast"}, {"calories", 90}}});
  const Answer changed = app.call("PUT", saved_meal_path + "/1", {{"foods", toast}, {"mealType", "snack"}}, me);
  CHECK(changed.body["foods"].size() == 1);
  CHECK(changed.body["calories"] == 90);
  CHECK(changed.body["mealType"] == "snack");
  CHECK(app.call("PUT", saved_meal_path + "/1", {{"foods", Json::array()}}, me).field("foods") ==
        "Add at least one food");
  const Json odd = Json::array({{{"name", "Toast"}, {"calories", 0}}});
  CHECK(app.call("PUT", saved_meal_path + "/1", {{"foods", odd}}, me).field("foods[0].calories") != "");
  CHECK(app.call("DELETE", saved_meal_path + "/1", nullptr, me).status == 204);
  CHECK(app.call("PUT", saved_meal_path + "/1", {{"name", "Sundays"}}, me).status == 404);
}

TEST_CASE("logging a saved meal adds an entry for each food, and a repeated request none") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("POST", saved_meal_path, eggs_and_toast(), me).status == 201);
  const Json when{{"loggedAt", "2026-11-19T08:00:00.000Z"}, {"clientKey", "log"}};
  const Answer logged = app.call("POST", saved_meal_path + "/1/log", when, me);
  CHECK(logged.status == 201);
  REQUIRE(logged.body.size() == 2);
  CHECK(logged.body[0]["name"] == "Egg");
  CHECK(logged.body[0]["mealType"] == "breakfast");
  CHECK(logged.body[0]["food"] == "egg");
  CHECK(logged.body[0]["iron"] == 1.8);
  CHECK(logged.body[1]["localDate"] == "2026-11-19");
  const Answer again = app.call("POST", saved_meal_path + "/1/log", when, me);
  CHECK(again.status == 200);
  CHECK(again.body == logged.body);
  CHECK(app.call("GET", "/api/food-entries", nullptr, me).body.size() == 2);
  const Answer lunch = app.call("POST", saved_meal_path + "/1/log", {{"mealType", "lunch"}}, me);
  CHECK(lunch.body[0]["mealType"] == "lunch");
  CHECK(lunch.body[0]["localDate"] == "2026-11-20");
  CHECK(app.call("GET", "/api/food-entries", nullptr, me).body.size() == 4);
}

TEST_CASE("a client key for one saved meal does not log another one") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("POST", saved_meal_path, eggs_and_toast(), me).status == 201);
  Json other = eggs_and_toast();
  other["clientKey"] = "other";
  CHECK(app.call("POST", saved_meal_path, other, me).status == 201);
  CHECK(app.call("POST", saved_meal_path + "/1/log", {{"clientKey", "log"}}, me).status == 201);
  CHECK(app.call("POST", saved_meal_path + "/2/log", {{"clientKey", "log"}}, me).status == 409);
}

TEST_CASE("a saved meal is not logged in the future, and not by another user") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Send eve{.token = app.sign_up("eve@example.com", "Eve")};
  CHECK(app.call("POST", saved_meal_path, eggs_and_toast(), me).status == 201);
  const Answer ahead = app.call("POST", saved_meal_path + "/1/log", {{"loggedAt", "2026-12-24"}}, me);
  CHECK(ahead.status == 400);
  CHECK(ahead.field("loggedAt") != "");
  CHECK(app.call("POST", saved_meal_path + "/1/log", Json::object(), eve).status == 404);
  CHECK(app.call("GET", "/api/food-entries", nullptr, me).body.empty());
}
