// Food entries and the day's sums, as clients see them.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

Json oatmeal() { return {{"name", "Oatmeal"}, {"calories", 166.1}, {"protein", 5.9}, {"mealType", "breakfast"}}; }

std::string entry_path(const Answer& made) { return "/api/food-entries/" + std::to_string(made.body["id"].get<int>()); }

}  // namespace

TEST_CASE("a food entry is answered with its defaults, its local day and its offset") {
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

TEST_CASE("every failing field of a food entry is named with its sentence") {
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

TEST_CASE("an edit keeps what is absent, clears what is null and returns a quantity to its default") {
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

TEST_CASE("a food entry keeps its local day when it is edited in another zone, unless it is moved") {
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

TEST_CASE("food is logged for a past day at noon, and not for next week") {
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

TEST_CASE("a repeated client key answers the first food entry with 200, another body under it 409") {
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

TEST_CASE("nutrition stats are of the user's own today and clean to one decimal") {
  TestApp app;
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  for (const char* when : {"2026-11-19T22:59:00.000Z", "2026-11-19T23:01:00.000Z", "2026-11-20T09:00:00.000Z"}) {
    app.call("POST", "/api/food-entries", {{"name", "Bar"}, {"calories", 1000.1}, {"fat", 0.15}, {"loggedAt", when}},
             me);
  }
  const Answer stats = app.call("GET", "/api/nutrition-stats", nullptr, me);
  CHECK(stats.text ==
        R"({"totalCalories":2000.2,"dailyGoal":1800,"remaining":-200.2,"totalProtein":0,"totalCarbs":0,"totalFat":0.3,)"
        R"("totalFiber":0,"entries":2})");
}

TEST_CASE("food is listed newest first by local days and by pages") {
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

TEST_CASE("an unknown food entry is a 404 that says so") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("DELETE", "/api/food-entries/77", nullptr, me).message() == "Food entry not found");
  CHECK(app.call("PUT", "/api/food-entries/77", Json::object(), me).status == 404);
}

TEST_CASE("without a plan for today the meal plan holds the target and no meals") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  CHECK(app.call("GET", "/api/daily-meal-plan", nullptr, me).text == R"({"dailyCalories":1800,"meals":null})");
}
