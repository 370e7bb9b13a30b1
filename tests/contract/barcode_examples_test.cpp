// Records examples of foods by barcode.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("examples of foods by barcode are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  outbound::ProductAnswer next{.status = outbound::ProductStatus::found,
                               .json = R"({"product":{"product_name":"Hazelnut Bar","brands":"Sample Brand",
    "product_quantity_unit":"g","serving_quantity":21.5,"nutriments":{"energy-kcal_100g":572,"proteins_100g":8.6,
    "carbohydrates_100g":49.5,"fat_100g":37.3,"saturated-fat_100g":17.3,"sugars_100g":41.2,"sodium_100g":0.107}}})"};
  app.services().find_product = [&](const std::string&) { return next; };
  const auto record = [&](const char* name, const char* code) {
    return call_example(app, name, "GET", std::string("/api/foods/barcode/") + code, nullptr, me);
  };
  CHECK(record("find_food_by_barcode.success", "8000500066027").body["kind"] == "product");
  CHECK(record("find_food_by_barcode.invalid", "8000500066028").status == 400);
  next = {.status = outbound::ProductStatus::unknown};
  CHECK(record("find_food_by_barcode.unknown", "4006381333931").status == 404);
  next = {.status = outbound::ProductStatus::unavailable};
  CHECK(record("find_food_by_barcode.unavailable", "4006381333931").status == 503);
  REQUIRE(app.call("POST", "/api/own-foods",
                   {{"name", "Oat drink"}, {"calories", 46}, {"liquid", true}, {"barcode", "4006381333931"}}, me)
              .status == 201);
  CHECK(record("find_food_by_barcode.own", "4006381333931").body["kind"] == "own");
}
