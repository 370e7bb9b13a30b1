// Tests own foods, favourites and their place in the food search.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

const std::string own_foods = "/api/own-foods";

Json rye_bread() {
  return {{"name", "Rye crust"},    {"barcode", "4006381-333931"},
          {"portionUnit", "slice"}, {"portionGrams", 45},
          {"calories", 240},        {"protein", 7.5},
          {"vitaminB12", 0.012345}, {"clientKey", "rye"}};
}

// What the search finds, as names.
std::vector<std::string> found(TestApp& app, const Send& me, const std::string& typed, int limit = 50) {
  const Answer answer =
      app.call("GET", "/api/nutrition-suggestions/" + typed + "?limit=" + std::to_string(limit), nullptr, me);
  REQUIRE_MESSAGE(answer.status == 200, answer.text);
  std::vector<std::string> foods;
  for (const Json& each : answer.body) foods.push_back(each["food"]);
  return foods;
}

void mark(TestApp& app, const Send& me, const std::string& food) {
  REQUIRE(app.call("PUT", "/api/favorite-foods/" + food, nullptr, me).status == 204);
}

}  // namespace

TEST_CASE("an own food is returned with its barcode in digits, and a repeated request adds no second one") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Answer made = app.call("POST", own_foods, rye_bread(), me);
  CHECK(made.status == 201);
  CHECK(made.body["barcode"] == "4006381333931");
  CHECK(made.body["liquid"] == false);
  CHECK(made.body["portionUnit"] == "slice");
  CHECK(made.body["vitaminB12"] == 0.012);
  CHECK(made.body["fat"].is_null());
  const Answer again = app.call("POST", own_foods, rye_bread(), me);
  CHECK(again.status == 200);
  CHECK(again.body == made.body);
  CHECK(app.call("GET", own_foods, nullptr, me).body == Json::array({made.body}));
}

TEST_CASE("a barcode must have its check digit, and belongs to one own food") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  Json body = rye_bread();
  body["barcode"] = "4006381333932";
  CHECK(app.call("POST", own_foods, body, me).field("barcode") == "This is not a valid barcode.");
  CHECK(app.call("POST", own_foods, rye_bread(), me).status == 201);
  const Answer second =
      app.call("POST", own_foods, {{"name", "Toast"}, {"calories", 260}, {"barcode", "4006381333931"}}, me);
  CHECK(second.status == 409);
  CHECK(second.code() == "BARCODE_TAKEN");
  CHECK(second.field("barcode") == "Rye crust already has this barcode.");
  CHECK(app.call("POST", own_foods, {{"name", "Rye crust"}, {"calories", 260}}, me).status == 201);
  CHECK(app.call("PUT", own_foods + "/2", {{"barcode", "4006381333931"}}, me).status == 409);
  CHECK(app.call("PUT", own_foods + "/2", {{"barcode", "1"}}, me).field("barcode") == "This is not a valid barcode.");
  CHECK(app.call("PUT", own_foods + "/1", {{"barcode", nullptr}}, me).body["barcode"].is_null());
  CHECK(app.call("PUT", own_foods + "/2", {{"barcode", "4006381333931"}}, me).status == 200);
}

TEST_CASE("the portion of an own food has a unit and a weight, or neither") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Json half{{"name", "Tea"}, {"calories", 0}, {"portionUnit", "pot"}};
  CHECK(app.call("POST", own_foods, half, me).field("portionGrams") == "A portion needs a unit and a weight");
  CHECK(app.call("POST", own_foods, {{"name", "Tea"}, {"calories", 0}, {"portionGrams", 9}}, me).field("portionUnit") !=
        "");
  CHECK(app.call("POST", own_foods, rye_bread(), me).status == 201);
  CHECK(app.call("PUT", own_foods + "/1", {{"portionUnit", nullptr}}, me).field("portionUnit") != "");
  const Answer without = app.call("PUT", own_foods + "/1", {{"portionUnit", nullptr}, {"portionGrams", nullptr}}, me);
  CHECK(without.body["portionGrams"].is_null());
  CHECK(without.body["name"] == "Rye crust");
}

