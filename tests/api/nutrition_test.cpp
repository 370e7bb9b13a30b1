// Tests food entries, daily totals and the food search.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

Json oatmeal() { return {{"name", "Oatmeal"}, {"calories", 166.1}, {"protein", 5.9}, {"mealType", "breakfast"}}; }

std::string entry_path(const Answer& made) { return "/api/food-entries/" + std::to_string(made.body["id"].get<int>()); }

}  // namespace

TEST_CASE("a food entry is returned with its defaults, local day and offset") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Pacific/Auckland"};
  const Answer made = app.call("POST", "/api/food-entries", {{"name", " Apple "}, {"calories", 95}}, me);
  CHECK(made.status == 201);
  CHECK(made.body["name"] == "Apple");
  CHECK(made.body["mealType"] == "other");
  CHECK(made.body["quantity"] == 1);
  CHECK(made.body["unit"] == "serving");
  CHECK(made.body["protein"].is_null());
  CHECK(made.body["loggedAt"] == "2026-11-20T10:00:00.000Z");
  CHECK(made.body["localDate"] == "2026-11-20");
  CHECK(made.body["utcOffset"] == 780);
}

TEST_CASE("every invalid field of a food entry is reported with its message") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Answer answer =
      app.call("POST", "/api/food-entries",
               {{"calories", 0}, {"quantity", 0}, {"protein", -1}, {"sodium", 100'001}, {"mealType", "brunch"}}, me);
  CHECK(answer.status == 400);
  CHECK(answer.field("name") == "Name is required");
  CHECK(answer.field("calories") == "Calories must be at least 1");
  CHECK(answer.field("quantity") == "Quantity must be at least 0.1");
  CHECK(answer.field("protein") == "Must be at least 0");
  CHECK(answer.field("sodium") == "Must be at most 100000");
  CHECK(answer.field("mealType") == "Invalid input");
}

TEST_CASE("an edit keeps missing fields, clears null fields and resets the quantity to its default") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  Json body = oatmeal();
  body["quantity"] = 2;
  body["fiber"] = 4;
  const Answer made = app.call("POST", "/api/food-entries", body, me);
  const Answer edited =
      app.call("PUT", entry_path(made), {{"protein", nullptr}, {"quantity", nullptr}, {"unit", ""}}, me);
  CHECK(edited.status == 200);
  CHECK(edited.body["protein"].is_null());
  CHECK(edited.body["fiber"] == 4);
  CHECK(edited.body["quantity"] == 1);
  CHECK(edited.body["unit"] == "serving");
  CHECK(edited.body["name"] == "Oatmeal");
  CHECK(app.call("PUT", entry_path(made), {{"calories", nullptr}}, me).field("calories") != "");
}

TEST_CASE("editing a food entry in another time zone keeps its local day, unless its time changes") {
  TestApp app;
  const std::string token = app.sign_up();
  Json body = oatmeal();
  body["loggedAt"] = "2026-11-19T23:30:00.000Z";
  const Answer made = app.call("POST", "/api/food-entries", body, {.token = token, .zone = "Europe/Berlin"});
  CHECK(made.body["localDate"] == "2026-11-20");
  const Send away{.token = token, .zone = "America/New_York"};
  const Answer same = app.call("PUT", entry_path(made), {{"name", "Porridge"}, {"loggedAt", body["loggedAt"]}}, away);
  CHECK(same.body["localDate"] == "2026-11-20");
  CHECK(same.body["utcOffset"] == 60);
  const Answer moved = app.call("PUT", entry_path(made), {{"loggedAt", "2026-11-19T23:31:00.000Z"}}, away);
  CHECK(moved.body["localDate"] == "2026-11-19");
  CHECK(moved.body["utcOffset"] == -300);
}

TEST_CASE("food for a past day is logged at noon, and food for next week is refused") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  Json body = oatmeal();
  body["loggedAt"] = "2026-10-01";
  const Answer past = app.call("POST", "/api/food-entries", body, me);
  CHECK(past.body["loggedAt"] == "2026-10-01T10:00:00.000Z");
  CHECK(past.body["localDate"] == "2026-10-01");
  body["loggedAt"] = "2026-11-27";
  CHECK(app.call("POST", "/api/food-entries", body, me).field("loggedAt") != "");
}

TEST_CASE("a repeated client key returns the first food entry with 200, and 409 for another body") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  Json body = oatmeal();
  body["clientKey"] = "tap-1";
  const Answer first = app.call("POST", "/api/food-entries", body, me);
  const Answer again = app.call("POST", "/api/food-entries", body, me);
  CHECK(first.status == 201);
  CHECK(again.status == 200);
  CHECK(again.body == first.body);
  body["calories"] = 200;
  const Answer other = app.call("POST", "/api/food-entries", body, me);
  CHECK(other.status == 409);
  CHECK(other.field("clientKey") != "");
  CHECK(app.call("GET", "/api/food-entries", nullptr, me).body.size() == 1);
}

