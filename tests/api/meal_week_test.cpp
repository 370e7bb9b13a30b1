// Tests the meal plans of a week and their shopping list.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

// The clock of TestApp stands at Friday, 2026-11-20.
Json planned_week(TestApp& app, const Send& me, const Json& body = Json::object()) {
  const Answer made = app.call("POST", "/api/meal-week", body, me);
  REQUIRE(made.status == 200);
  return made.body;
}

Json shopping(TestApp& app, const Send& me, const std::string& query = "") {
  const Answer list = app.call("GET", "/api/shopping-list" + query, nullptr, me);
  REQUIRE(list.status == 200);
  return list.body;
}

std::vector<Json> meals_of(const Json& meals) {
  std::vector<Json> all;
  if (meals.is_null()) return all;
  for (const char* meal : {"breakfast", "lunch", "dinner"}) {
    if (!meals[meal].is_null()) all.push_back(meals[meal]);
  }
  for (const Json& snack : meals["snacks"]) all.push_back(snack);
  return all;
}

const Json* item_of(const Json& list, const std::string& ingredient) {
  for (const Json& item : list["items"]) {
    if (item["ingredient"] == ingredient) return &item;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("a week is planned from today on, each day near the target and no dish twice") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  app.call("PUT", "/api/user", {{"dailyCalories", 2000}}, me);
  const Json week = planned_week(app, me);
  CHECK(week["first"] == "2026-11-16");
  REQUIRE(week["days"].size() == 7);
  std::set<std::string> dishes;
  std::size_t count = 0;
  for (const Json& day : week["days"]) {
    const bool is_past = day["date"].get<std::string>() < "2026-11-20";
    REQUIRE(day["meals"].is_null() == is_past);
    double calories = 0;
    for (const Json& meal : meals_of(day["meals"])) {
      dishes.insert(meal["dish"].get<std::string>());
      calories += meal["calories"].get<double>();
      ++count;
    }
    if (!is_past) CHECK(calories == doctest::Approx(2000).epsilon(0.05));
  }
  CHECK(count > 12);
  CHECK(dishes.size() == count);
  CHECK(app.call("GET", "/api/meal-week", nullptr, me).body == week);
}

TEST_CASE("a week of meals begins on Monday, whatever the calendar screen begins with") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  app.call("PUT", "/api/user", {{"weekStart", "sunday"}}, me);
  CHECK(app.call("GET", "/api/meal-week", nullptr, me).body["first"] == "2026-11-16");
  CHECK(app.call("GET", "/api/meal-week?date=2026-11-22", nullptr, me).body["first"] == "2026-11-16");
}

TEST_CASE("planning a week keeps the days that have a plan, unless they are to be replaced") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Json today = app.call("POST", "/api/auto-generate-meals", nullptr, me).body;
  const Json week = planned_week(app, me);
  const auto day_of = [](const Json& plan, const std::string& date) {
    for (const Json& day : plan["days"]) {
      if (day["date"] == date) return day["meals"];
    }
    return Json();
  };
  CHECK(day_of(week, "2026-11-20") == today["meals"]);
  const Json replaced = planned_week(app, me, {{"replace", true}});
  CHECK(day_of(replaced, "2026-11-20") != today["meals"]);
}

TEST_CASE("weeks of the past and weeks too far ahead are not planned") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Answer past = app.call("POST", "/api/meal-week", {{"date", "2026-11-01"}}, me);
  CHECK(past.status == 400);
  CHECK(past.field("date") == "Must not be in the past");
  const Answer far = app.call("POST", "/api/meal-week", {{"date", "2027-02-01"}}, me);
  CHECK(far.field("date") == "Meals are planned at most four weeks ahead");
}

TEST_CASE("a meal of a day to come is swapped, and one of the past is not") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Json week = planned_week(app, me, {{"date", "2026-11-25"}});
  const Json before = app.call("GET", "/api/meal-week?date=2026-11-25", nullptr, me).body["days"][2]["meals"];
  const std::string date = week["days"][2]["date"];
  const Answer swapped = app.call("POST", "/api/daily-meal-plan/swap", {{"slot", "dinner"}, {"date", date}}, me);
  REQUIRE(swapped.status == 200);
  const Json after = app.call("GET", "/api/meal-week?date=2026-11-25", nullptr, me).body["days"][2]["meals"];
  CHECK(after["dinner"]["dish"] != before["dinner"]["dish"]);
  CHECK(after["lunch"] == before["lunch"]);
  CHECK(app.call("POST", "/api/daily-meal-plan/swap", {{"slot", "dinner"}, {"date", "2026-11-19"}}, me).status == 400);
}

