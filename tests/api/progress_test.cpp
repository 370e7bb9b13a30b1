// Tests the progress screen's tabs.
#include <doctest/doctest.h>

#include "api/remembered_session.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

// Friday, 20 November 2026.
struct ProgressUser {
  TestApp app;
  Send me{.token = sign_up_remembered(app)};

  Json tab(const std::string& name) { return app.call("GET", "/api/progress/" + name, nullptr, me).body; }
  void post(const std::string& path, const Json& body) {
    const Answer answer = app.call("POST", path, body, me);
    INFO(answer.text);
    REQUIRE(answer.status == 201);
  }
};

}  // namespace

TEST_CASE("a new user's progress is empty") {
  ProgressUser ada;
  const Json overview = ada.tab("overview");
  CHECK(overview["consistency"] == 0);
  CHECK(overview["nutritionTracking"] == 0);
  CHECK(overview["trend"] == Json{{"last", 0}, {"previous", 0}});
  CHECK(overview["weeks"].size() == 4);
  CHECK(overview["records"].empty());
  CHECK(ada.tab("workouts")["strength"].empty());
  CHECK(ada.tab("nutrition")["week"] == Json{{"calories", 0}, {"goal", 7 * 1800}});
  CHECK(ada.tab("body")["weights"].empty());
}

TEST_CASE("the overview has scores of the last days and at most three records") {
  ProgressUser ada;
  for (const char* date : {"2026-11-10", "2026-11-14", "2026-11-19", "2026-11-20"}) {
    ada.post("/api/workouts", {{"type", "running"}, {"duration", 30}, {"date", date}});
  }
  for (const char* date : {"2026-10-21", "2026-10-22", "2026-11-20", "2026-11-20"}) {
    ada.post("/api/food-entries", {{"name", "Soup"}, {"calories", 300}, {"mealType", "lunch"}, {"loggedAt", date}});
  }
  for (const char* exercise : {"Squat", "Row", "Press", "Curl"}) {
    for (const int weight : {45, 50}) {
      ada.post("/api/exercise-completions",
               {{"exerciseName", exercise}, {"actualSets", 1}, {"actualReps", 5}, {"actualWeight", weight}});
    }
  }
  const Json overview = ada.tab("overview");
  CHECK(overview["consistency"] == 75);
  CHECK(overview["nutritionTracking"] == 7);
  CHECK(overview["trend"] == Json{{"last", 3}, {"previous", 1}});
  CHECK(overview["stats"]["totalWorkouts"] == 4);
  CHECK(overview["records"].size() == 3);
  CHECK(ada.tab("workouts")["records"].size() == 4);
}

TEST_CASE("a changed goal applies to the days after the change") {
  ProgressUser ada;
  ada.app.clock.advance(std::chrono::hours{24});
  REQUIRE(ada.app.call("PUT", "/api/user", {{"dailyCalories", 2200}, {"weeklyGoal", 2}}, ada.me).status == 200);
  const Json nutrition = ada.tab("nutrition");
  const Json& points = nutrition["points"];
  CHECK(points[points.size() - 2]["goal"] == 1800);
  CHECK(points[points.size() - 1]["goal"] == 2200);
  CHECK(nutrition["week"]["goal"] == 7 * 2200);
  CHECK(ada.tab("workouts")["frequency"][3]["goal"] == 2);
}

TEST_CASE("a tab has the five most recent entries, none after today") {
  ProgressUser ada;
  for (int i = 0; i < 6; ++i) {
    const std::string date = "2026-11-1" + std::to_string(i);
    ada.post("/api/food-entries", {{"name", date}, {"calories", 100}, {"mealType", "lunch"}, {"loggedAt", date}});
    ada.post("/api/body-measurements", {{"weight", 150 + i}, {"measuredAt", date}});
  }
  ada.post("/api/food-entries",
           {{"name", "tomorrow"}, {"calories", 100}, {"mealType", "lunch"}, {"loggedAt", "2026-11-21"}});
  const Json foods = ada.tab("nutrition")["foods"];
  REQUIRE(foods.size() == 5);
  CHECK(foods[0]["name"] == "2026-11-15");
  const Json body = ada.tab("body");
  REQUIRE(body["measurements"].size() == 5);
  CHECK(body["measurements"][0]["weight"] == 155);
  CHECK(body["weights"].size() == 6);
  CHECK(body["weights"][5] == Json{{"date", "2026-11-15"}, {"weight", 155}, {"mean", 152.5}});
}

