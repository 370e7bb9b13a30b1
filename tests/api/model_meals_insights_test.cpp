// Tests a model's meals and insights, and the opt-out of the model.
#include <doctest/doctest.h>

#include "api/model_coach_fixture.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("a model's meals are used if they fit the remaining nutrition and the diet, otherwise the built-in ones") {
  ModelCoachFixture s;
  const Json left{{"remainingCalories", 600}, {"remainingProtein", 40}, {"remainingCarbs", 70}, {"remainingFat", 20}};
  const auto ask = [&] { return s.app.call("POST", "/api/coaching/meal-suggestions", left, s.me).body; };
  const auto meal = [](const char* name, double calories) {
    return Json{{"mealName", name}, {"calories", calories}, {"description", "A bowl."},
                {"protein", 30},    {"carbs", 50},          {"fat", 10}};
  };
  s.model.say(
      Json{{"suggestions", {meal("Chicken rice bowl", 410), meal("Feast", 900), meal("Odd sums", 120)}}}.dump());
  const Json taken = ask();
  CHECK(taken["source"] == "model");
  REQUIRE(taken["suggestions"].size() == 1);
  CHECK(taken["suggestions"][0]["mealName"] == "Chicken rice bowl");
  s.app.call("PUT", "/api/user", {{"diet", {"vegetarian"}}}, s.me);
  CHECK(ask()["source"] == "built-in");
  CHECK_FALSE(ask()["suggestions"].empty());
}

TEST_CASE("insights are sent to a model only with consent, and keep their numbers") {
  ModelCoachFixture s;
  s.app.call("POST", "/api/workouts", {{"type", "running"}, {"duration", 30}}, s.me);
  const auto ask = [&] { return s.app.call("POST", "/api/coaching/wellness-insights", Json::object(), s.me).body; };
  s.model.say(R"({"insights": ["In the last four weeks you moved on 1 day."]})");
  CHECK(ask()["source"] == "built-in");
  CHECK(s.model.requests().empty());
  s.app.call("PUT", "/api/user", {{"coachHealthData", true}}, s.me);
  const Json worded = ask();
  CHECK(worded["source"] == "model");
  CHECK(worded["insights"][0] == "In the last four weeks you moved on 1 day.");
  CHECK(worded["kinds"] == Json{"training_days"});
  for (const char* text : {"You trained on 1 day and burnt 98765 calories.", "You moved in the last four weeks."}) {
    s.model.say(Json{{"insights", {text}}}.dump());
    const Json kept = ask();
    CHECK(kept["source"] == "built-in");
    CHECK(kept["insights"][0] == "You trained on 1 day in the last four weeks.");
  }
}

TEST_CASE("a user who wants only the built-in coach sends nothing to the model") {
  ModelCoachFixture s;
  s.model.say("Sure.");
  s.me.coach = "built-in";
  CHECK(s.motivation().body["source"] == "built-in");
  CHECK(s.chat("How should I warm up?").body["source"] == "built-in");
  CHECK(s.recommendation().body["source"] == "built-in");
  const auto ask = [&](const char* path, const Json& body) { return s.app.call("POST", path, body, s.me).body; };
  CHECK(ask("/api/coaching/form-feedback", {{"exercise", "Plank"}})["source"] == "built-in");
  CHECK(ask("/api/coaching/meal-suggestions", {{"remainingCalories", 600}})["source"] == "built-in");
  s.app.call("PUT", "/api/user", {{"coachHealthData", true}}, s.me);
  s.app.call("POST", "/api/workouts", {{"type", "running"}, {"duration", 30}}, s.me);
  CHECK(ask("/api/coaching/wellness-insights", Json::object())["source"] == "built-in");
  CHECK(s.model.requests().empty());
  s.me.coach.clear();
  CHECK(s.chat("How should I warm up?").body["source"] == "model");
}
