// Tests meal plans, meal suggestions and the calorie estimate.
#include <doctest/doctest.h>

#include <algorithm>

#include <set>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

std::vector<Json> dishes_of(const Json& plan) {
  std::vector<Json> dishes;
  for (const char* meal : {"breakfast", "lunch", "dinner"}) {
    if (!plan["meals"][meal].is_null()) dishes.push_back(plan["meals"][meal]);
  }
  for (const Json& snack : plan["meals"]["snacks"]) dishes.push_back(snack);
  return dishes;
}

std::set<std::string> names_of(const Json& plan) {
  std::set<std::string> names;
  for (const Json& dish : dishes_of(plan)) names.insert(dish["name"].get<std::string>());
  return names;
}

double calories_of(const Json& plan) {
  double sum = 0;
  for (const Json& dish : dishes_of(plan)) sum += dish["calories"].get<double>();
  return sum;
}

bool share_a_name(const std::set<std::string>& one, const std::set<std::string>& other) {
  return std::any_of(one.begin(), one.end(), [&](const std::string& name) { return other.contains(name); });
}

}  // namespace

TEST_CASE("a generated meal plan is within 5 % of the target and is stored") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("GET", "/api/daily-meal-plan", nullptr, me).body["meals"].is_null());
  const Answer made = app.call("POST", "/api/auto-generate-meals", nullptr, me);
  REQUIRE(made.status == 200);
  CHECK(made.body["dailyCalories"] == 1800);
  CHECK(made.body["message"].is_null());
  CHECK(calories_of(made.body) == doctest::Approx(1800).epsilon(0.05));
  CHECK(app.call("GET", "/api/daily-meal-plan", nullptr, me).body == made.body);
}

TEST_CASE("another plan has other dishes, and no dish is repeated within three days") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const auto first = names_of(app.call("POST", "/api/auto-generate-meals", Json::object(), me).body);
  const auto second = names_of(app.call("POST", "/api/auto-generate-meals", Json::object(), me).body);
  CHECK(!share_a_name(first, second));
  app.clock.advance(std::chrono::hours{23});  // the next day, before the session expires
  const auto next = names_of(app.call("POST", "/api/auto-generate-meals", nullptr, me).body);
  CHECK(!share_a_name(second, next));
  app.clock.advance(std::chrono::hours{23});  // the next day, before the session expires
  const auto third = names_of(app.call("POST", "/api/auto-generate-meals", nullptr, me).body);
  CHECK(!share_a_name(second, third));
  CHECK(!share_a_name(next, third));
}

TEST_CASE("a target outside the supported range uses the nearer limit and says so") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  struct Case {
    int target, aim;
    std::string bound;
  };
  for (const auto& [target, aim, bound] : {Case{400, 1000, "uses the minimum"}, Case{8000, 5000, "uses the maximum"}}) {
    app.call("PUT", "/api/user", {{"dailyCalories", target}}, me);
    const Answer made = app.call("POST", "/api/auto-generate-meals", nullptr, me);
    CHECK(made.body["dailyCalories"] == target);
    CHECK(made.body["message"].get<std::string>().find(bound) != std::string::npos);
    CHECK(calories_of(made.body) == doctest::Approx(aim).epsilon(0.05));
  }
}

TEST_CASE("a meal plan is visible only to its user") {
  TestApp app;
  const Send ada{.token = app.sign_up()};
  const Send eve{.token = app.sign_up("eve@example.com", "Eve")};
  app.call("POST", "/api/auto-generate-meals", nullptr, ada);
  CHECK(app.call("GET", "/api/daily-meal-plan", nullptr, eve).body["meals"].is_null());
}

TEST_CASE("suggestions fit the remaining nutrition and exclude what was eaten today") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Json left{{"remainingCalories", 600}, {"remainingProtein", 50}, {"remainingCarbs", 65}, {"remainingFat", 20}};
  const Answer answer = app.call("POST", "/api/coaching/meal-suggestions", left, me);
  REQUIRE(answer.status == 200);
  CHECK(answer.body["source"] == "built-in");
  REQUIRE(answer.body["suggestions"].size() >= 3);
  for (const Json& each : answer.body["suggestions"]) {
    CHECK(each["calories"] <= 600);
    CHECK(each["calories"] >= 300);
    CHECK(!each["description"].get<std::string>().empty());
  }
  const auto name = answer.body["suggestions"][0]["mealName"].get<std::string>();
  app.call("POST", "/api/food-entries", {{"name", name}, {"calories", 500}}, me);
  for (const Json& each : app.call("POST", "/api/coaching/meal-suggestions", left, me).body["suggestions"]) {
    CHECK(each["mealName"] != name);
  }
}

TEST_CASE("suggestions require remaining calories and report invalid fields") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Answer answer =
      app.call("POST", "/api/coaching/meal-suggestions", {{"remainingCalories", -20}, {"remainingFat", "much"}}, me);
  CHECK(answer.status == 400);
  CHECK(answer.body["fields"].size() == 2);
}

