// Tests foods by barcode, with a scripted Open Food Facts.
#include <doctest/doctest.h>

#include "api/open_food_facts.h"
#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;
using outbound::ProductAnswer;
using outbound::ProductStatus;

namespace {

// As Open Food Facts answers; the figures are those of a chocolate bar's label.
const std::string bar = R"({"code":"8000500066027","status":1,"product":{"product_name":"Hazelnut Bar",
  "brands":"Sample Brand,Other","product_quantity_unit":"g","serving_quantity":21.5,"serving_quantity_unit":"g",
  "nutriments":{"energy-kcal_100g":572,"energy_100g":2393,"proteins_100g":8.6,"carbohydrates_100g":49.5,
  "fat_100g":37.3,"saturated-fat_100g":17.3,"sugars_100g":41.2,"sodium_100g":0.107,"calcium_100g":"0.12",
  "vitamin-d_100g":0.0000012}}})";

struct Lookup {
  TestApp app;
  int asked = 0;
  ProductAnswer answer{.status = ProductStatus::found, .json = bar};

  void allow() {
    app.services().find_product = [this](const std::string&) {
      ++asked;
      return answer;
    };
  }
};

Answer find(TestApp& app, const Send& me, const std::string& code) {
  return app.call("GET", "/api/foods/barcode/" + code, nullptr, me);
}

}  // namespace

TEST_CASE("a product of Open Food Facts is read with its brand, units and usual portion") {
  const auto food = api::read_product(bar, "8000500066027");
  REQUIRE(food);
  CHECK(food->name == "Sample Brand Hazelnut Bar");
  CHECK(food->calories == 572);
  CHECK(food->protein == 8.6);
  CHECK(food->saturated_fat == 17.3);
  CHECK(food->sodium == 107);
  CHECK(food->calcium == 120);
  CHECK(food->vitamin_d == 1.2);
  CHECK_FALSE(food->fiber.has_value());
  CHECK_FALSE(food->liquid);
  CHECK(food->portion_grams == 21.5);
  CHECK(food->barcode == "8000500066027");
}

TEST_CASE("a drink is liquid, energy in kilojoules is converted, and impossible values are unknown") {
  const auto drink = api::read_product(R"({"product":{"product_name":"Cola","brands":"","product_quantity_unit":"ml",
    "nutriments":{"energy_100g":180,"proteins_100g":300,"sugars_100g":-1,"fat_100g":"none"}}})",
                                       "5449000000996");
  REQUIRE(drink);
  CHECK(drink->liquid);
  CHECK(drink->calories == 43);
  CHECK_FALSE(drink->protein.has_value());
  CHECK_FALSE(drink->sugar.has_value());
  CHECK_FALSE(drink->fat.has_value());
  CHECK_FALSE(drink->portion_grams.has_value());
}

TEST_CASE("an answer without a name, without energy or in another form is no product") {
  for (const char* json : {"", "[]", "{}", R"({"product":[]})", R"({"product":{"product_name":"X"}})",
                           R"({"product":{"product_name":"X","nutriments":{}}})",
                           R"({"product":{"product_name":"X","nutriments":{"energy-kcal_100g":4000}}})",
                           R"({"product":{"product_name":"  ","nutriments":{"energy-kcal_100g":40}}})",
                           R"({"product":{"product_name":7,"nutriments":{"energy-kcal_100g":40}}})"}) {
    CAPTURE(json);
    CHECK_FALSE(api::read_product(json, "96385074").has_value());
  }
}

TEST_CASE("without the owner's permission nothing is looked up") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Answer answer = find(app, me, "8000500066027");
  CHECK(answer.status == 404);
  CHECK(answer.code() == "BARCODE_UNKNOWN");
}

TEST_CASE("a barcode with a wrong check digit is refused without asking anybody") {
  Lookup lookup;
  lookup.allow();
  const Send me{.token = lookup.app.sign_up()};
  const Answer answer = find(lookup.app, me, "8000500066028");
  CHECK(answer.status == 400);
  CHECK(answer.field("code") == "This is not a valid barcode.");
  CHECK(lookup.asked == 0);
}

