// Records examples of targets, advice on weight, the nutrients of a day and water.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("examples of targets and advice are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  REQUIRE(app.call("PUT", "/api/user", {{"height", "170 cm"}, {"weight", 143.3}, {"age", 30}, {"sex", "female"}}, me)
              .status == 200);
  const auto record = [&](const char* name, const char* path) {
    return call_example(app, name, "GET", path, nullptr, me);
  };
  CHECK(record("show_macro_targets.success", "/api/macro-targets").body["addsUp"] == true);
  CHECK(record("show_macro_targets.too_much", "/api/macro-targets?calories=1500&protein=200&carbs=300&fat=90")
            .body["addsUp"] == false);
  CHECK(record("show_macro_targets.harmful", "/api/macro-targets?calories=1800&protein=400&carbs=20&fat=10")
            .body["cautions"]
            .size() == 3);
  CHECK(record("show_macro_targets.wrong", "/api/macro-targets?calories=many").status == 400);
  CHECK(record("show_adaptive_target.too_few", "/api/adaptive-target").body["reason"]["code"] == "ADAPTIVE_NEEDS_DAYS");
  CHECK(record("show_body_advice.success", "/api/body-advice").body["praisesLoss"] == true);
  CHECK(call_example(app, "update_user.target_too_low", "PUT", "/api/user", {{"targetWeight", 114.6}}, me).status ==
        400);
  CHECK(call_example(app, "update_user.target_refused", "PUT", "/api/user",
                     {{"targetWeight", 100}, {"confirmTargetWeight", true}}, me)
            .status == 400);
}

TEST_CASE("examples of a learnt target and of a warning are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  REQUIRE(app.call("PUT", "/api/user", {{"height", "170 cm"}, {"age", 30}}, me).status == 200);
  for (int day = 1; day <= 20; ++day) {
    const std::string date = "2026-11-" + std::string(day < 10 ? "0" : "") + std::to_string(day);
    if (day < 20) {
      app.call("POST", "/api/food-entries", {{"name", "Food"}, {"calories", 2000}, {"loggedAt", date + "T11:00:00Z"}},
               me);
    }
    app.call("POST", "/api/body-measurements", {{"weight", 150 - 0.05 * day}, {"measuredAt", date + "T06:00:00Z"}}, me);
  }
  CHECK(call_example(app, "show_adaptive_target.success", "GET", "/api/adaptive-target", nullptr, me)
            .body["suggested"]
            .is_number());
  app.call("POST", "/api/body-measurements", {{"weight", 99.2}}, me);
  CHECK(call_example(app, "show_body_advice.underweight", "GET", "/api/body-advice", nullptr, me)
            .body["warning"]
            .is_object());
}

TEST_CASE("examples of the nutrients of a day and of water are as recorded") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  REQUIRE(app.call("POST", "/api/food-entries",
                   {{"name", "Cooked spinach"},
                    {"calories", 41},
                    {"fiber", 4.3},
                    {"iron", 6.43},
                    {"vitaminC", 17.6},
                    {"calcium", 245},
                    {"folate", 263},
                    {"sodium", 126}},
                   me)
              .status == 201);
  REQUIRE(app.call("POST", "/api/food-entries", {{"name", "Canteen pasta"}, {"calories", 610}}, me).status == 201);
  CHECK(call_example(app, "show_nutrient_day.success", "GET", "/api/nutrient-day", nullptr, me).status == 200);
  CHECK(call_example(app, "show_nutrient_day.wrong_date", "GET", "/api/nutrient-day?date=soon", nullptr, me).status ==
        400);
  CHECK(call_example(app, "show_water.empty", "GET", "/api/water", nullptr, me).body["ml"] == 0);
  CHECK(call_example(app, "create_water_entry.success", "POST", "/api/water-entries", {{"ml", 250}}, me).status == 201);
  CHECK(call_example(app, "create_water_entry.too_much", "POST", "/api/water-entries", {{"ml", 9000}}, me).status ==
        400);
  CHECK(call_example(app, "show_water.success", "GET", "/api/water", nullptr, me).body["ml"] == 250);
  CHECK(call_example(app, "show_water.wrong_date", "GET", "/api/water?date=soon", nullptr, me).status == 400);
  CHECK(call_example(app, "delete_water_entry.success", "DELETE", "/api/water-entries/1", nullptr, me).status == 204);
  CHECK(call_example(app, "delete_water_entry.unknown", "DELETE", "/api/water-entries/1", nullptr, me).status == 404);
}