TEST_CASE("suggestions respect the diet") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  app.call("PUT", "/api/user", {{"diet", {"vegan", "gluten_free"}}}, me);
  const Answer answer =
      app.call("POST", "/api/coaching/meal-suggestions", {{"remainingCalories", 900}, {"remainingProtein", 60}}, me);
  REQUIRE(!answer.body["suggestions"].empty());
  const auto without = [](std::string text, const std::string& words) {
    for (auto at = text.find(words); at != std::string::npos; at = text.find(words)) text.erase(at, words.size());
    return text;
  };
  for (const Json& each : answer.body["suggestions"]) {
    // The amounts stand in the last line. What is gluten-free suits the diet.
    const std::string description = each["description"];
    std::string amounts = description.substr(description.rfind('\n'));
    for (const char* suitable : {"gluten-free bread", "gluten-free oats"}) amounts = without(amounts, suitable);
    for (const char* word : {"chicken", "egg ", "milk 2", "yogurt", "cheese", "bread", "oats", "tuna", "soy sauce"}) {
      INFO(amounts << " has " << word);
      CHECK(amounts.find(word) == std::string::npos);
    }
  }
}

TEST_CASE("the calorie estimate uses the profile and the values in the query") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("GET", "/api/calorie-target", nullptr, me).body["target"].is_null());
  app.call("PUT", "/api/user",
           {{"weight", 176.4}, {"height", "180 cm"}, {"age", 40}, {"sex", "male"}, {"activityLevel", "moderate"}}, me);
  const Answer answer = app.call("GET", "/api/calorie-target", nullptr, me);
  CHECK(answer.body["resting"] == 1730);
  CHECK(answer.body["maintenance"] == 2680);
  CHECK(answer.body["target"] == 2680);
  CHECK(app.call("GET", "/api/calorie-target?goal=lose", nullptr, me).body["target"] == 2180);
  const Answer young = app.call("GET", "/api/calorie-target?goal=lose&age=16", nullptr, me);
  CHECK(young.body["target"] == young.body["maintenance"]);
  CHECK(!young.body["reason"].is_null());
  CHECK(app.call("GET", "/api/calorie-target?goal=sideways", nullptr, me).status == 400);
}

TEST_CASE("a change of what must be avoided plans the uneaten meals again at once") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  app.call("PUT", "/api/user", {{"weight", 154}, {"height", "175 cm"}, {"age", 30}, {"dailyCalories", 2200}}, me);
  const Json before = app.call("POST", "/api/auto-generate-meals", nullptr, me).body;
  const Json& breakfast = before["meals"]["breakfast"];
  app.call("POST", "/api/food-entries",
           {{"name", breakfast["name"]}, {"calories", breakfast["calories"]}, {"mealType", "breakfast"}}, me);
  const Json avoided{"gluten", "milk", "eggs", "fish"};
  REQUIRE(app.call("PUT", "/api/user", {{"allergens", avoided}}, me).status == 200);
  const Json after = app.call("GET", "/api/daily-meal-plan", nullptr, me).body["meals"];
  CHECK(after["breakfast"]["name"] == breakfast["name"]);
  for (const char* meal : {"lunch", "dinner"}) {
    for (const Json& each : after[meal]["allergens"]) {
      CHECK(std::find(avoided.begin(), avoided.end(), each) == avoided.end());
    }
    CHECK_FALSE(after[meal]["ingredients"].empty());
  }
  // Another field leaves the plan as it is.
  app.call("PUT", "/api/user", {{"name", "Ada L"}}, me);
  CHECK(app.call("GET", "/api/daily-meal-plan", nullptr, me).body["meals"] == after);
}

TEST_CASE("a plan keeps what was eaten and fits the rest") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  app.call("PUT", "/api/user", {{"dailyCalories", 2000}}, me);
  app.call("POST", "/api/food-entries", {{"name", "Pizza"}, {"calories", 1100}, {"mealType", "lunch"}}, me);
  const Json some = app.call("POST", "/api/auto-generate-meals", nullptr, me).body;
  CHECK(some["meals"]["lunch"].is_null());
  CHECK(calories_of(some) == doctest::Approx(900).epsilon(0.1));
  app.call("POST", "/api/food-entries", {{"name", "Cake"}, {"calories", 880}, {"mealType", "snack"}}, me);
  const Json none = app.call("POST", "/api/auto-generate-meals", nullptr, me).body;
  CHECK(none["note"]["code"] == "NOTHING_LEFT_TO_PLAN");
  for (const char* meal : {"breakfast", "lunch", "dinner"}) CHECK(none["meals"][meal].is_null());
  const Json left = app.call("POST", "/api/coaching/meal-suggestions", {{"remainingCalories", 20}}, me).body;
  CHECK(left["suggestions"].empty());
  CHECK(left["note"]["code"] == "LITTLE_LEFT");
}

TEST_CASE("one meal can be swapped") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  CHECK(app.call("POST", "/api/daily-meal-plan/swap", {{"slot", "lunch"}}, me).status == 404);
  const Json before = app.call("POST", "/api/auto-generate-meals", nullptr, me).body["meals"];
  const Json after = app.call("POST", "/api/daily-meal-plan/swap", {{"slot", "lunch"}}, me).body["meals"];
  CHECK(after["lunch"]["dish"] != before["lunch"]["dish"]);
  CHECK(after["dinner"] == before["dinner"]);
  CHECK(after["lunch"]["calories"].get<double>() ==
        doctest::Approx(before["lunch"]["calories"].get<double>()).epsilon(0.1));
  const Json german =
      app.call("GET", "/api/daily-meal-plan", nullptr, Send{.token = me.token, .zone = me.zone, .language = "de"})
          .body["meals"];
  CHECK(german["lunch"]["dish"] == after["lunch"]["dish"]);
  CHECK(german["lunch"]["name"] != after["lunch"]["name"]);
}
