// Tests level progression with logged workouts.
#include <doctest/doctest.h>

#include "api/remembered_session.h"

using namespace fitapp;
using namespace fitapp::tests;
using std::chrono::days;
using std::chrono::hours;

namespace {

struct ProgressionUser {
  TestApp app;
  Send me{.token = sign_up_remembered(app)};

  Answer call(const std::string& method, const std::string& path, const Json& body = nullptr) {
    return app.call(method, path, body, me);
  }
  Json call_ok(const std::string& method, const std::string& path, const Json& body = nullptr) {
    const Answer answer = call(method, path, body);
    INFO(method << " " << path << " " << answer.text);
    REQUIRE(answer.status / 100 == 2);
    return answer.body;
  }
  std::string day(int ago) {
    const auto date = std::chrono::floor<days>(app.clock.now()) - days{ago};
    return format_date(LocalDate{date.time_since_epoch()});
  }
  // Ten weeks of three workouts each, with increasing weights, up to last week.
  void train() {
    call_ok("PUT", "/api/user", {{"fitnessLevel", "beginner"}, {"weeklyGoal", 3}});
    for (int week = 10; week >= 0; --week) {
      for (const int weekday : {4, 2, 0}) {  // Monday, Wednesday, Friday; today is a Friday
        const int ago = week * 7 + weekday;
        if (week == 0) continue;  // this week's workouts are not logged yet
        call_ok("POST", "/api/workouts",
                {{"type", "strength"}, {"duration", 40}, {"intensity", "moderate"}, {"date", day(ago)}});
      }
      call_ok("POST", "/api/exercise-completions",
              {{"exerciseName", "Goblet Squat"},
               {"actualReps", 10},
               {"actualWeight", 60 - 2 * week},
               {"date", day(week * 7)}});
    }
    // The level was set before these workouts.
    app.database().write(
        [](store::Connection& connection) { connection.change("UPDATE level_history SET local_date = '2026-01-01'"); });
  }
  Json progression() { return call_ok("GET", "/api/progression"); }
};

}  // namespace

TEST_CASE("a new user's progression has no values and no suggestion") {
  ProgressionUser ada;
  const Json progression = ada.progression();
  CHECK(progression["currentLevel"] == "beginner");
  CHECK(progression["readinessScore"] == 0);
  CHECK(progression["suggestedLevel"].is_null());
  CHECK(progression["suggestionReason"].is_null());
  CHECK(progression["weeklyConsistency"].is_null());
  CHECK(progression["lastCalculatedAt"] == "2026-11-20T10:00:00.000Z");
}

TEST_CASE("weeks of training, records and effort lead to a suggestion with reasons") {
  ProgressionUser ada;
  ada.train();
  const Json progression = ada.progression();
  INFO(progression.dump());
  CHECK(progression["weeklyConsistency"] == 1);
  CHECK(progression["streakWeeks"] == 10);
  CHECK(progression["recordsBeaten"] == 4);
  CHECK(progression["prTrend"] == 0);
  CHECK(progression["perceivedEffort"] == 3);
  CHECK(progression["readinessScore"] == 93.8);
  CHECK(progression["suggestedLevel"] == "intermediate");
  CHECK(progression["suggestionReason"].get<std::string>().find("100% of your weekly goal") != std::string::npos);
  ada.app.clock.advance(hours{1});
  CHECK(ada.progression() == progression);  // a repeated request keeps the suggestion's date
}

TEST_CASE("accepting a suggestion changes the level and its history") {
  ProgressionUser ada;
  ada.train();
  const Json after =
      ada.call_ok("POST", "/api/progression/respond", {{"response", "accepted"}, {"reason", "Feels right"}});
  CHECK(after["currentLevel"] == "intermediate");
  CHECK(after["suggestedLevel"].is_null());
  CHECK(after["response"] == "accepted");
  CHECK(after["respondedAt"] == "2026-11-20T10:00:00.000Z");
  CHECK(after["weeksAtLevel"] == 0);
  CHECK(after["restsUntil"].is_null());
  CHECK(ada.call_ok("GET", "/api/user")["fitnessLevel"] == "intermediate");
  const Json change = ada.call_ok("GET", "/api/level-history")[0];
  CHECK(change["fromLevel"] == "beginner");
  CHECK(change["toLevel"] == "intermediate");
  CHECK(change["triggeredBy"] == "suggestion");
  CHECK(change["readinessScoreAtChange"] == 93.8);
  CHECK(change["notes"] == "Feels right");
  CHECK(change["reason"].get<std::string>().find("weekly goal") != std::string::npos);
  const Answer again = ada.call("POST", "/api/progression/respond", {{"response", "accepted"}});
  CHECK(again.status == 409);
  CHECK(again.code() == "NO_SUGGESTION");
  CHECK(ada.call_ok("GET", "/api/level-history").size() == 2);
}