TEST_CASE("a product is asked for once, for all users, and again after half a year") {
  Lookup lookup;
  lookup.allow();
  const Send me{.token = lookup.app.sign_up()};
  const Send other{.token = lookup.app.sign_up("eve@example.com")};
  const Answer found = find(lookup.app, me, "8000500066027");
  REQUIRE(found.status == 200);
  CHECK(found.body["name"] == "Sample Brand Hazelnut Bar");
  CHECK(found.body["food"] == "product:8000500066027");
  CHECK(found.body["kind"] == "product");
  CHECK(found.body["grams"] == 21.5);
  CHECK(found.body["calories"] == 123);
  CHECK(found.body["per100g"]["protein"] == 8.6);
  CHECK(found.body["per100g"]["fiber"].is_null());
  CHECK(find(lookup.app, other, "8-000500-066027").body["food"] == "product:8000500066027");
  CHECK(lookup.asked == 1);
  lookup.app.clock.advance(std::chrono::days{181});
  lookup.answer = {.status = ProductStatus::unavailable, .problem = "No answer."};
  const Send later{.token = lookup.app.sign_up("mia@example.com")};
  CHECK(find(lookup.app, later, "8000500066027").status == 200);
  CHECK(lookup.asked == 2);
  CHECK(lookup.app.notices.back() == "No answer.");
}

TEST_CASE("a product that nobody knows and a service that does not answer are two different errors") {
  Lookup lookup;
  lookup.allow();
  const Send me{.token = lookup.app.sign_up()};
  lookup.answer = {.status = ProductStatus::unknown};
  CHECK(find(lookup.app, me, "8000500066027").code() == "BARCODE_UNKNOWN");
  lookup.answer = {.status = ProductStatus::unavailable, .problem = "No answer."};
  const Answer answer = find(lookup.app, me, "8000500066027");
  CHECK(answer.status == 503);
  CHECK(answer.code() == "LOOKUP_UNAVAILABLE");
  CHECK(lookup.app.notices.back() == "No answer.");
}

TEST_CASE("a person's own food with the code comes before the product, for this person only") {
  Lookup lookup;
  lookup.allow();
  const Send me{.token = lookup.app.sign_up()};
  const Send other{.token = lookup.app.sign_up("eve@example.com")};
  REQUIRE(find(lookup.app, me, "8000500066027").status == 200);
  REQUIRE(lookup.app
              .call("POST", "/api/own-foods", {{"name", "My bar"}, {"calories", 560}, {"barcode", "8000500066027"}}, me)
              .status == 201);
  const Answer mine = find(lookup.app, me, "8000500066027");
  CHECK(mine.body["name"] == "My bar");
  CHECK(mine.body["kind"] == "own");
  CHECK(find(lookup.app, other, "8000500066027").body["kind"] == "product");
}

TEST_CASE("a scanned product can be a favorite and an ingredient of a recipe") {
  Lookup lookup;
  lookup.allow();
  const Send me{.token = lookup.app.sign_up()};
  REQUIRE(find(lookup.app, me, "8000500066027").status == 200);
  CHECK(lookup.app.call("PUT", "/api/favorite-foods/product:8000500066027", nullptr, me).status == 204);
  CHECK(find(lookup.app, me, "8000500066027").body["favorite"] == true);
  const Json recipe{
      {"name", "Sundae"},
      {"portions", 2},
      {"ingredients", {{{"food", "product:8000500066027"}, {"quantity", 1}, {"unit", "portion"}, {"grams", 21.5}}}}};
  const Answer made = lookup.app.call("POST", "/api/recipes", recipe, me);
  REQUIRE(made.status == 201);
  CHECK(made.body["ingredients"][0]["calories"] == 123);
}

TEST_CASE("a person looks up at most 30 products a minute") {
  Lookup lookup;
  lookup.answer = {.status = ProductStatus::unknown};
  lookup.allow();
  const Send me{.token = lookup.app.sign_up()};
  for (int count = 0; count < 30; ++count) CHECK(find(lookup.app, me, "8000500066027").status == 404);
  CHECK(find(lookup.app, me, "8000500066027").status == 429);
  CHECK(lookup.asked == 30);
}