TEST_CASE("nutrition stats are for the user's local day and rounded to one decimal") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  for (const char* when : {"2026-11-19T22:59:00.000Z", "2026-11-19T23:01:00.000Z", "2026-11-20T09:00:00.000Z"}) {
    app.call("POST", "/api/food-entries", {{"name", "Bar"}, {"calories", 1000.1}, {"fat", 0.15}, {"loggedAt", when}},
             me);
  }
  const Answer stats = app.call("GET", "/api/nutrition-stats", nullptr, me);
  CHECK(stats.text ==
        R"({"totalCalories":2000.2,"dailyGoal":1800,"remaining":-200.2,"totalProtein":0,"totalCarbs":0,"totalFat":0.3,)"
        R"("totalFiber":0,"entries":2,"targets":{"protein":139,"carbs":186,"fat":56,"energy":1804,)"
        R"("difference":4,"addsUp":true,"cautions":[]}})");
}

TEST_CASE("food is listed newest first, by local day and page") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  for (const char* date : {"2026-11-18", "2026-11-20", "2026-11-19"}) {
    app.call("POST", "/api/food-entries", {{"name", date}, {"calories", 100}, {"loggedAt", date}}, me);
  }
  auto first_of = [&](const std::string& query) {
    const Answer answer = app.call("GET", "/api/food-entries" + query, nullptr, me);
    REQUIRE(answer.body.is_array());
    REQUIRE(!answer.body.empty());
    return answer.body[0]["name"].get<std::string>();
  };
  CHECK(first_of("") == "2026-11-20");
  CHECK(first_of("?to=2026-11-19") == "2026-11-19");
  CHECK(first_of("?limit=1&offset=2") == "2026-11-18");
  CHECK(app.call("GET", "/api/food-entries?from=2026-11-19", nullptr, me).body.size() == 2);
  CHECK(app.call("GET", "/api/food-entries?from=yesterday", nullptr, me).field("from") == "Invalid date");
}

TEST_CASE("an unknown food entry is a 404") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("DELETE", "/api/food-entries/77", nullptr, me).message() == "Food entry not found");
  CHECK(app.call("PUT", "/api/food-entries/77", Json::object(), me).status == 404);
}

TEST_CASE("without a plan for today the meal plan has the target and no meals") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Json plan = app.call("GET", "/api/daily-meal-plan", nullptr, me).body;
  CHECK(plan["dailyCalories"] == 1800);
  CHECK(plan["meals"].is_null());
  CHECK(plan["message"].is_null());
}

TEST_CASE("frequent and recent foods are listed once each, as they were logged last") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const auto log = [&](const char* name, double calories, const char* day, const char* meal) {
    const Json body{{"name", name}, {"calories", calories}, {"loggedAt", day}, {"mealType", meal}};
    REQUIRE(app.call("POST", "/api/food-entries", body, me).status == 201);
  };
  log("Oatmeal", 150, "2026-11-17", "breakfast");
  log("oatmeal", 166, "2026-11-18", "breakfast");
  log("Pizza", 600, "2026-11-19", "dinner");
  log("Goose", 900, "2026-06-01", "dinner");
  const Json frequent = app.call("GET", "/api/food-entries/frequent", nullptr, me).body;
  REQUIRE(frequent.size() == 2);
  CHECK(frequent[0]["name"] == "oatmeal");
  CHECK(frequent[0]["calories"] == 166);
  CHECK(frequent[0]["times"] == 2);
  const Json recent = app.call("GET", "/api/food-entries/frequent?order=recent&limit=1", nullptr, me).body;
  REQUIRE(recent.size() == 1);
  CHECK(recent[0]["name"] == "Pizza");
  CHECK(app.call("GET", "/api/food-entries/frequent?mealType=snack", nullptr, me).body.empty());
  const Send eve{.token = app.sign_up("eve@example.com", "Eve")};
  CHECK(app.call("GET", "/api/food-entries/frequent", nullptr, eve).body.empty());
}

TEST_CASE("a day is copied to today with its times, and only once if the request is repeated") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  app.call("POST", "/api/food-entries",
           {{"name", "Egg"},
            {"calories", 78},
            {"fat", 5.3},
            {"mealType", "breakfast"},
            {"loggedAt", "2026-10-20T06:30:00Z"}},
           me);
  app.call("POST", "/api/food-entries",
           {{"name", "Soup"}, {"calories", 200}, {"mealType", "lunch"}, {"loggedAt", "2026-10-20T10:00:00Z"}}, me);
  const Json body{{"from", "2026-10-20"}, {"clientKey", "again"}};
  const Answer made = app.call("POST", "/api/food-entries/copy", body, me);
  REQUIRE(made.status == 201);
  REQUIRE(made.body.size() == 2);
  CHECK(made.body[0]["name"] == "Egg");
  CHECK(made.body[0]["fat"] == 5.3);
  CHECK(made.body[0]["localDate"] == "2026-11-20");
  // 08:30 local time in summer and in winter.
  CHECK(made.body[0]["loggedAt"] == "2026-11-20T07:30:00.000Z");
  const Answer again = app.call("POST", "/api/food-entries/copy", body, me);
  CHECK(again.status == 200);
  CHECK(again.body == made.body);
  CHECK(app.call("GET", "/api/food-entries?from=2026-11-20", nullptr, me).body.size() == 2);
  CHECK(app.call("POST", "/api/food-entries/copy",
                 {{"from", "2026-10-20"}, {"mealType", "lunch"}, {"clientKey", "again"}}, me)
            .status == 409);
}

