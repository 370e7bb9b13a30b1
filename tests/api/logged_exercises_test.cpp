// Tests corrections of completions, before and after the workout was logged.
#include <doctest/doctest.h>

#include "api/training.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

using Names = std::vector<std::string>;

Json heavy_sets(const std::vector<std::pair<int, double>>& sets) {
  Json list = Json::array();
  for (const auto& [reps, weight] : sets) list.push_back({{"reps", reps}, {"weight", weight}});
  return list;
}

std::vector<int> repetitions_of(const Json& completion) {
  std::vector<int> reps;
  for (const Json& set : completion["sets"]) reps.push_back(set["reps"].get<int>());
  return reps;
}

}  // namespace

TEST_CASE("a correction replaces the sets and derives the actual values from them") {
  Training training;
  const Json done = training.squat({{"sets", heavy_sets({{10, 30}, {10, 35}, {9, 35}})}, {"notes", "Felt light"}});
  const Json corrected = training.put(done, {{"sets", heavy_sets({{12, 40}, {8, 42.5}})}});
  CHECK(corrected["id"] == done["id"]);
  CHECK(repetitions_of(corrected) == std::vector<int>{12, 8});
  CHECK(corrected["actualSets"] == 2);
  CHECK(corrected["actualReps"] == 12);
  CHECK(corrected["actualWeight"] == 42.5);
  CHECK(corrected["notes"] == "Felt light");
  CHECK(repetitions_of(training.put(done, {{"sets", heavy_sets({{5, 60}, {6, 55}, {7, 50}})}})) ==
        std::vector<int>{5, 6, 7});
  CHECK(repetitions_of(training.get("/api/exercise-completions")[0]) == std::vector<int>{5, 6, 7});
}

TEST_CASE("a correction changes only the fields in the request") {
  Training training;
  const Json done = training.squat({{"sets", heavy_sets({{10, 30}, {10, 35}})}, {"notes", "Felt light"}});
  const Json noted = training.put(done, {{"notes", "Felt heavy"}});
  CHECK(noted["notes"] == "Felt heavy");
  CHECK(noted["sets"] == done["sets"]);
  CHECK(noted["actualWeight"] == 35);
  CHECK(training.put(done, {{"notes", nullptr}})["notes"].is_null());
  const Json named = training.put(done, {{"actualReps", 9}, {"sets", heavy_sets({{10, 30}})}});
  CHECK(named["actualReps"] == 10);  // derived from the sets
  CHECK(named["actualWeight"] == 30);
  CHECK(named["date"] == done["date"]);
  CHECK(named["completedAt"] == done["completedAt"]);
}

TEST_CASE("an empty list of sets is refused, and every invalid field is reported") {
  Training training;
  const Json done = training.squat();
  const std::string path = "/api/exercise-completions/" + done["id"].dump();
  const auto post_completion = [&](const Json& body) {
    const Answer answer = training.app.call("PUT", path, body, training.me);
    CHECK(answer.status == 400);
    return answer;
  };
  CHECK(post_completion({{"sets", Json::array()}}).field("sets") == "Keep at least one set, or delete the exercise");
  const Answer both = post_completion({{"sets", {{{"reps", 5}}, {{"reps", -1}, {"rpe", 11}}}}, {"actualWeight", -2}});
  for (const char* field : {"sets[1].reps", "sets[1].rpe", "actualWeight"}) CHECK(both.field(field) != "");
  CHECK(both.body["fields"].size() == 3);
  training.send("PUT", "/api/exercise-completions/999999", Json::object(), 404);
}

TEST_CASE("a correction after the workout was logged stays in the workout and updates the records") {
  Training training;
  training.squat({{"actualWeight", 30}, {"date", "2026-11-13"}});
  const Json done = training.squat({{"actualWeight", 40}});
  CHECK(done["newRecord"]["value"] == 40);
  const Json logged = training.complete({"Goblet Squat"});
  const Json corrected = training.put(done, {{"sets", heavy_sets({{10, 50}})}});
  CHECK(corrected["workoutId"] == logged["id"]);
  CHECK(corrected["newRecord"]["value"] == 50);
  CHECK(corrected["newRecord"]["id"] == done["newRecord"]["id"]);
  CHECK(training.logged(logged)["exercises"] == Json{"Goblet Squat"});
  CHECK(training.put(done, {{"sets", heavy_sets({{0, 500}})}})["newRecord"].is_null());
  CHECK(training.records().empty());
}

