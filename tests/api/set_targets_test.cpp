// Tests planned sets that differ: pyramids, back-off sets and drop sets (docs/behaviour.md, Plans and templates).
#include <doctest/doctest.h>

#include "api/training.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

const Json pyramid = Json::parse(R"([{"setType":"warmup","reps":10,"weight":20},{"reps":12,"repsMax":15,"weight":40},
  {"setType":"normal","reps":10,"weight":45.5},{"setType":"drop","reps":8,"weight":30}])");

struct Squats : Training {
  std::string path = "/api/planned-exercises/" + exercises[0]["id"].dump();

  Json set_targets(const Json& sets, int status = 200) { return send("PUT", path, {{"setTargets", sets}}, status); }
  std::string field(const Json& answer, const std::string& name) {
    return answer["fields"].contains(name) ? answer["fields"][name].dump() : "";
  }
};

}  // namespace

TEST_CASE("the sets of one exercise may differ, and its other values are those of the first working set") {
  Squats squats;
  const Json squat = squats.set_targets(pyramid);
  REQUIRE(squat["setTargets"].size() == 4);
  CHECK(squat["setTargets"][0] ==
        Json{{"setType", "warmup"}, {"reps", 10}, {"repsMax", nullptr}, {"weight", 20}, {"duration", nullptr}});
  CHECK(squat["sets"] == 3);
  CHECK(squat["reps"] == 12);
  CHECK(squat["repsMax"] == 15);
  CHECK(squat["weight"] == 40);
  CHECK(squats.get("/api/planned-workouts/today")["exercises"][0]["setTargets"] == squat["setTargets"]);
  const Json alike = squats.set_targets(nullptr);
  CHECK(alike["setTargets"].is_null());
  CHECK(alike["sets"] == 3);
  CHECK(alike["weight"] == 40);
}

TEST_CASE("every way to plan an exercise takes sets that differ") {
  Squats squats;
  const Json exercise{{"exerciseName", "Leg Press"}, {"sets", 9}, {"setTargets", pyramid}};
  const std::string list = "/api/planned-workouts/" + squats.workout["id"].dump() + "/exercises";
  Json added = exercise;
  added["plannedWorkoutId"] = squats.workout["id"];
  CHECK(squats.send("POST", "/api/planned-exercises", added, 201)["sets"] == 3);
  CHECK(squats.send("PUT", list, Json::array({exercise}), 200)[0]["setTargets"].size() == 4);
  const Json day{{"dayOfWeek", 2}, {"title", "Legs"}, {"type", "strength"}, {"exercises", Json::array({exercise})}};
  squats.send("PUT", "/api/planned-workouts/" + squats.workout["id"].dump(), {{"exercises", Json::array({exercise})}},
              200);
  CHECK(squats.get(list)[0]["reps"] == 12);
  const Json plan = squats.send("POST", "/api/workout-plans", {{"name", "B"}, {"workouts", Json::array({day})}}, 201);
  const Json week = squats.get("/api/workout-plans/" + plan["id"].dump() + "/workouts");
  const Json planned = squats.get("/api/planned-workouts/" + week[0]["id"].dump() + "/exercises");
  CHECK(planned[0]["setTargets"][3]["setType"] == "drop");
  Json other = day;
  other["workoutPlanId"] = plan["id"];
  other["dayOfWeek"] = 4;
  const Json made = squats.send("POST", "/api/planned-workouts", other, 201);
  CHECK(squats.get("/api/planned-workouts/" + made["id"].dump() + "/exercises")[0]["sets"] == 3);
}

