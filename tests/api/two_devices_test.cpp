// Tests that two devices of one user do not overwrite each other (ADR 0017).
#include <doctest/doctest.h>

#include "api/training.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

const char* const first = "2026-11-20T09:00:00.000Z";
const char* const second = "2026-11-20T09:02:00.000Z";
const char* const third = "2026-11-20T09:04:00.000Z";

Json set(const char* at, int weight, int reps = 8) { return {{"reps", reps}, {"weight", weight}, {"doneAt", at}}; }

std::vector<int> weights_of(const Json& completion) {
  std::vector<int> weights;
  for (const Json& each : completion["sets"]) weights.push_back(each["weight"].get<int>());
  return weights;
}

using Weights = std::vector<int>;

// A device's sets, and the sets that the server last sent to it.
Json sent(const Json& sets, const Json& shown) { return {{"sets", sets}, {"shownSets", shown}}; }

}  // namespace

TEST_CASE("completing a workout includes what another device ticked of the plan") {
  Training training;
  const Json squat = training.squat();
  const Json unseen =
      training.send("POST", "/api/exercise-completions", {{"plannedExerciseId", training.exercises[1]["id"]}}, 201);
  const Json logged = training.complete({"Goblet Squat"}, {{"completionIds", {squat["id"]}}});
  CHECK(logged["exercises"] == Json{"Goblet Squat", "My Hold"});
  CHECK(training.logged(logged) == logged);
  for (const Json& each : training.get("/api/exercise-completions")) CHECK(each["workoutId"] == logged["id"]);
  CHECK(unseen["workoutId"].is_null());
}

TEST_CASE("a workout logged without ticks contains what was ticked of the plan") {
  Training training;
  training.squat();
  CHECK(training.complete()["exercises"] == Json{"Goblet Squat"});
}

TEST_CASE("a workout completed on two devices is logged once") {
  Training training;
  const Json squat = training.squat();
  const Json laptop = training.complete({"Goblet Squat"}, {{"completionIds", {squat["id"]}}, {"clientKey", "laptop"}});
  // The phone does not know that the workout was logged, ticks another exercise and completes it too.
  const Json row = training.add_unplanned("Row", {{"actualReps", 5}, {"workoutId", laptop["id"]}});
  const Json body{{"type", "strength"},
                  {"plannedWorkoutId", training.workout["id"]},
                  {"exercises", {"Goblet Squat", "Row"}},
                  {"completionIds", {squat["id"], row["id"]}},
                  {"clientKey", "phone"}};
  const Json phone = training.send("POST", "/api/workouts", body, 200);
  CHECK(phone["id"] == laptop["id"]);
  CHECK(phone["exercises"] == Json{"Goblet Squat", "Row"});
  CHECK(training.get("/api/workouts").size() == 1);
  CHECK(training.send("POST", "/api/workouts", body, 200) == phone);
}

TEST_CASE("completions can be added to a logged workout") {
  Training training;
  const Json logged = training.complete();
  const Json row = training.add_unplanned("Row", {{"actualReps", 5}});
  const std::string path = "/api/workouts/" + logged["id"].dump();
  const Json changed = training.send("PUT", path, {{"notes", "two devices"}, {"completionIds", {row["id"]}}}, 200);
  CHECK(changed["exercises"] == Json{"Row"});
  CHECK(changed["notes"] == "two devices");
  CHECK(training.get("/api/exercise-completions")[0]["workoutId"] == logged["id"]);
  CHECK(training.send("PUT", path, {{"completionIds", Json::array()}}, 200) == changed);
  // A completion of another workout stays there.
  const Json other = training.complete();
  training.send("PUT", "/api/workouts/" + other["id"].dump(), {{"completionIds", {row["id"]}}}, 200);
  CHECK(training.get("/api/exercise-completions")[0]["workoutId"] == logged["id"]);
  CHECK(training.logged(other)["exercises"].empty());
}