TEST_CASE("an exercise that is unticked after logging and ticked again returns to its workout") {
  Training training;
  const Json done = training.squat();
  const Json logged = training.complete({"Goblet Squat"});
  training.send("DELETE", "/api/exercise-completions/" + done["id"].dump(), nullptr, 204);
  CHECK(training.logged(logged)["exercises"].empty());
  const Json again = training.squat({{"actualWeight", 60}});
  CHECK(again["workoutId"] == logged["id"]);
  CHECK(training.logged(logged)["exercises"] == Json{"Goblet Squat"});
  CHECK(training.squat({{"date", "2026-11-19"}})["workoutId"].is_null());
}

TEST_CASE("an exercise can be added to a logged workout of another day, in the order done") {
  Training training;
  training.squat({{"date", "2026-11-13"}});
  const Json logged = training.complete({"Goblet Squat"}, {{"date", "2026-11-13"}});
  const Json row =
      training.add_unplanned("Row", {{"workoutId", logged["id"]}, {"actualReps", 5}, {"date", "2026-11-20"}});
  CHECK(row["workoutId"] == logged["id"]);
  CHECK(row["localDate"] == "2026-11-13");
  CHECK(training.logged(logged)["exercises"] == Json{"Goblet Squat", "Row"});
  const std::string list = "/api/exercise-completions?workoutId=" + logged["id"].dump();
  const Json done = training.get(list);
  REQUIRE(done.size() == 2);
  CHECK(done[0]["exerciseName"] == "Goblet Squat");
  CHECK(done[1]["exerciseName"] == "Row");
  CHECK(training.get(list + "&limit=1&offset=1")[0]["exerciseName"] == "Row");
  CHECK(training.get(list + "&date=2026-11-20").empty());
  CHECK(
      training.app.call("GET", list, nullptr, {.token = training.app.sign_up("eve@example.com", "Eve")}).body.empty());
}

TEST_CASE("an exercise cannot be added to an unknown workout or another user's") {
  Training training;
  const Json logged = training.complete();
  const Send eve{.token = training.app.sign_up("eve@example.com", "Eve")};
  for (const Json& id : {logged["id"], Json(999999)}) {
    const Answer answer =
        training.app.call("POST", "/api/exercise-completions", {{"exerciseName", "Row"}, {"workoutId", id}}, eve);
    CHECK(answer.status == 404);
    CHECK(answer.field("workoutId") == "Workout not found");
  }
  const Answer both =
      training.app.call("POST", "/api/exercise-completions",
                        {{"plannedExerciseId", training.exercises[0]["id"]}, {"workoutId", 999999}}, eve);
  CHECK(both.status == 404);
  CHECK(both.body["fields"].size() == 2);
  CHECK(training.logged(logged)["exercises"].empty());
  CHECK(training.app.call("GET", "/api/workouts/" + logged["id"].dump(), nullptr, eve).status == 404);
}

TEST_CASE("a completion made before the exercise was planned can be assigned to it") {
  Training training;
  const Json done = training.add_unplanned("Sandbag", {{"sets", {{{"reps", 8}, {"weight", 40}}}}});
  const std::string list = "/api/planned-workouts/" + training.workout["id"].dump() + "/exercises";
  const Json kept{{"id", training.exercises[0]["id"]}, {"exerciseName", "Goblet Squat"}};
  const Json planned{{"exerciseName", "Sandbag"}, {"sets", 3}, {"reps", 8}, {"completionId", done["id"]}};
  const Json made = training.send("PUT", list, {kept, planned}, 200);
  const Json now = training.get("/api/exercise-completions")[0];
  CHECK(now["plannedExerciseId"] == made[1]["id"]);
  CHECK(now["plannedWorkoutId"] == training.workout["id"]);
  CHECK(now["plannedSets"] == 3);
  CHECK(now["sets"] == done["sets"]);
  // A second device ticks the planned exercise: this updates the same row.
  training.send("POST", "/api/exercise-completions",
                {{"plannedExerciseId", made[1]["id"]}, {"sets", {{{"reps", 8}, {"weight", 40}}, {{"reps", 7}}}}}, 200);
  CHECK(training.get("/api/exercise-completions").size() == 1);
}