TEST_CASE("wrong sets are refused with every failing field, and nothing changes") {
  Squats squats;
  const Json wrong = Json::parse(R"([{"reps":0},{"setType":"heavy","weight":-1},{"duration":"x"}])");
  const Json list = Json::array({{{"exerciseName", "A"}}, {{"exerciseName", "B"}, {"setTargets", wrong}}});
  const Answer refused =
      squats.app.call("PUT", "/api/planned-workouts/" + squats.workout["id"].dump(), {{"exercises", list}}, squats.me);
  CHECK(refused.status == 400);
  for (const char* field : {"exercises[1].setTargets[0].reps", "exercises[1].setTargets[1].setType",
                            "exercises[1].setTargets[1].weight", "exercises[1].setTargets[2].duration"}) {
    CAPTURE(field);
    CHECK(refused.field(field) != "");
  }
  const auto refusal = [&](const Json& sets) {
    const Answer answer = squats.app.call("PUT", squats.path, {{"setTargets", sets}}, squats.me);
    CHECK(answer.status == 400);
    return answer.field("setTargets");
  };
  CHECK(refusal(Json::array()) == "At least one set must not be a warm-up set");
  CHECK(refusal(Json::array({{{"setType", "warmup"}, {"reps", 5}}})) == "At least one set must not be a warm-up set");
  CHECK(refusal(Json(101, Json{{"reps", 5}})) != "");
  CHECK(refusal("12-10-8") != "");
  const Json untouched = squats.get("/api/planned-workouts/" + squats.workout["id"].dump() + "/exercises");
  CHECK(untouched == squats.exercises);
}

TEST_CASE("a value for all sets makes them alike, and another exercise keeps only the repetitions") {
  Squats squats;
  squats.set_targets(pyramid);
  CHECK(squats.send("PUT", squats.path, {{"notes", "slow"}, {"sets", 3}}, 200)["setTargets"].size() == 4);
  CHECK(squats.send("PUT", squats.path, {{"exerciseName", "goblet squat"}}, 200)["setTargets"][1]["weight"] == 40);
  const Json press = squats.send("PUT", squats.path, {{"exerciseName", "Leg Press"}}, 200);
  CHECK(press["setTargets"][1]["reps"] == 12);
  CHECK(press["setTargets"][1]["weight"].is_null());
  CHECK(press["weight"].is_null());
  const Json alike = squats.send("PUT", squats.path, {{"sets", 5}}, 200);
  CHECK(alike["setTargets"].is_null());
  CHECK(alike["sets"] == 5);
}

TEST_CASE("a tick without values logs the planned sets, and the snapshot outlives the plan") {
  Squats squats;
  const Json planned = squats.set_targets(pyramid)["setTargets"];
  const Json done = squats.squat();
  CHECK(done["plannedSetTargets"] == planned);
  REQUIRE(done["sets"].size() == 4);
  CHECK(done["sets"][0]["setType"] == "warmup");
  CHECK(done["sets"][2]["reps"] == 10);
  CHECK(done["sets"][2]["weight"] == 45.5);
  CHECK(done["actualSets"] == 3);
  CHECK(done["actualReps"] == 12);
  CHECK(done["actualWeight"] == 45.5);
  squats.set_targets(nullptr);
  CHECK(squats.get("/api/exercise-completions")[0]["plannedSetTargets"] == planned);
}

TEST_CASE("a logged pyramid suggests the next step of every set") {
  Squats squats;
  squats.send("PUT", squats.path, {{"scheme", "linear"}, {"setTargets", pyramid}}, 200);
  squats.squat();
  squats.app.clock.advance(std::chrono::hours{24 * 7});
  const Json suggestion = squats.get("/api/planned-workouts/" + squats.workout["id"].dump() + "/suggestions")[0];
  CHECK(suggestion["kind"] == "increase_weight");
  CHECK(suggestion["reason"]["code"] == "PROGRESSION_SETS_NEXT_WEIGHT");
  REQUIRE(suggestion["setTargets"].size() == 4);
  CHECK(suggestion["setTargets"][0]["weight"] == 25);
  CHECK(suggestion["setTargets"][1]["weight"] == 45);
  CHECK(suggestion["setTargets"][3]["weight"] == 35);
  CHECK(suggestion["weight"] == 45);
}