TEST_CASE("the range is one of three and defaults to four weeks") {
  ProgressUser ada;
  CHECK(ada.tab("body")["from"] == "2026-10-26");
  CHECK(ada.tab("body?range=three_months")["from"] == "2026-08-24");
  CHECK(ada.tab("body?range=one_year")["from"] == "2025-11-24");
  const Answer odd = ada.app.call("GET", "/api/progress/body?range=ever", nullptr, ada.me);
  CHECK(odd.status == 400);
  CHECK(odd.field("range") == "Invalid input");
}

TEST_CASE("a custom range shows what was logged in it and does not affect the scores of the last days") {
  ProgressUser ada;
  for (const char* date : {"2026-03-04", "2026-03-08", "2026-03-31", "2026-11-20"}) {
    ada.post("/api/workouts", {{"type", "running"}, {"duration", 30}, {"date", date}});
    ada.post("/api/food-entries", {{"name", "Soup"}, {"calories", 300}, {"mealType", "lunch"}, {"loggedAt", date}});
    ada.post("/api/body-measurements", {{"weight", 150}, {"measuredAt", date}});
  }
  const std::string march = "?from=2026-03-05&to=2026-03-31";
  const Json overview = ada.tab("overview" + march);
  CHECK(overview["from"] == "2026-03-05");
  CHECK(overview["to"] == "2026-03-31");
  CHECK(overview["consistency"] == 25);
  CHECK(overview["trend"] == Json{{"last", 1}, {"previous", 0}});
  CHECK(overview["sleep"].size() == 27);
  CHECK(overview["sleep"][3]["minutes"] == 30);
  // Weeks are complete: Wednesday the fourth belongs to the first one.
  REQUIRE(overview["weeks"].size() == 5);
  CHECK(overview["weeks"][0]["from"] == "2026-03-02");
  CHECK(overview["weeks"][0]["workouts"] == 2);
  CHECK(overview["weeks"][4]["workouts"] == 1);
  const Json nutrition = ada.tab("nutrition" + march);
  CHECK(nutrition["points"].size() == 27);
  CHECK(nutrition["points"][26]["calories"] == 300);
  CHECK(nutrition["week"]["calories"] == 300);
  CHECK(ada.tab("body" + march)["weights"].size() == 2);
  CHECK(ada.tab("workouts" + march)["frequency"][3]["from"] == "2026-11-16");
}

TEST_CASE("a custom range needs both ends, in order, not in the future and at most two years apart") {
  ProgressUser ada;
  const auto refusal = [&](const std::string& query, const char* field) {
    const Answer answer = ada.app.call("GET", "/api/progress/body?" + query, nullptr, ada.me);
    CHECK(answer.status == 400);
    return answer.field(field);
  };
  CHECK(refusal("from=2026-03-05", "to") == "Required");
  CHECK(refusal("to=2026-03-05", "from") == "Required");
  CHECK(refusal("from=2026-03-05&to=2026-03-04", "to") == "End date must not be before the start date");
  CHECK(refusal("from=2026-03-05&to=2026-11-21", "to") == "Must not be in the future");
  CHECK(refusal("from=2024-11-19&to=2026-11-20", "from") == "Invalid input");
  CHECK(refusal("from=soon&to=2026-11-20", "from") == "Invalid date");
  CHECK(ada.tab("body?from=2024-11-20&to=2026-11-20")["to"] == "2026-11-20");
  CHECK(ada.tab("body?from=2026-11-20&to=2026-11-20")["from"] == "2026-11-20");
}
