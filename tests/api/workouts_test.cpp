// Tests logged workouts and statistics.
#include <doctest/doctest.h>

#include "api/remembered_session.h"

using namespace fitapp;
using namespace fitapp::tests;
using std::chrono::hours;

namespace {

struct WorkoutUser {
  TestApp app;
  Send me{.token = sign_up_remembered(app)};

  Answer log(const Json& more = Json::object()) {
    Json body{{"type", "strength"}};
    body.update(more);
    return app.call("POST", "/api/workouts", body, me);
  }
  Answer put(const Json& workout, const Json& body) {
    return app.call("PUT", "/api/workouts/" + workout["id"].dump(), body, me);
  }
  Json get(const std::string& path) { return app.call("GET", path, nullptr, me).body; }
  Json tick(const Json& body) {
    const Answer answer = app.call("POST", "/api/exercise-completions", body, me);
    INFO(answer.text);
    REQUIRE(answer.status == 201);
    return answer.body;
  }
};

std::vector<std::string> names(const Json& list) {
  std::vector<std::string> out;
  for (const Json& each : list) out.push_back(each["name"].get<std::string>());
  return out;
}

}  // namespace

TEST_CASE("a workout needs one of the eleven types, and rest is not one") {
  WorkoutUser gym;
  CHECK(gym.app.call("POST", "/api/workouts", {{"duration", 30}}, gym.me).field("type") ==
        "Please select a workout type");
  CHECK(gym.log({{"type", "rest"}}).field("type") == "Invalid input");
  CHECK(gym.log({{"type", "swimming"}}).status == 201);
}

TEST_CASE("a missing or blank name defaults to the type's name and Workout") {
  WorkoutUser gym;
  CHECK(gym.log({{"type", "hiit"}}).body["name"] == "HIIT Workout");
  CHECK(gym.log({{"name", "  "}}).body["name"] == "Strength Workout");
  CHECK(gym.log({{"name", " Leg day "}}).body["name"] == "Leg day");
}

TEST_CASE("exercises can be sent as text or list and are returned as a list") {
  WorkoutUser gym;
  CHECK(gym.log({{"exercises", {"Squat", "Row"}}}).body["exercises"] == Json{"Squat", "Row"});
  CHECK(gym.log({{"exercises", "Squat, Row"}}).body["exercises"] == Json{"Squat", "Row"});
  CHECK(gym.log({{"exercises", Json::array()}}).body["exercises"] == Json::array());
  CHECK(gym.log({{"exercises", ""}}).body["exercises"] == Json::array());
  CHECK(gym.log().body["exercises"] == Json::array());
  CHECK(gym.log({{"exercises", 5}}).status == 400);
}

TEST_CASE("a fractional duration is refused and not rounded") {
  WorkoutUser gym;
  const Answer post_completion = gym.log({{"duration", 12.5}});
  CHECK(post_completion.status == 400);
  CHECK(post_completion.field("duration") == "Expected integer, received float");
  CHECK(gym.get("/api/workouts").empty());
  const Json logged = gym.log({{"duration", 12}}).body;
  CHECK(gym.put(logged, {{"duration", 12.5}}).field("duration") == "Expected integer, received float");
  CHECK(gym.get("/api/workouts")[0]["duration"] == 12);
}

