// Tests macro targets, advice on weight, the nutrients of a day and water.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

// 170 cm; weights in lb: 143.3 are 65 kg.
Send person(TestApp& app, const Json& profile) {
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  REQUIRE(app.call("PUT", "/api/user", profile, me).status == 200);
  return me;
}

const Json adult{{"height", "170 cm"}, {"weight", 143.3}, {"age", 30}};

}  // namespace

TEST_CASE("the targets of the day add up to the calorie goal") {
  TestApp app;
  const Send me = person(app, adult);
  const Answer stats = app.call("GET", "/api/nutrition-stats", nullptr, me);
  const Json& targets = stats.body["targets"];
  CHECK(targets["addsUp"] == true);
  CHECK(std::abs(targets["energy"].get<double>() - 1800) <= 54);
  const Answer fixed = app.call("GET", "/api/macro-targets?calories=2000&protein=180", nullptr, me);
  CHECK(fixed.body["protein"] == 180);
  CHECK(fixed.body["addsUp"] == true);
  const Answer too_much = app.call("GET", "/api/macro-targets?calories=1500&protein=200&carbs=300&fat=90", nullptr, me);
  CHECK(too_much.body["addsUp"] == false);
  CHECK(too_much.body["difference"] == 1310);
}

TEST_CASE("a target weight below the healthy range needs a confirmation, and far below it is refused") {
  TestApp app;
  const Send me = person(app, adult);
  const Answer low = app.call("PUT", "/api/user", {{"targetWeight", 114.6}}, me);  // 52 kg, 18.0
  CHECK(low.status == 400);
  CHECK(low.field("targetWeight").starts_with("This goal is below the healthy range"));
  CHECK(app.call("GET", "/api/user", nullptr, me).body["targetWeight"].is_null());
  CHECK(app.call("PUT", "/api/user", {{"targetWeight", 114.6}, {"confirmTargetWeight", true}}, me).status == 200);
  const Answer far = app.call("PUT", "/api/user", {{"targetWeight", 110.2}, {"confirmTargetWeight", true}}, me);
  CHECK(far.status == 400);
  CHECK(far.field("targetWeight").find("helpline") != std::string::npos);
  // The rest of the profile stays editable.
  CHECK(app.call("PUT", "/api/user", {{"targetWeight", 114.6}, {"name", "Ada L"}}, me).status == 200);
}

TEST_CASE("a goal is judged again when a corrected height makes it dangerous") {
  TestApp app;
  const Send me = person(app, {{"height", "160 cm"}, {"weight", 143.3}, {"age", 30}, {"targetWeight", 110.2}});  // 19.5
  const Answer taller = app.call("PUT", "/api/user", {{"height", "178 cm"}}, me);                                // 15.8
  CHECK(taller.status == 400);
  CHECK(taller.field("targetWeight").find("helpline") != std::string::npos);
  CHECK(app.call("GET", "/api/user", nullptr, me).body["height"] == "160 cm");
  CHECK(app.call("PUT", "/api/user", {{"height", "178 cm"}, {"targetWeight", nullptr}}, me).status == 200);
}

TEST_CASE("an older goal, hidden from users under 18, keeps nothing else from being saved") {
  TestApp app;
  const Send me = person(app, {{"height", "160 cm"}, {"weight", 143.3}, {"age", 30}, {"targetWeight", 130}});
  CHECK(app.call("PUT", "/api/user", {{"age", 15}}, me).status == 200);
  CHECK(app.call("PUT", "/api/user", {{"height", "178 cm"}}, me).status == 200);
}

TEST_CASE("a minor keeps no goal below the current weight") {
  TestApp app;
  const Send me = person(app, {{"height", "170 cm"}, {"weight", 143.3}, {"age", 15}});
  CHECK(app.call("PUT", "/api/user", {{"targetWeight", 130}}, me).field("targetWeight").starts_with("Under 18"));
  CHECK(app.call("PUT", "/api/user", {{"targetWeight", 150}}, me).status == 200);
  CHECK(app.call("GET", "/api/body-advice", nullptr, me).body["showsLossGoals"] == false);
}

TEST_CASE("somebody underweight reads a warning and no praise") {
  TestApp app;
  const Send me = person(app, {{"height", "170 cm"}, {"weight", 99.2}, {"age", 30}});  // 45 kg
  const Json advice = app.call("GET", "/api/body-advice", nullptr, me).body;
  CHECK(advice["bmi"] == 15.6);
  CHECK(advice["praisesLoss"] == false);
  CHECK(advice["warning"]["code"] == "UNDERWEIGHT_TODAY");
}

TEST_CASE("the nutrients of a day say how much is unknown") {
  TestApp app;
  const Send me = person(app, adult);
  app.call("POST", "/api/food-entries", {{"name", "Spinach"}, {"calories", 23}, {"iron", 2.7}, {"vitaminC", 28}}, me);
  app.call("POST", "/api/food-entries", {{"name", "Canteen"}, {"calories", 600}}, me);
  const Json day = app.call("GET", "/api/nutrient-day", nullptr, me).body;
  CHECK(day["entries"] == 2);
  for (const Json& each : day["nutrients"]) {
    if (each["nutrient"] != "iron") continue;
    CHECK(each["amount"] == 2.7);
    CHECK(each["known"] == 1);
    CHECK(each["unknown"] == 1);
    CHECK(each["unit"] == "mg");
  }
  CHECK(app.call("GET", "/api/nutrient-day?date=2026-11-01", nullptr, me).body["entries"] == 0);
}

TEST_CASE("glasses of water add up to the day, and the goal can be changed") {
  TestApp app;
  const Send me = person(app, adult);
  const Answer glass = app.call("POST", "/api/water-entries", Json::object(), me);
  CHECK(glass.status == 201);
  CHECK(glass.body["ml"] == 250);
  app.call("POST", "/api/water-entries", {{"ml", 500}}, me);
  CHECK(app.call("GET", "/api/water", nullptr, me).body["ml"] == 750);
  CHECK(app.call("GET", "/api/water", nullptr, me).body["goal"] == 2000);
  app.call("PUT", "/api/user", {{"waterGoal", 2500}}, me);
  CHECK(app.call("GET", "/api/water", nullptr, me).body["goal"] == 2500);
  const std::string id = std::to_string(glass.body["id"].get<int>());
  CHECK(app.call("DELETE", "/api/water-entries/" + id, nullptr, me).status == 204);
  CHECK(app.call("GET", "/api/water", nullptr, me).body["ml"] == 500);
  CHECK(app.call("POST", "/api/water-entries", {{"ml", -1}}, me).field("ml") != "");
}
