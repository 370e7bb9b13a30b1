// Tests what planned meals say, and what a change of the account does to them.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

const char* const minerals_and_vitamins[] = {"sugar",     "sodium", "saturatedFat", "calcium",  "iron",
                                             "magnesium", "zinc",   "potassium",    "vitaminA", "vitaminC",
                                             "vitaminD",  "folate", "vitaminB12"};

// By slot, "snack 0" and so on.
std::map<std::string, Json> by_slot(const Json& meals) {
  std::map<std::string, Json> all;
  for (const char* slot : {"breakfast", "lunch", "dinner"}) {
    if (!meals[slot].is_null()) all.emplace(slot, meals[slot]);
  }
  for (std::size_t at = 0; at < meals["snacks"].size(); ++at) {
    all.emplace("snack " + std::to_string(at), meals["snacks"][at]);
  }
  return all;
}

bool has_allergen(const Json& meal, const std::string& allergen) {
  return std::count(meal["allergens"].begin(), meal["allergens"].end(), allergen) > 0;
}

std::vector<Json> dishes_of_week(const Json& week) {
  std::vector<Json> dishes;
  for (const Json& day : week["days"]) {
    if (day["meals"].is_null()) continue;
    for (const auto& [slot, meal] : by_slot(day["meals"])) dishes.push_back(meal["dish"]);
  }
  return dishes;
}

Json week_from_today(TestApp& app, const Send& me) { return app.call("GET", "/api/meal-week", nullptr, me).body; }

// 70 kg.
Send grown_person(TestApp& app, const Json& more = Json::object()) {
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  Json profile{{"weight", 154.3}, {"height", "178 cm"}, {"age", 30}, {"dailyCalories", 2000}, {"weightUnit", "kg"}};
  profile.update(more);
  REQUIRE(app.call("PUT", "/api/user", profile, me).status == 200);
  return me;
}

}  // namespace

TEST_CASE("a planned meal has all nutrients of its portion, and its log entry counts them in the day") {
  TestApp app;
  const Send me = grown_person(app);
  const Json meals = app.call("POST", "/api/auto-generate-meals", nullptr, me).body["meals"];
  std::size_t known = 0;
  for (const auto& [slot, meal] : by_slot(meals)) {
    for (const char* each : minerals_and_vitamins) {
      REQUIRE_MESSAGE(meal.contains(each), each);
      known += meal[each].is_null() ? 0 : 1;
    }
    CHECK_MESSAGE(meal["saturatedFat"].get<double>() <= meal["fat"].get<double>() + 0.1, slot);
    CHECK_MESSAGE(meal["calcium"].get<double>() > 0, slot);
  }
  CHECK(known >= by_slot(meals).size() * 11);
  const Json& lunch = meals["lunch"];
  Json entry{{"name", lunch["name"]}, {"calories", lunch["calories"]}, {"mealType", "lunch"}};
  for (const char* each : minerals_and_vitamins) entry[each] = lunch[each];
  REQUIRE(app.call("POST", "/api/food-entries", entry, me).status == 201);
  const Json day = app.call("GET", "/api/nutrient-day", nullptr, me).body;
  const auto calcium = std::find_if(day["nutrients"].begin(), day["nutrients"].end(),
                                    [](const Json& each) { return each["nutrient"] == "calcium"; });
  CHECK((*calcium)["amount"].get<double>() == doctest::Approx(lunch["calcium"].get<double>()));
  CHECK((*calcium)["unknown"] == 0);
}

TEST_CASE("a plan that does not meet a chosen macro target says so, with the numbers") {
  TestApp app;
  const Send me = grown_person(app, {{"proteinTarget", 400}, {"carbsTarget", 20}, {"fatTarget", 10}});
  const Json plan = app.call("POST", "/api/auto-generate-meals", nullptr, me).body;
  REQUIRE(plan["notes"].size() == 1);
  const std::string text = plan["notes"][0]["text"];
  CHECK(plan["note"] == plan["notes"][0]);
  CHECK(plan["message"] == text);
  CHECK(plan["note"]["code"] == "MACROS_NOT_MET");
  double protein = 0;
  for (const auto& [slot, meal] : by_slot(plan["meals"])) protein += meal["protein"].get<double>();
  CHECK(text.find(std::to_string(std::lround(protein)) + " g of protein instead of 400 g") != std::string::npos);
  CHECK(text.find("g of fat instead of 10 g") != std::string::npos);
  CHECK(text.find("g of carbs instead of 20 g") != std::string::npos);
  CHECK(app.call("GET", "/api/daily-meal-plan", nullptr, me).body == plan);
  const Json week = app.call("POST", "/api/meal-week", Json::object(), me).body;
  REQUIRE(week["notes"].size() == 1);
  CHECK(week["notes"][0]["code"] == "MACROS_NOT_MET");
  // Targets that meals reach are not mentioned.
  app.call("PUT", "/api/user", {{"proteinTarget", 110}, {"carbsTarget", nullptr}, {"fatTarget", nullptr}}, me);
  CHECK(app.call("GET", "/api/daily-meal-plan", nullptr, me).body["notes"].empty());
  CHECK(week_from_today(app, me)["notes"].empty());
}