TEST_CASE("another user's completion is refused, and all errors are reported at once") {
  Training training;
  const Json logged = training.complete();
  const Json row = training.add_unplanned("Row", {{"actualReps", 5}});
  const std::string path = "/api/workouts/" + logged["id"].dump();
  const auto put = [&](const Json& body) { return training.app.call("PUT", path, body, training.me); };
  const Answer missing = put({{"name", "Changed"}, {"completionIds", {row["id"], 999'999}}});
  CHECK(missing.status == 404);
  CHECK(missing.field("completionIds[1]") == "Exercise completion not found");
  CHECK(training.logged(logged) == logged);
  const Answer both = put({{"duration", -1}, {"completionIds", {999'999}}});
  CHECK(both.status == 400);
  CHECK(both.body["fields"].size() == 2);
  CHECK(put({{"completionIds", std::vector<int>(201, 1)}}).field("completionIds") == "Must have at most 200 items");
  const Send eve{.token = training.app.sign_up("eve@example.com", "Eve")};
  CHECK(training.app.call("PUT", path, {{"completionIds", {row["id"]}}}, eve).status == 404);
}

TEST_CASE("a second tick without notes keeps them, empty notes clear them") {
  Training training;
  training.squat({{"notes", "Left knee"}});
  CHECK(training.squat({{"sets", {set(first, 40)}}}, 200)["notes"] == "Left knee");
  CHECK(training.squat({{"notes", "Both knees"}}, 200)["notes"] == "Both knees");
  CHECK(training.squat({{"notes", ""}}, 200)["notes"] == "");
}

TEST_CASE("a set corrected on one device is not overwritten by a device that did not change it") {
  Training training;
  const Json shown{set(first, 200), set(second, 200)};
  const Json done = training.squat({{"sets", shown}});
  training.put(done, sent({set(first, 200), set(second, 220)}, shown));  // the laptop
  const Json wanted{set(first, 200), set(second, 200), set(third, 200)};
  CHECK(weights_of(training.put(done, sent(wanted, shown))) == Weights{200, 220, 200});
  // The same for a device that sends a new tick.
  CHECK(weights_of(training.squat(sent(wanted, shown), 200)) == Weights{200, 220, 200});
  // A change made on this device is stored.
  CHECK(weights_of(training.put(done, sent({set(first, 210), set(second, 200), set(third, 200)}, wanted))) ==
        Weights{210, 220, 200});
}

TEST_CASE("a set removed on another device stays removed, and the actual values follow") {
  Training training;
  const Json shown{set(first, 200), set(second, 240)};
  const Json done = training.squat({{"sets", shown}});
  training.put(done, sent(Json::array({set(first, 200)}), shown));  // the laptop
  const Json left = training.put(done, sent({set(first, 200), set(second, 240), set(third, 205)}, shown));
  CHECK(weights_of(left) == Weights{200, 205});
  CHECK(left["actualSets"] == 2);
  CHECK(left["actualWeight"] == 205);
}

TEST_CASE("a completion deleted on another device is created again from the sets the device had not seen") {
  Training training;
  const Json shown{set(first, 200), set(second, 200)};
  const Json done = training.squat({{"sets", shown}});
  training.send("DELETE", "/api/exercise-completions/" + done["id"].dump(), nullptr, 204);
  CHECK(weights_of(training.squat(sent({set(first, 200), set(second, 200), set(third, 205)}, shown))) == Weights{205});
}

TEST_CASE("a list of sets that merging would empty is stored as sent") {
  Training training;
  const Json shown{set(first, 200), set(second, 210)};
  const Json done = training.squat({{"sets", shown}});
  training.put(done, sent(Json::array({set(first, 200)}), shown));  // the laptop removed the second set
  CHECK(weights_of(training.put(done, sent(Json::array({set(second, 210)}), shown))) == Weights{210});
}

TEST_CASE("shown sets follow the rules of sets") {
  Training training;
  const Json done = training.squat();
  const std::string path = "/api/exercise-completions/" + done["id"].dump();
  const Json body{{"sets", {set(first, 1)}}, {"shownSets", {set(first, 1), {{"reps", -1}, {"rpe", 11}}}}};
  for (const Answer& answer : {training.app.call("PUT", path, body, training.me),
                               training.post_completion({{"exerciseName", "Row"}, {"shownSets", body["shownSets"]}})}) {
    CHECK(answer.status == 400);
    CHECK(answer.field("shownSets[1].reps") != "");
    CHECK(answer.field("shownSets[1].rpe") != "");
  }
  Json many = Json::array();
  for (int i = 0; i < 101; ++i) many.push_back(set(first, 1));
  CHECK(training.app.call("PUT", path, {{"sets", {set(first, 1)}}, {"shownSets", many}}, training.me)
            .field("shownSets") == "Must have at most 100 items");
  // Without shown sets the list replaces the stored one.
  CHECK(weights_of(training.put(done, {{"sets", {set(second, 3)}}, {"shownSets", nullptr}})) == Weights{3});
}

TEST_CASE("a completion without a plan is stored as sent, whatever was shown") {
  Training training;
  const Json sets{set(first, 50), set(second, 50)};
  CHECK(weights_of(training.add_unplanned("Row", sent(sets, sets))) == Weights{50, 50});
}