TEST_CASE("a repeated copy returns what remains of it, and a key that was used for an entry is a conflict") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  for (const char* name : {"Egg", "Soup"}) {
    app.call("POST", "/api/food-entries", {{"name", name}, {"calories", 78}, {"loggedAt", "2026-11-18"}}, me);
  }
  const Json body{{"from", "2026-11-18"}, {"clientKey", "again"}};
  const Answer made = app.call("POST", "/api/food-entries/copy", body, me);
  REQUIRE(made.body.size() == 2);
  const std::string first = std::to_string(made.body[0]["id"].get<int>());
  REQUIRE(app.call("DELETE", "/api/food-entries/" + first, nullptr, me).status == 204);
  const Answer repeated = app.call("POST", "/api/food-entries/copy", body, me);
  CHECK(repeated.status == 200);
  REQUIRE(repeated.body.size() == 1);
  CHECK(repeated.body[0] == made.body[1]);

  app.call("POST", "/api/food-entries", {{"name", "Tea"}, {"calories", 2}, {"clientKey", "other:2"}}, me);
  const Json other{{"from", "2026-11-18"}, {"clientKey", "other"}};
  CHECK(app.call("POST", "/api/food-entries/copy", other, me).status == 409);
}

TEST_CASE("a single meal can be copied; an empty day, the future and a missing day are refused") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  app.call("POST", "/api/food-entries",
           {{"name", "Egg"}, {"calories", 78}, {"mealType", "breakfast"}, {"loggedAt", "2026-11-19"}}, me);
  app.call("POST", "/api/food-entries",
           {{"name", "Soup"}, {"calories", 200}, {"mealType", "lunch"}, {"loggedAt", "2026-11-19"}}, me);
  const Answer made = app.call("POST", "/api/food-entries/copy", {{"from", "2026-11-19"}, {"mealType", "lunch"}}, me);
  REQUIRE(made.body.size() == 1);
  CHECK(made.body[0]["name"] == "Soup");
  CHECK(app.call("POST", "/api/food-entries/copy", {{"from", "2026-11-01"}}, me).field("from") ==
        "Nothing was logged on that day");
  CHECK(app.call("POST", "/api/food-entries/copy", {{"from", "2026-11-19"}, {"to", "2026-11-21"}}, me).field("to") ==
        "Must not be in the future");
  CHECK(app.call("POST", "/api/food-entries/copy", Json::object(), me).status == 400);
  const Send eve{.token = app.sign_up("eve@example.com", "Eve")};
  CHECK(app.call("POST", "/api/food-entries/copy", {{"from", "2026-11-19"}}, eve).status == 404);
}

TEST_CASE("a food search returns the best match, a list, or 404") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Answer banana = app.call("GET", "/api/nutrition-suggestions/banana", nullptr, me);
  CHECK(banana.body["calories"] == 105);
  CHECK(banana.body["unit"] == "medium");
  CHECK(app.call("GET", "/api/nutrition-suggestions/milk?limit=3", nullptr, me).body.size() == 3);
  CHECK(app.call("GET", "/api/nutrition-suggestions/qqqqzzzz?limit=3", nullptr, me).body == Json::array());
  const Answer none = app.call("GET", "/api/nutrition-suggestions/qqqqzzzz", nullptr, me);
  CHECK(none.status == 404);
  CHECK(none.code() == "FOOD_UNKNOWN");
  CHECK(app.call("GET", "/api/nutrition-suggestions/" + std::string(201, 'a'), nullptr, me).status == 400);
  CHECK(app.call("GET", "/api/nutrition-suggestions/milk?limit=0", nullptr, me).status == 400);
}

TEST_CASE("no search text leads to a 500") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  for (const std::string typed : {"%22", "%27%20OR%201%3D1", "*", "a*", "NEAR(", "%F0%9F%8D%8C", "%FF", "%00", "%2F",
                                  "-", "AND", "%25", "%0A", "col%3Aa"}) {
    INFO(typed);
    const int status = app.call("GET", "/api/nutrition-suggestions/" + typed, nullptr, me).status;
    CHECK((status == 200 || status == 400 || status == 404));
  }
}