TEST_CASE("100 g of an own food have at most 1,000 kcal and 150 g of a nutrient, and may have none") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Answer refused =
      app.call("POST", own_foods, {{"name", " "}, {"calories", 1001}, {"fat", 151}, {"zinc", -1}}, me);
  CHECK(refused.body["fields"].size() == 4);
  CHECK(app.call("POST", own_foods, {{"name", "Water"}, {"calories", 0}, {"liquid", true}}, me).status == 201);
}

TEST_CASE("protein, carbs and fat of 100 g weigh at most 105 g together, and of 100 ml 150 g") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  Json body{{"name", "Nut mix"}, {"calories", 600}, {"protein", 40}, {"carbs", 40}, {"fat", 25.1}};
  const Answer refused = app.call("POST", own_foods, body, me);
  CHECK(refused.status == 400);
  const std::string sentence =
      "Protein, carbs and fat add up to 105.1 g in 100 g. More than 105 g is impossible. Check the label.";
  for (const char* each : {"protein", "carbs", "fat"}) CHECK(refused.field(each) == sentence);
  body["fat"] = 25;
  CHECK(app.call("POST", own_foods, body, me).status == 201);
  CHECK(app.call("PUT", own_foods + "/1", {{"fat", 26}}, me).field("carbs").find("106 g in 100 g") !=
        std::string::npos);
  CHECK(app.call("PUT", own_foods + "/1", {{"name", "Nuts"}}, me).status == 200);
  const Json syrup{{"name", "Syrup"}, {"calories", 400}, {"carbs", 110}, {"liquid", true}};
  CHECK(app.call("POST", own_foods, syrup, me).status == 201);
  Json heavy = syrup;
  heavy["protein"] = 41;
  CHECK(app.call("POST", own_foods, heavy, me).field("carbs").find("151 g in 100 ml") != std::string::npos);
}

TEST_CASE("a food without calories is logged, edited and saved in a meal; a typed 0 is refused") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("POST", own_foods, {{"name", "Cola Zero"}, {"calories", 0}, {"liquid", true}}, me).status == 201);
  const Json drink{{"name", "Cola Zero"}, {"calories", 0}, {"food", "own:1"}, {"quantity", 330}, {"unit", "ml"}};
  const Answer logged = app.call("POST", "/api/food-entries", drink, me);
  CHECK(logged.status == 201);
  const std::string path = "/api/food-entries/" + std::to_string(logged.body["id"].get<int>());
  CHECK(app.call("PUT", path, {{"quantity", 500}}, me).body["calories"] == 0);
  CHECK(app.call("PUT", path, {{"food", nullptr}}, me).field("calories") == "Calories must be at least 1");
  CHECK(app.call("POST", "/api/saved-meals",
                 {{"name", "Lunch"}, {"mealType", "lunch"}, {"foods", Json::array({drink})}}, me)
            .status == 201);
  Json typed = drink;
  typed.erase("food");
  CHECK(app.call("POST", "/api/food-entries", typed, me).field("calories") == "Calories must be at least 1");
  const Answer saved = app.call("POST", "/api/saved-meals",
                                {{"name", "Lunch"}, {"mealType", "lunch"}, {"foods", Json::array({typed})}}, me);
  CHECK(saved.field("foods[0].calories") == "Calories must be at least 1");
}

TEST_CASE("own foods that match stand before the table, and a typed amount scales them") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("POST", own_foods, rye_bread(), me).status == 201);
  CHECK(app.call("POST", own_foods, {{"name", "Crème Ananas"}, {"calories", 90}, {"liquid", true}}, me).status == 201);
  CHECK(found(app, me, "rye").at(0) == "own:1");
  CHECK(found(app, me, "rye").size() > 3);
  CHECK(found(app, me, "rye", 1).size() == 1);
  CHECK(found(app, me, "ANANAS%20creme").at(0) == "own:2");
  const Json two = app.call("GET", "/api/nutrition-suggestions/2%20slices%20rye%20cr", nullptr, me).body;
  CHECK(two["name"] == "Rye crust");
  CHECK(two["kind"] == "own");
  CHECK(two["favorite"] == false);
  CHECK(two["quantity"] == 2);
  CHECK(two["unit"] == "slices");
  CHECK(two["grams"] == 90);
  CHECK(two["calories"] == 216);
  CHECK(two["portions"][0]["unit"] == "slice");
  CHECK(app.call("GET", "/api/nutrition-suggestions/250%20ml%20ananas", nullptr, me).body["calories"] == 225);
  CHECK(app.call("GET", "/api/nutrition-suggestions/banana", nullptr, me).body["kind"] == "table");
}

