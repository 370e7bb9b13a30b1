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

TEST_CASE("insights are sent to a model only with consent, and must not contain new numbers") {
  ModelCoachFixture s;
  s.app.call("POST", "/api/workouts", {{"type", "running"}, {"duration", 30}}, s.me);
  const auto ask = [&] { return s.app.call("POST", "/api/coaching/wellness-insights", Json::object(), s.me).body; };
  s.model.say(R"({"insights": ["You moved. That is a good week to build on."]})");
  CHECK(ask()["source"] == "built-in");
  CHECK(s.model.requests().empty());
  s.app.call("PUT", "/api/user", {{"coachHealthData", true}}, s.me);
  const Json worded = ask();
  CHECK(worded["source"] == "model");
  CHECK(worded["insights"][0] == "You moved. That is a good week to build on.");
  s.model.say(R"({"insights": ["You burnt 98765 calories."]})");
  CHECK(ask()["source"] == "built-in");
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