TEST_CASE("a declined suggestion keeps the level and returns after at least thirty days of training") {
  ProgressionUser ada;
  ada.train();
  ada.progression();
  const Json declined =
      ada.call_ok("POST", "/api/progression/respond", {{"response", "declined"}, {"reason", "My knee"}});
  CHECK(declined["suggestedLevel"].is_null());
  CHECK(declined["declinedReason"] == "My knee");
  CHECK(declined["restsUntil"] == "2026-12-20");
  CHECK(ada.call_ok("GET", "/api/user")["fitnessLevel"] == "beginner");
  CHECK(ada.call_ok("GET", "/api/level-history").size() == 1);
  CHECK(ada.progression()["suggestedLevel"].is_null());
  for (int week = 1; week <= 4; ++week) {
    for (int i = 0; i < 3; ++i) {
      ada.app.clock.advance(days{2});
      ada.call_ok("POST", "/api/workouts", {{"type", "strength"}, {"intensity", "moderate"}});
      ada.call_ok("POST", "/api/exercise-completions",
                  {{"exerciseName", "Goblet Squat"}, {"actualReps", 10}, {"actualWeight", 60 + 3 * week + i}});
    }
    ada.app.clock.advance(days{1});
  }
  CHECK(ada.progression()["suggestedLevel"].is_null());  // 28 days
  ada.app.clock.advance(days{2});
  const Json offered = ada.progression();
  INFO(offered.dump());
  CHECK(offered["suggestedLevel"] == "intermediate");
  CHECK(offered["suggestedAt"] == offered["lastCalculatedAt"]);
}

TEST_CASE("a response without a suggestion is refused, and so is an unknown response") {
  ProgressionUser ada;
  CHECK(ada.call("POST", "/api/progression/respond", {{"response", "declined"}}).code() == "NO_SUGGESTION");
  CHECK(ada.call("POST", "/api/progression/respond", {{"response", "perhaps"}}).field("response") == "Invalid input");
  CHECK(ada.call("POST", "/api/progression/respond", Json::object()).field("response") == "Required");
  CHECK(ada.call("POST", "/api/progression/respond", {{"response", "declined"}, {"reason", std::string(2001, 'r')}})
            .field("reason") != "");
}

TEST_CASE("the first value of an exercise is no progress") {
  ProgressionUser ada;
  ada.call_ok("POST", "/api/workouts", {{"type", "strength"}, {"date", ada.day(10)}});
  for (const char* name : {"Plank", "Push-Up", "Goblet Squat"}) {
    ada.call_ok("POST", "/api/exercise-completions",
                {{"exerciseName", name}, {"actualReps", 10}, {"date", ada.day(3)}});
  }
  CHECK(ada.progression()["recordsBeaten"] == 0);
  ada.call_ok("POST", "/api/exercise-completions",
              {{"exerciseName", "push-up"}, {"actualReps", 12}, {"date", ada.day(1)}});
  CHECK(ada.progression()["recordsBeaten"] == 1);
}

TEST_CASE("each change of the level in the profile is in the history once") {
  ProgressionUser ada;
  ada.call_ok("PUT", "/api/user", {{"fitnessLevel", "beginner"}});
  ada.call_ok("PUT", "/api/user", {{"fitnessLevel", "beginner"}, {"name", "Ada L."}});
  ada.app.clock.advance(hours{1});
  ada.call_ok("PUT", "/api/user", {{"fitnessLevel", "advanced"}});
  const Json history = ada.call_ok("GET", "/api/level-history");
  REQUIRE(history.size() == 2);
  CHECK(history[0]["fromLevel"] == "beginner");
  CHECK(history[0]["toLevel"] == "advanced");
  CHECK(history[0]["triggeredBy"] == "profile");
  CHECK(history[1]["fromLevel"].is_null());
  CHECK(ada.progression()["currentLevel"] == "advanced");
}