TEST_CASE("a list with an unknown completion or another user's is refused and changes nothing") {
  Training training;
  const Json done = training.add_unplanned("Sandbag", {{"actualReps", 8}});
  const std::string list = "/api/planned-workouts/" + training.workout["id"].dump() + "/exercises";
  const Answer unknown =
      training.app.call("PUT", list, {{{"exerciseName", "Sandbag"}, {"completionId", 999'999}}}, training.me);
  CHECK(unknown.status == 404);
  CHECK(unknown.field("[0].completionId") == "Exercise completion not found");
  CHECK(training.get(list) == training.exercises);
  const Send eve{.token = training.app.sign_up("eve@example.com", "Eve")};
  const Json plan = training.app.call("POST", "/api/workout-plans", {{"name", "Hers"}}, eve).body;
  const Json hers =
      training.app
          .call("POST", "/api/planned-workouts",
                {{"workoutPlanId", plan["id"]}, {"dayOfWeek", 1}, {"title", "A"}, {"type", "strength"}}, eve)
          .body;
  CHECK(training.app
            .call("PUT", "/api/planned-workouts/" + hers["id"].dump() + "/exercises",
                  {{{"exerciseName", "Sandbag"}, {"completionId", done["id"]}}}, eve)
            .status == 404);
}

TEST_CASE("sets that two devices tick independently are both stored") {
  Training training;
  const auto set = [](const char* at, int reps) { return Json{{"reps", reps}, {"doneAt", at}}; };
  const char* first = "2026-11-20T10:00:00.000Z";
  const char* second = "2026-11-20T10:02:00.000Z";
  const char* third = "2026-11-20T10:04:00.000Z";
  const Json phone = training.squat({{"sets", {set(first, 10)}}, {"knownSets", Json::array()}});
  // The desktop did not know that the exercise was ticked.
  const Json desk = training.squat({{"sets", {set(second, 9)}}, {"knownSets", Json::array()}}, 200);
  CHECK(desk["id"] == phone["id"]);
  CHECK(desk["sets"].size() == 2);
  CHECK(desk["actualSets"] == 2);
  // The phone knows only its own set.
  const Json all = training.put(phone, {{"sets", {set(first, 10), set(third, 8)}}, {"knownSets", {first}}});
  REQUIRE(all["sets"].size() == 3);
  CHECK(all["sets"][1]["reps"] == 9);
  CHECK(all["sets"][2]["reps"] == 8);
  // Now it knows all sets, and removes two.
  CHECK(training.put(phone, {{"sets", {set(first, 10)}}, {"knownSets", {first, second, third}}})["sets"].size() == 1);
}

TEST_CASE("removing the sets of one device leaves those of another") {
  Training training;
  const auto set = [](const char* at) { return Json{{"reps", 8}, {"weight", 40}, {"doneAt", at}}; };
  const std::string first = "2026-11-20T10:00:00.000Z";
  const std::string second = "2026-11-20T10:02:00.000Z";
  const Json done = training.squat({{"sets", {set(first.c_str()), set(second.c_str())}}});
  const std::string path = "/api/exercise-completions/" + done["id"].dump() + "?knownSets=";
  const Json left = training.send("DELETE", path + first, nullptr, 200);
  REQUIRE(left["sets"].size() == 1);
  CHECK(left["sets"][0]["doneAt"] == second);
  CHECK(left["actualSets"] == 1);
  CHECK(training.app.call("DELETE", path + "soon", nullptr, training.me).status == 400);
  CHECK(training.app.call("DELETE", path + first + "," + second, nullptr, training.me).status == 204);
  CHECK(training.get("/api/exercise-completions").empty());
}

TEST_CASE("warm-up sets alone do not complete a planned exercise") {
  Training training;
  const Json done = training.squat({{"sets", {{{"setType", "warmup"}, {"reps", 5}, {"weight", 20}}}}});
  CHECK(done["actualSets"] == 0);
  CHECK(done["actualReps"].is_null());
  CHECK(done["actualWeight"].is_null());
}