TEST_CASE("a new allergy renews all days that are still planned") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  planned_week(app, me);
  planned_week(app, me, {{"date", "2026-11-25"}});
  app.call("PUT", "/api/user", {{"allergens", {"milk"}}}, me);
  std::size_t meals = 0;
  for (const char* date : {"2026-11-20", "2026-11-25"}) {
    const Json week = app.call("GET", std::string("/api/meal-week?date=") + date, nullptr, me).body;
    for (const Json& day : week["days"]) {
      for (const Json& meal : meals_of(day["meals"])) {
        ++meals;
        CHECK(std::count(meal["allergens"].begin(), meal["allergens"].end(), "milk") == 0);
      }
    }
  }
  CHECK(meals > 30);
}

TEST_CASE("a person under 18 or underweight sets no goal below the energy at rest, and gets no plan below it") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  REQUIRE(app.call("PUT", "/api/user", {{"dailyCalories", 1000}, {"height", "170 cm"}, {"weight", 132}}, me).status ==
          200);
  // The age comes later, so the goal stays, but the plan does not follow it.
  REQUIRE(app.call("PUT", "/api/user", {{"age", 16}, {"sex", "female"}}, me).status == 200);
  const Json raised = app.call("POST", "/api/auto-generate-meals", nullptr, me).body;
  CHECK(raised["note"]["code"] == "CALORIES_BELOW_REST");
  double calories = 0;
  for (const Json& meal : meals_of(raised["meals"])) calories += meal["calories"].get<double>();
  CHECK(calories == doctest::Approx(1420).epsilon(0.05));
  const Answer refused = app.call("PUT", "/api/user", {{"dailyCalories", 900}}, me);
  CHECK(refused.status == 400);
  CHECK(refused.field("dailyCalories").starts_with("Your body needs at least 14"));
  CHECK(app.call("PUT", "/api/user", {{"dailyCalories", 1500}}, me).status == 200);
  CHECK(app.call("PUT", "/api/user", {{"dailyCalories", 1000}}, me).status == 400);
  const Json plan = app.call("POST", "/api/auto-generate-meals", nullptr, me).body;
  CHECK(plan["note"].is_null());
}

TEST_CASE("the shopping list adds up the ingredients of the days to come, in the order of the shop") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(shopping(app, me)["items"].empty());
  planned_week(app, me, {{"date", "2026-11-25"}});
  const Json list = shopping(app, me, "?date=2026-11-25");
  REQUIRE(list["items"].size() > 20);
  CHECK(list["from"] == list["first"]);
  const std::vector<std::string> aisles{"produce", "bakery", "meat", "fish",   "dairy", "frozen",
                                        "cans",    "grains", "nuts", "drinks", "spices"};
  std::size_t last = 0;
  std::set<std::string> ingredients;
  for (const Json& item : list["items"]) {
    const auto found = std::find(aisles.begin(), aisles.end(), item["aisle"]);
    REQUIRE(found != aisles.end());
    const auto aisle = static_cast<std::size_t>(found - aisles.begin());
    CHECK(aisle >= last);
    last = aisle;
    CHECK(ingredients.insert(item["ingredient"]).second);
    CHECK(item["grams"].get<double>() > 0);
    CHECK(item["amount"].get<std::string>().empty() == (item["aisle"] == "spices"));
    CHECK(item["bought"] == false);
  }
}