TEST_CASE("typing errors in an own name count only when nothing matches exactly") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("POST", own_foods, {{"name", "Bananza"}, {"calories", 90}}, me).status == 201);
  for (const std::string& food : found(app, me, "banana")) CHECK(food != "own:1");
  CHECK(found(app, me, "bannanza") == std::vector<std::string>{"own:1"});
}

TEST_CASE("favourites that match stand first in the search") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("POST", own_foods, {{"name", "Milk of mine"}, {"calories", 60}}, me).status == 201);
  const auto before = found(app, me, "milk");
  REQUIRE(before.size() == 50);
  CHECK(before[0] == "own:1");
  const std::string late = before[30];
  mark(app, me, late);
  mark(app, me, "banana");
  CHECK(found(app, me, "milk", 2) == std::vector<std::string>{late, "own:1"});
  CHECK(app.call("GET", "/api/nutrition-suggestions/milk", nullptr, me).body["favorite"] == true);
  mark(app, me, "own:1");
  CHECK(found(app, me, "milk", 2) == std::vector<std::string>{"own:1", late});
  // A row of the table that is too far down to be shown otherwise.
  mark(app, me, "01107");
  CHECK(found(app, me, "milk%20human", 1) == std::vector<std::string>{"01107"});
}

TEST_CASE("favourites are listed as suggestions, newest first, and disappear with their food") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("POST", own_foods, rye_bread(), me).status == 201);
  for (const char* food : {"banana", "own:1", "09040", "banana"}) mark(app, me, food);
  const Json list = app.call("GET", "/api/favorite-foods", nullptr, me).body;
  REQUIRE(list.size() == 3);
  CHECK(list[0]["food"] == "09040");
  CHECK(list[1]["food"] == "own:1");
  CHECK(list[1]["unit"] == "slice");
  CHECK(list[2]["food"] == "banana");
  CHECK(list[2]["favorite"] == true);
  for (const char* unknown : {"no_such_food", "own:2", "recipe:1", "own:01", "99999"}) {
    CAPTURE(unknown);
    CHECK(app.call("PUT", std::string("/api/favorite-foods/") + unknown, nullptr, me).status == 404);
  }
  CHECK(app.call("DELETE", "/api/favorite-foods/09040", nullptr, me).status == 204);
  CHECK(app.call("DELETE", "/api/favorite-foods/09040", nullptr, me).status == 204);
  CHECK(app.call("DELETE", own_foods + "/1", nullptr, me).status == 204);
  const Json left = app.call("GET", "/api/favorite-foods", nullptr, me).body;
  REQUIRE(left.size() == 1);
  CHECK(left[0]["food"] == "banana");
}

TEST_CASE("an entry of an own food stays as it is when the food is changed and deleted") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("POST", own_foods, rye_bread(), me).status == 201);
  const Json entry{{"name", "Rye crust"}, {"calories", 108}, {"food", "own:1"}, {"grams", 45}};
  const Answer logged = app.call("POST", "/api/food-entries", entry, me);
  CHECK(logged.body["food"] == "own:1");
  CHECK(app.call("PUT", own_foods + "/1", {{"calories", 500}}, me).status == 200);
  CHECK(app.call("DELETE", own_foods + "/1", nullptr, me).status == 204);
  CHECK(app.call("DELETE", own_foods + "/1", nullptr, me).status == 404);
  CHECK(app.call("GET", "/api/food-entries", nullptr, me).body == Json::array({logged.body}));
  CHECK(found(app, me, "rye%20crust").empty());
}

TEST_CASE("another user neither finds nor marks an own food") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Send eve{.token = app.sign_up("eve@example.com", "Eve")};
  CHECK(app.call("POST", own_foods, rye_bread(), me).status == 201);
  CHECK(found(app, eve, "rye%20crust").empty());
  CHECK(app.call("PUT", "/api/favorite-foods/own:1", nullptr, eve).status == 404);
  CHECK(app.call("POST", own_foods, rye_bread(), eve).status == 201);
  mark(app, me, "own:1");
  CHECK(app.call("GET", "/api/favorite-foods", nullptr, eve).body.empty());
}