TEST_CASE("macro targets that do harm are answered with a caution, and are saved") {
  TestApp app;
  const Send me = grown_person(app);
  const auto cautions = [&](const std::string& query) {
    std::vector<std::string> codes;
    const Json plan = app.call("GET", "/api/macro-targets?onlyThese=true&" + query, nullptr, me).body;
    for (const Json& each : plan["cautions"]) codes.push_back(each["code"]);
    return codes;
  };
  using Codes = std::vector<std::string>;
  CHECK(cautions("calories=2000") == Codes{});
  CHECK(cautions("calories=2000&protein=150") == Codes{});
  // 2.2 g per kg are 154 g.
  CHECK(cautions("calories=2000&protein=156") == Codes{"PROTEIN_TARGET_HIGH"});
  // 35 % of 1,400 kcal are 122.5 g.
  CHECK(cautions("calories=1400&protein=124") == Codes{"PROTEIN_TARGET_HIGH"});
  // 1.6 g per kg are 112 g, and help in a deficit whatever the share.
  CHECK(cautions("calories=1200&protein=110&fat=45") == Codes{});
  CHECK(cautions("calories=1200&protein=113&fat=45") == Codes{"PROTEIN_TARGET_HIGH"});
  // 0.83 g per kg are 58 g.
  CHECK(cautions("calories=2000&protein=57") == Codes{"PROTEIN_TARGET_LOW"});
  CHECK(cautions("calories=2000&fat=40") == Codes{"FAT_TARGET_LOW"});
  CHECK(cautions("calories=2000&fat=45") == Codes{});
  CHECK(cautions("calories=2000&carbs=49") == Codes{"CARBS_TARGET_LOW"});
  CHECK(cautions("calories=2000&protein=400&fat=10&carbs=20") ==
        Codes{"PROTEIN_TARGET_HIGH", "FAT_TARGET_LOW", "CARBS_TARGET_LOW"});
  CHECK(app.call("PUT", "/api/user", {{"proteinTarget", 400}}, me).status == 200);
}

TEST_CASE("a new allergen replaces only the meals that have it, and the answer counts them") {
  TestApp app;
  const Send me = grown_person(app);
  app.call("POST", "/api/meal-week", Json::object(), me);
  const Json before = week_from_today(app, me);
  // A meal with milk that was eaten stays.
  const auto today =
      by_slot(before["days"][4]["meals"].is_null() ? before["days"][5]["meals"] : before["days"][4]["meals"]);
  const auto eaten =
      std::find_if(today.begin(), today.end(), [](const auto& each) { return has_allergen(each.second, "milk"); });
  REQUIRE(eaten != today.end());
  const std::string slot = eaten->first.starts_with("snack") ? "snack" : eaten->first;
  app.call("POST", "/api/food-entries",
           {{"name", eaten->second["name"]}, {"calories", eaten->second["calories"]}, {"mealType", slot}}, me);
  const Answer changed = app.call("PUT", "/api/user", {{"allergens", {"milk"}}}, me);
  REQUIRE(changed.status == 200);
  const Json after = week_from_today(app, me);
  int replaced = 0;
  int kept = 0;
  for (std::size_t day = 0; day < 7; ++day) {
    const auto old =
        by_slot(before["days"][day]["meals"].is_null()
                    ? Json{{"breakfast", nullptr}, {"lunch", nullptr}, {"dinner", nullptr}, {"snacks", Json::array()}}
                    : before["days"][day]["meals"]);
    if (old.empty()) continue;
    const auto now = by_slot(after["days"][day]["meals"]);
    REQUIRE(now.size() == old.size());
    for (const auto& [key, meal] : old) {
      const Json& present = now.at(key);
      if (meal["dish"] == eaten->second["dish"]) {
        CHECK(present["dish"] == meal["dish"]);
      } else if (has_allergen(meal, "milk")) {
        ++replaced;
        CHECK_FALSE(has_allergen(present, "milk"));
        CHECK(present["calories"].get<double>() == doctest::Approx(meal["calories"].get<double>()).epsilon(0.15));
      } else {
        ++kept;
        CHECK(present["dish"] == meal["dish"]);
        CHECK(present["calories"] == meal["calories"]);
      }
    }
  }
  CHECK(replaced > 0);
  CHECK(kept > 0);
  CHECK(changed.body["replacedMeals"] == replaced);
  // What leaves more choice replaces nothing.
  CHECK(app.call("PUT", "/api/user", {{"allergens", Json::array()}}, me).body["replacedMeals"] == 0);
  CHECK(dishes_of_week(week_from_today(app, me)) == dishes_of_week(after));
}