TEST_CASE("workout fields have limits, which are accepted themselves") {
  WorkoutUser gym;
  const std::vector<std::pair<std::string, std::vector<Json>>> post_completion{
      {"duration", {-1, 1441, 30.5, "30"}}, {"calories", {-1, 20'000.1}},         {"weight", {-0.01, 5000.01}},
      {"distance", {-1, 10'000'000.1}},     {"name", {std::string(201, 'a')}},    {"notes", {std::string(2001, 'a')}},
      {"intensity", {"extreme"}},           {"clientKey", {std::string(65, 'k')}}};
  for (const auto& [field, values] : post_completion) {
    for (const Json& value : values) {
      INFO(field << " " << value.dump().substr(0, 30));
      CHECK(gym.log({{field, value}}).field(field) != "");
    }
  }
  const Answer call_ok = gym.log({{"duration", 1440},
                                  {"calories", 20'000},
                                  {"weight", 5000},
                                  {"distance", 10'000'000},
                                  {"name", std::string(200, 'a')},
                                  {"notes", std::string(2000, 'n')},
                                  {"intensity", "very_high"}});
  CHECK(call_ok.status == 201);
  CHECK(gym.log({{"calories", 250.55}, {"weight", 72.575}}).body["calories"] == 250.6);
}

TEST_CASE("missing calories are estimated from type, duration and current weight") {
  WorkoutUser gym;
  CHECK(gym.log({{"type", "running"}, {"duration", 30}}).body["calories"] == 272);  // 150 lb
  CHECK(gym.log({{"type", "sports"}, {"duration", 60}}).body["calories"] == 476);   // MET 7
  CHECK(gym.log({{"type", "running"}, {"duration", 30}, {"intensity", "very_high"}}).body["calories"] == 272);
  CHECK(gym.log({{"type", "running"}, {"duration", 30}, {"calories", 99.5}}).body["calories"] == 99.5);
  CHECK(gym.log({{"type", "running"}, {"duration", 30}, {"calories", 0}}).body["calories"] == 0);
  CHECK(gym.log({{"type", "running"}}).body["calories"].is_null());
  gym.app.call("PUT", "/api/user", {{"weight", 200}}, gym.me);
  CHECK(gym.log({{"type", "running"}, {"duration", 30}}).body["calories"] == 363);
  gym.app.clock.advance(hours{1});
  gym.app.call("POST", "/api/body-measurements", {{"weight", 100}}, gym.me);
  CHECK(gym.log({{"type", "running"}, {"duration", 30}}).body["calories"] == 181);
  gym.app.call("POST", "/api/body-measurements", {{"weight", 300}, {"measuredAt", "2026-01-01"}}, gym.me);
  gym.app.call("POST", "/api/body-measurements", {{"waist", 30}}, gym.me);
  CHECK(gym.log({{"type", "running"}, {"duration", 30}}).body["calories"] == 181);  // with the latest measured weight
}

TEST_CASE("a workout update changes only the fields in the request, and null clears them") {
  WorkoutUser gym;
  const Json workout = gym.log({{"name", "Legs"},
                                {"duration", 45},
                                {"calories", 300},
                                {"intensity", "high"},
                                {"weight", 20.5},
                                {"distance", 100},
                                {"notes", "hard"},
                                {"exercises", "Squat"}})
                           .body;
  Json expected = workout;
  expected["notes"] = "very hard";
  CHECK(gym.put(workout, {{"notes", "very hard"}}).body == expected);
  CHECK(gym.put(workout, Json::object()).body == expected);
  const Json cleared = gym.put(workout, {{"intensity", nullptr},
                                         {"weight", nullptr},
                                         {"distance", nullptr},
                                         {"notes", nullptr},
                                         {"duration", nullptr},
                                         {"calories", nullptr},
                                         {"name", nullptr}})
                           .body;
  for (const char* field : {"intensity", "weight", "distance", "notes", "duration", "calories"}) {
    CHECK(cleared[field].is_null());
  }
  CHECK(cleared["name"] == "Strength Workout");
  CHECK(cleared["exercises"] == Json{"Squat"});
  CHECK(gym.put(workout, {{"exercises", "Row\nPress"}}).body["exercises"] == Json{"Row", "Press"});
  CHECK(gym.put(workout, {{"type", nullptr}}).status == 400);
  CHECK(gym.get("/api/workouts")[0] == gym.put(workout, Json::object()).body);
}

TEST_CASE("cleared calories are estimated again") {
  WorkoutUser gym;
  const Json workout = gym.log({{"type", "running"}, {"duration", 30}, {"calories", 5}}).body;
  CHECK(gym.put(workout, {{"calories", nullptr}}).body["calories"] == 272);
  CHECK(gym.put(workout, {{"calories", nullptr}, {"duration", 60}, {"type", "walking"}}).body["calories"] == 238);
}

TEST_CASE("a workout shows whether its calories were entered or estimated") {
  WorkoutUser gym;
  const Json given = gym.log({{"type", "running"}, {"duration", 30}, {"calories", 5}}).body;
  CHECK(given["caloriesEstimated"] == false);
  CHECK(gym.log({{"type", "running"}}).body["caloriesEstimated"] == false);
  const Json estimated = gym.log({{"type", "running"}, {"duration", 30}}).body;
  CHECK(estimated["caloriesEstimated"] == true);
  CHECK(gym.get("/api/workouts")[0]["caloriesEstimated"] == true);

  CHECK(gym.put(estimated, {{"name", "Hills"}}).body["caloriesEstimated"] == true);
  CHECK(gym.put(estimated, {{"calories", 300}}).body["caloriesEstimated"] == false);
  const Json emptied = gym.put(given, {{"calories", nullptr}, {"duration", 60}}).body;
  CHECK(emptied["caloriesEstimated"] == true);
  CHECK(emptied["calories"] == 544);
}

TEST_CASE("statistics are correct after an edit, a deletion and a workout of a past day") {
  WorkoutUser gym;
  const Json today = gym.log({{"duration", 30}, {"calories", 100}}).body;
  const Json past = gym.log({{"duration", 60}, {"calories", 200.5}, {"date", "2026-11-18"}}).body;
  Json stats = gym.get("/api/stats");
  CHECK(stats["currentStreak"] == 1);
  CHECK(stats["thisWeekWorkouts"] == 2);
  CHECK(stats["totalHours"] == 1.5);
  CHECK(stats["totalCalories"] == 300.5);
  CHECK(stats["activeDays"] == 2);
  CHECK(stats["avgDuration"] == 45);
  CHECK(gym.get("/api/user")["longestStreak"] == 1);

  gym.log({{"date", "2026-11-19"}});
  CHECK(gym.get("/api/stats")["currentStreak"] == 3);
  CHECK(gym.get("/api/user")["currentStreak"] == 3);
  CHECK(gym.get("/api/user")["longestStreak"] == 3);

  gym.put(past, {{"date", "2026-11-13"}, {"duration", 90}});
  stats = gym.get("/api/stats");
  CHECK(stats["currentStreak"] == 2);
  CHECK(stats["thisWeekWorkouts"] == 2);
  CHECK(stats["totalHours"] == 2);
  CHECK(stats["avgDuration"] == 60);
  CHECK(gym.get("/api/user")["longestStreak"] == 2);

  CHECK(gym.app.call("DELETE", "/api/workouts/" + today["id"].dump(), nullptr, gym.me).status == 204);
  stats = gym.get("/api/stats");
  CHECK(stats["currentStreak"] == 1);
  CHECK(stats["totalWorkouts"] == 2);
  CHECK(gym.get("/api/user")["currentStreak"] == 1);
  CHECK(gym.app.call("DELETE", "/api/workouts/" + today["id"].dump(), nullptr, gym.me).status == 404);
}

TEST_CASE("a raised goal does not apply to earlier weeks") {
  WorkoutUser gym;
  gym.app.call("PUT", "/api/user", {{"weeklyGoal", 1}}, gym.me);
  gym.log();
  gym.log({{"date", "2026-11-10"}});
  CHECK(gym.get("/api/stats")["weekStreak"] == 2);
  gym.app.clock.advance(hours{24 * 7});
  gym.app.call("PUT", "/api/user", {{"weeklyGoal", 4}}, gym.me);
  CHECK(gym.get("/api/stats")["weekStreak"] == 2);
  gym.log();
  CHECK(gym.get("/api/stats")["weekStreak"] == 2);  // this week has one of four workouts
}

TEST_CASE("workouts are listed newest first by their date, with from, to, limit and offset") {
  WorkoutUser gym;
  gym.log({{"name", "b"}, {"date", "2026-11-12"}});
  gym.log({{"name", "d"}});
  gym.log({{"name", "a"}, {"date", "2026-11-01"}});
  gym.log({{"name", "c"}, {"date", "2026-11-15"}});
  using Names = std::vector<std::string>;
  CHECK(names(gym.get("/api/workouts")) == Names{"d", "c", "b", "a"});
  CHECK(names(gym.get("/api/workouts?from=2026-11-12&to=2026-11-15")) == Names{"c", "b"});
  CHECK(names(gym.get("/api/workouts?from=2026-11-16")) == Names{"d"});
  CHECK(names(gym.get("/api/workouts?to=2026-11-01")) == Names{"a"});
  CHECK(names(gym.get("/api/workouts?limit=2&offset=1")) == Names{"c", "b"});
  CHECK(gym.get("/api/workouts?offset=4") == Json::array());
  for (const char* query : {"limit=0", "limit=-1", "limit=ten", "offset=-1", "from=yesterday", "to=2026-13-01"}) {
    const Answer answer = gym.app.call("GET", std::string("/api/workouts?") + query, nullptr, gym.me);
    CAPTURE(query);
    CHECK(answer.status == 400);
    CHECK(answer.body["fields"].size() == 1);
  }
}

TEST_CASE("a repeated client key returns the first workout, and another body is a conflict") {
  WorkoutUser gym;
  const Json body{{"clientKey", "k1"}, {"duration", 30}};
  const Answer first = gym.log(body);
  const Answer again = gym.log(body);
  CHECK(first.status == 201);
  CHECK(again.status == 200);
  CHECK(again.body == first.body);
  const Answer other = gym.log({{"clientKey", "k1"}, {"duration", 31}});
  CHECK(other.status == 409);
  CHECK(other.field("clientKey") != "");
  const Send eve{.token = gym.app.sign_up("eve@example.com", "Eve")};
  CHECK(gym.app.call("POST", "/api/workouts", {{"type", "strength"}, {"clientKey", "k1"}, {"duration", 30}}, eve)
            .status == 201);
  CHECK(gym.get("/api/workouts").size() == 1);
}

TEST_CASE("another user's workout is not found, in the path and in the body") {
  WorkoutUser gym;
  const Json workout = gym.log().body;
  const Json done = gym.tick({{"exerciseName", "Squat"}});
  const Send eve{.token = gym.app.sign_up("eve@example.com", "Eve")};
  const std::string path = "/api/workouts/" + workout["id"].dump();
  CHECK(gym.app.call("PUT", path, {{"notes", "mine"}}, eve).status == 404);
  CHECK(gym.app.call("DELETE", path, nullptr, eve).status == 404);
  const Answer stolen = gym.app.call("POST", "/api/workouts", {{"type", "yoga"}, {"completionIds", {done["id"]}}}, eve);
  CHECK(stolen.status == 404);
  CHECK(stolen.field("completionIds[0]") != "");
  CHECK(gym.app.call("GET", "/api/workouts", nullptr, eve).body.empty());  // nothing was written
  CHECK(gym.log({{"plannedWorkoutId", 12345}}).field("plannedWorkoutId") != "");
  CHECK(gym.get("/api/workouts")[0] == workout);
}

TEST_CASE("a workout includes the completions in the request, and deleting it deletes them and their records") {
  WorkoutUser gym;
  for (const char* name : {"Bench Press", "Row"}) {
    gym.tick({{"exerciseName", name}, {"actualReps", 5}, {"actualWeight", 50}, {"date", "2026-11-13"}});
  }
  const Json heavy = gym.tick({{"exerciseName", "Bench Press"}, {"actualReps", 5}, {"actualWeight", 200}});
  const Json other = gym.tick({{"exerciseName", "Row"}, {"actualReps", 5}, {"actualWeight", 100}});
  const Json workout = gym.log({{"completionIds", {heavy["id"]}}}).body;
  Json list = gym.get("/api/exercise-completions");
  for (const Json& each : list) {
    CHECK(each["workoutId"] == (each["id"] == heavy["id"] ? workout["id"] : Json()));
  }
  CHECK(gym.get("/api/personal-records").size() == 2);
  gym.app.call("DELETE", "/api/workouts/" + workout["id"].dump(), nullptr, gym.me);
  list = gym.get("/api/exercise-completions");
  REQUIRE(list.size() == 3);
  CHECK(list[0]["id"] == other["id"]);
  const Json records = gym.get("/api/personal-records");
  REQUIRE(records.size() == 1);
  CHECK(records[0]["exerciseName"] == "Row");
}

TEST_CASE("after a record's workout is deleted a later, lighter one is the record") {
  WorkoutUser gym;
  gym.tick({{"exerciseName", "Bench Press"}, {"actualReps", 5}, {"actualWeight", 100}, {"date", "2026-11-13"}});
  const Json heavy = gym.tick({{"exerciseName", "Bench Press"}, {"actualReps", 5}, {"actualWeight", 200}});
  const Json workout = gym.log({{"completionIds", {heavy["id"]}}}).body;
  gym.app.clock.advance(hours{24});
  CHECK(gym.tick({{"exerciseName", "bench press"}, {"actualReps", 5}, {"actualWeight", 150}})["newRecord"].is_null());
  gym.app.call("DELETE", "/api/workouts/" + workout["id"].dump(), nullptr, gym.me);
  const Json records = gym.get("/api/personal-records");
  REQUIRE(records.size() == 1);
  CHECK(records[0]["value"] == 150);
  CHECK(records[0]["localDate"] == "2026-11-21");
}