TEST_CASE(
    "oils, spices, stock and small amounts of what keeps are to be checked at home, and juice is bought as fruit") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  app.call("PUT", "/api/user", {{"weightUnit", "kg"}}, me);
  planned_week(app, me, {{"date", "2026-11-25"}});
  const Json list = shopping(app, me, "?date=2026-11-25");
  std::size_t to_buy = 0;
  for (const Json& item : list["items"]) {
    const bool is_at_home = item["aisle"] == "spices";
    to_buy += is_at_home ? 0 : 1;
    const std::string ingredient = item["ingredient"];
    for (const char* staple : {"olive_oil", "salt", "oregano", "vinegar", "vegetable_stock", "cornstarch", "coffee"}) {
      if (ingredient == staple) CHECK(is_at_home);
    }
    if (ingredient == "lemon_juice") {
      CHECK(item["name"] == "lemons");
      CHECK(std::stod(item["amount"].get<std::string>()) == std::ceil(item["grams"].get<double>() / 48 - 0.01));
    }
    const bool keeps = item["aisle"] == "cans" || item["aisle"] == "grains" || item["aisle"] == "nuts";
    if (keeps) CHECK(item["grams"] >= 60);
  }
  CHECK(item_of(list, "salt") != nullptr);
  CHECK(to_buy + 15 < list["items"].size());
}

TEST_CASE("the ingredients of every planned meal are on the list") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  app.call("PUT", "/api/user", {{"weightUnit", "kg"}}, me);
  const Json week = planned_week(app, me, {{"date", "2026-11-25"}});
  const Json list = shopping(app, me, "?date=2026-11-25");
  // What a meal weighs in grams by its own words is part of the list's weight.
  std::map<std::string, double> needed;
  for (const Json& day : week["days"]) {
    for (const Json& meal : meals_of(day["meals"])) {
      for (const Json& words : meal["ingredients"]) {
        const std::string text = words;
        const auto unit = text.find(" g ");
        if (unit == std::string::npos || text.find_first_not_of("0123456789") != unit) continue;
        needed[text.substr(unit + 3)] += std::stod(text.substr(0, unit));
      }
    }
  }
  CHECK(needed.size() > 10);
  for (const auto& [name, grams] : needed) {
    const auto item = std::find_if(list["items"].begin(), list["items"].end(),
                                   [&](const Json& each) { return each["name"] == name; });
    REQUIRE_MESSAGE(item != list["items"].end(), name);
    CHECK_MESSAGE((*item)["grams"].get<double>() >= grams - 0.5, name);
  }
}

TEST_CASE("a ticked item stays ticked until the plans need more of it") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  // The plan of today first, with everything bought for it; then that of the whole week.
  REQUIRE(app.call("POST", "/api/auto-generate-meals", nullptr, me).status == 200);
  const Json before = shopping(app, me);
  for (const Json& item : before["items"]) {
    app.call("PUT", "/api/shopping-list", {{"ingredient", item["ingredient"]}, {"bought", true}}, me);
  }
  planned_week(app, me);
  const Json after = shopping(app, me);
  int grown = 0;
  int same = 0;
  for (const Json& item : before["items"]) {
    const Json* now = item_of(after, item["ingredient"]);
    REQUIRE(now != nullptr);
    const bool needs_more = (*now)["grams"].get<double>() > item["grams"].get<double>() + 0.5;
    CHECK((*now)["bought"] == !needs_more);
    ++(needs_more ? grown : same);
  }
  CHECK(grown > 0);
  CHECK(same > 0);
}

TEST_CASE("an item is ticked for its week, and only by its user") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Send other{.token = app.sign_up("eve@example.com")};
  planned_week(app, me, {{"date", "2026-11-25"}});
  const Json list = shopping(app, me, "?date=2026-11-25");
  const std::string ingredient = list["items"][0]["ingredient"];
  const Json tick{{"date", "2026-11-25"}, {"ingredient", ingredient}, {"bought", true}};
  const Answer ticked = app.call("PUT", "/api/shopping-list", tick, me);
  REQUIRE(ticked.status == 200);
  CHECK((*item_of(ticked.body, ingredient))["bought"] == true);
  CHECK((*item_of(shopping(app, me, "?date=2026-11-26"), ingredient))["bought"] == true);
  CHECK(app.call("PUT", "/api/shopping-list", tick, other).status == 404);
  Json untick = tick;
  untick["bought"] = false;
  const Answer unticked = app.call("PUT", "/api/shopping-list", untick, me);
  CHECK((*item_of(unticked.body, ingredient))["bought"] == false);
  CHECK(app.call("PUT", "/api/shopping-list", {{"ingredient", "moon_dust"}, {"bought", true}}, me).status == 404);
}