TEST_CASE("a new dislike or diet replaces the meals that do not fit, and each meal says that it fits") {
  TestApp app;
  const Send me = grown_person(app);
  app.call("POST", "/api/meal-week", Json::object(), me);
  const auto fitting = [&] {
    std::size_t meals = 0;
    const Json week = week_from_today(app, me);
    for (const Json& day : week["days"]) {
      if (day["meals"].is_null()) continue;
      for (const auto& [slot, meal] : by_slot(day["meals"])) {
        ++meals;
        CHECK_MESSAGE(meal["fitsProfile"] == true, slot);
      }
    }
    return meals;
  };
  const std::size_t meals = fitting();
  CHECK(app.call("PUT", "/api/user", {{"dislikes", {"chicken"}}}, me).body["replacedMeals"].get<std::size_t>() < meals);
  fitting();
  CHECK(app.call("PUT", "/api/user", {{"diet", {"vegan"}}}, me).body["replacedMeals"] > 0);
  fitting();
  // The days stay near the target.
  for (const Json& day : week_from_today(app, me)["days"]) {
    if (day["meals"].is_null()) continue;
    double calories = 0;
    for (const auto& [slot, meal] : by_slot(day["meals"])) calories += meal["calories"].get<double>();
    CHECK(calories == doctest::Approx(2000).epsilon(0.06));
  }
  // An eaten meal that no longer fits says so.
  const Json breakfast = app.call("GET", "/api/daily-meal-plan", nullptr, me).body["meals"]["breakfast"];
  app.call("POST", "/api/food-entries",
           {{"name", breakfast["name"]}, {"calories", breakfast["calories"]}, {"mealType", "breakfast"}}, me);
  const std::string words = breakfast["ingredients"][0];
  const auto last = words.find_last_of(' ') == std::string::npos ? words : words.substr(words.find_last_of(' ') + 1);
  app.call("PUT", "/api/user", {{"dislikes", {last.starts_with('(') ? "oats" : last}}}, me);
  const Json day = app.call("GET", "/api/daily-meal-plan", nullptr, me).body["meals"];
  CHECK(day["breakfast"]["dish"] == breakfast["dish"]);
}

TEST_CASE("a new calorie target plans all uneaten meals again, and the answer counts them") {
  TestApp app;
  const Send me = grown_person(app);
  const Json before = app.call("POST", "/api/auto-generate-meals", nullptr, me).body["meals"];
  const Answer changed = app.call("PUT", "/api/user", {{"dailyCalories", 2600}}, me);
  const Json after = app.call("GET", "/api/daily-meal-plan", nullptr, me).body["meals"];
  double calories = 0;
  for (const auto& [slot, meal] : by_slot(after)) calories += meal["calories"].get<double>();
  CHECK(calories == doctest::Approx(2600).epsilon(0.05));
  CHECK(changed.body["replacedMeals"] == by_slot(after).size());
  CHECK(app.call("PUT", "/api/user", {{"name", "Ada L"}}, me).body["replacedMeals"] == 0);
}

TEST_CASE("people who weigh in pounds read ounces, in meals and on the shopping list") {
  TestApp app;
  const Send me = grown_person(app, {{"weightUnit", "lb"}});
  const Json week = app.call("POST", "/api/meal-week", Json::object(), me).body;
  int ounces = 0;
  for (const Json& day : week["days"]) {
    if (day["meals"].is_null()) continue;
    for (const auto& [slot, meal] : by_slot(day["meals"])) {
      for (const Json& each : meal["ingredients"]) {
        const std::string text = each;
        CHECK_MESSAGE(text.find(" g ") == std::string::npos, text);
        CHECK_MESSAGE(text.find(" g)") == std::string::npos, text);
        CHECK_MESSAGE(text.find(" ml ") == std::string::npos, text);
        ounces += text.find(" oz") != std::string::npos ? 1 : 0;
      }
    }
  }
  CHECK(ounces > 10);
  const Json list = app.call("GET", "/api/shopping-list", nullptr, me).body;
  int pounds = 0;
  for (const Json& item : list["items"]) {
    const std::string amount = item["amount"];
    CHECK_MESSAGE(amount.find(" g") == std::string::npos, amount);
    CHECK_MESSAGE(amount.find(" kg") == std::string::npos, amount);
    CHECK_MESSAGE(amount.find(" ml") == std::string::npos, amount);
    pounds += amount.find(" lb") != std::string::npos || amount.find(" oz") != std::string::npos ? 1 : 0;
  }
  CHECK(pounds > 10);
}

TEST_CASE("plans of users under 18 have neither wine nor coffee") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  const auto drinks_of_a_month = [&] {
    int found = 0;
    for (const char* date : {"2026-11-20", "2026-11-23", "2026-11-30", "2026-12-07", "2026-12-14"}) {
      const std::string week =
          app.call("POST", "/api/meal-week", {{"date", date}, {"replace", true}}, me).body["days"].dump();
      for (const char* drink : {"white wine", "red wine", "brewed coffee"})
        found += week.find(drink) != std::string::npos ? 1 : 0;
    }
    return found;
  };
  CHECK(drinks_of_a_month() > 0);
  app.call("PUT", "/api/user", {{"age", 16}}, me);
  CHECK(drinks_of_a_month() == 0);
}
