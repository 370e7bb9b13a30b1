// Tests the generation of wellness insights.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("insights are based on stored data, not on the request body") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  app.call("POST", "/api/workouts", {{"type", "running"}, {"duration", 30}}, me);
  const Answer made = app.call(
      "POST", "/api/coaching/wellness-insights",
      {{"periodData", {{{"startDate", "2026-11-01"}}}}, {"workoutData", Json::array()}, {"nutritionData", 7}}, me);
  CHECK(made.status == 200);
  CHECK(made.body["source"] == "built-in");
  CHECK(made.body["insights"][0] == "You trained on 1 day in the last four weeks.");
  CHECK(made.body["dataContext"] == Json{{"periodLogs", 0}, {"workoutLogs", 1}, {"hasNutritionData", false}});
  CHECK(app.call("GET", "/api/wellness-insights", nullptr, me).body.empty());
}

TEST_CASE("without a workout or a period there are no insights, and the error explains what to do") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  const Send other{.token = app.sign_up("eve@example.com", "Eve")};
  app.call("POST", "/api/workouts", {{"type", "running"}}, other);
  app.call("POST", "/api/food-entries", {{"name", "Oats"}, {"calories", 200}, {"mealType", "lunch"}}, me);
  const Answer answer = app.call("POST", "/api/coaching/wellness-insights", nullptr, me);
  CHECK(answer.status == 400);
  CHECK(answer.code() == "NOTHING_TO_READ");
  CHECK(answer.message() == "Log a workout or a period first. Insights are based on your own data.");
}

TEST_CASE("a user who has disabled period tracking gets no insights about it") {
  TestApp app;
  const Send me{.token = app.sign_up()};
  app.call("POST", "/api/period-trackings", {{"startDate", "2026-11-02"}}, me);
  CHECK(app.call("POST", "/api/coaching/wellness-insights", nullptr, me).body["dataContext"]["periodLogs"] == 1);
  app.call("PUT", "/api/user", {{"trackPeriods", false}}, me);
  CHECK(app.call("POST", "/api/coaching/wellness-insights", nullptr, me).status == 400);
}

TEST_CASE("a relation is stated with its numbers, in the user's language, and the same all day") {
  TestApp app;
  Send me{.token = app.sign_up()};
  // 26 training days in eight weeks, each followed by a night that is an hour longer.
  for (int ago = 1; ago <= 59; ++ago) {
    const LocalDate day = *parse_date("2026-11-20") - std::chrono::days{ago};
    const bool trained = ago * 7 % 9 < 4;
    if (trained) {
      app.call("POST", "/api/workouts", {{"type", "running"}, {"date", format_date(day) + "T17:00:00Z"}}, me);
    }
    const std::string minutes = std::to_string(10 + ago * 37 % 21);
    const std::string bedtime = trained ? "T21:" : "T22:";
    app.call("POST", "/api/sleep-trackings",
             {{"bedtime", format_date(day) + bedtime + minutes + ":00Z"},
              {"wakeTime", format_date(day + std::chrono::days{1}) + "T05:00:00Z"}},
             me);
  }
  const auto ask = [&] { return app.call("POST", "/api/coaching/wellness-insights", nullptr, me).body; };
  const Json made = ask();
  REQUIRE(made["insights"].size() == 3);
  CHECK(made["kinds"][0] == "sleep_after_training");
  CHECK(made["insights"][0] == "On 26 nights after training you slept 59 min longer than on 32 other nights.");
  CHECK(ask() == made);
  app.call("PUT", "/api/user", {{"locale", "de"}}, me);
  const Json german = ask();
  CHECK(german["insights"][0] ==
        "In 26 Nächten nach einem Training hast du 59 Min. länger geschlafen als in 32 anderen Nächten.");
  CHECK(german["kinds"] == made["kinds"]);
  CHECK(app.call("PUT", "/api/hidden-insights", {{"kind", "sleep_after_training"}}, me).status == 200);
  CHECK(ask()["kinds"][0] != "sleep_after_training");
  CHECK(app.call("DELETE", "/api/hidden-insights", nullptr, me).status == 204);
  CHECK(ask()["kinds"][0] == "sleep_after_training");
}

TEST_CASE("a hidden kind of insight stays hidden for four weeks, for its user on every device") {
  TestApp app;
  const Send phone{.token = app.sign_up()};
  const Send other{.token = app.sign_up("eve@example.com", "Eve")};
  for (const Send& each : {phone, other}) app.call("POST", "/api/workouts", {{"type", "running"}}, each);
  const auto kinds = [&](const Send& who) {
    return app.call("POST", "/api/coaching/wellness-insights", nullptr, who).body["kinds"];
  };
  REQUIRE(kinds(phone) == Json{"training_days"});
  const Json hidden{{"kind", "training_days"}, {"until", "2026-12-18"}};
  CHECK(app.call("PUT", "/api/hidden-insights", {{"kind", "training_days"}}, phone).body == hidden);
  CHECK(app.call("GET", "/api/hidden-insights", nullptr, phone).body == Json{hidden});
  CHECK(kinds(phone).empty());
  const Answer login =
      app.call("POST", "/api/auth/login", {{"email", "ada@example.com"}, {"password", "correct horse"}}, {});
  REQUIRE(login.status == 200);
  CHECK(kinds({.token = login.body["token"]}).empty());
  CHECK(kinds(other) == Json{"training_days"});
  CHECK(app.call("GET", "/api/hidden-insights", nullptr, other).body.empty());
  // Somebody else's "show again" changes nothing here.
  CHECK(app.call("DELETE", "/api/hidden-insights", nullptr, other).status == 204);
  CHECK(app.call("GET", "/api/hidden-insights", nullptr, phone).body.size() == 1);
  CHECK(app.call("PUT", "/api/hidden-insights", {{"kind", "a_kind_of_later"}}, phone).status == 400);
  CHECK(app.call("PUT", "/api/hidden-insights", nullptr, phone).status == 400);
}

TEST_CASE("every insight has a German text without open placeholders") {
  TestApp app;
  Send me{.token = app.sign_up()};
  app.call("PUT", "/api/user", {{"locale", "de"}}, me);
  for (int ago = 0; ago < 40; ++ago) {
    const std::string day = format_date(*parse_date("2026-11-20") - std::chrono::days{ago});
    app.call("POST", "/api/workouts", {{"type", "strength"}, {"duration", 40}, {"date", day + "T08:00:00Z"}}, me);
    if (ago % 28 == 5) app.call("POST", "/api/period-trackings", {{"startDate", day}, {"energy", 2}}, me);
    app.call("POST", "/api/food-entries",
             {{"name", "Hafer"}, {"calories", 200}, {"mealType", "lunch"}, {"loggedAt", day + "T11:30:00Z"}}, me);
  }
  app.call("POST", "/api/wellness-activities", {{"activityType", "breathing"}, {"activityName", "calm"}}, me);
  int count = 0;
  for (;;) {
    const Json made = app.call("POST", "/api/coaching/wellness-insights", nullptr, me).body;
    if (made["insights"].empty()) break;
    for (const Json& each : made["insights"]) {
      const std::string text = each;
      CAPTURE(text);
      CHECK(text.find('{') == std::string::npos);
      for (const char* english : {"You ", " the ", "days"}) CHECK(text.find(english) == std::string::npos);
    }
    for (const Json& kind : made["kinds"]) app.call("PUT", "/api/hidden-insights", {{"kind", kind}}, me);
    count += static_cast<int>(made["insights"].size());
  }
  CHECK(count >= 6);
}
