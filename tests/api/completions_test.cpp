// Tests completions: defaults, repeated ticks, sets, records and deletion.
#include <doctest/doctest.h>

#include "api/training.h"

using namespace fitapp;
using namespace fitapp::tests;
using std::chrono::hours;
using std::chrono::minutes;

TEST_CASE("a tick without values takes those of the plan and stores what was planned") {
  Training training;
  const Json done = training.squat();
  CHECK(done["exerciseName"] == "Goblet Squat");
  CHECK(done["category"] == "main");
  CHECK(done["plannedSets"] == 3);
  CHECK(done["plannedReps"] == 10);
  CHECK(done["plannedWeight"] == 35.5);
  CHECK(done["plannedRestTime"] == 90);
  CHECK(done["actualSets"] == 3);
  CHECK(done["actualReps"] == 10);
  CHECK(done["actualWeight"] == 35.5);
  CHECK(done["actualDuration"].is_null());
  CHECK(done["plannedWorkoutId"] == training.workout["id"]);
  CHECK(done["workoutId"].is_null());
  CHECK(done["date"] == "2026-11-20");
  CHECK(done["completedAt"] == "2026-11-20T10:00:00.000Z");
  CHECK(done["utcOffset"] == 0);
}

TEST_CASE("entered values are stored, including 0 for a failed attempt") {
  Training training;
  const Json done = training.squat({{"actualReps", 0}, {"actualWeight", 50}, {"notes", " too heavy "}});
  CHECK(done["actualReps"] == 0);
  CHECK(done["actualSets"] == 3);
  CHECK(done["actualWeight"] == 50);
  CHECK(done["notes"] == "too heavy");
  CHECK(done["newRecord"].is_null());
  CHECK(training.squat({{"actualSets", 0}}, 200)["actualSets"] == 0);
}

TEST_CASE("a second tick on the same day updates the first; on another day it creates a new one") {
  Training training;
  const Json first = training.squat({{"actualReps", 8}});
  training.app.clock.advance(minutes{10});
  const Json second = training.squat({{"actualReps", 9}, {"notes", "better"}}, 200);
  CHECK(second["id"] == first["id"]);
  CHECK(second["actualReps"] == 9);
  CHECK(training.get("/api/exercise-completions").size() == 1);
  training.app.clock.advance(hours{24});
  CHECK(training.squat()["id"] != first["id"]);
  CHECK(training.get("/api/exercise-completions").size() == 2);
}

TEST_CASE("a completion without a plan can be of a custom or a catalogue exercise") {
  Training training;
  const Json own = training.add_unplanned("Tyre Flip", {{"actualReps", 12}, {"category", "warmup"}});
  CHECK(own["exerciseName"] == "Tyre Flip");
  CHECK(own["category"] == "warmup");
  CHECK(own["exerciseKey"].is_null());
  CHECK(own["plannedExerciseId"].is_null());
  CHECK(own["actualSets"].is_null());
  const Json known = training.add_unplanned("  goblet SQUAT ", {{"actualReps", 12}});
  CHECK(known["exerciseName"] == "Goblet Squat");
  CHECK(known["exerciseKey"].is_string());
  // Without a plan the same exercise can be completed twice a day.
  CHECK(training.add_unplanned("Tyre Flip", {{"actualReps", 12}})["id"] != own["id"]);
  CHECK(training.post_completion(Json::object()).field("plannedExerciseId") == "Required");
  CHECK(training.post_completion({{"exerciseName", ""}}).status == 400);
}

TEST_CASE("each set is stored with its type, effort and time") {
  Training training;
  const Json sets{{{"setType", "warmup"},
                   {"reps", 10},
                   {"weight", 20},
                   {"duration", nullptr},
                   {"distance", nullptr},
                   {"rpe", nullptr},
                   {"doneAt", nullptr}},
                  {{"setType", "normal"},
                   {"reps", 8},
                   {"weight", 45.25},
                   {"duration", 40},
                   {"distance", 100},
                   {"rpe", 7.5},
                   {"doneAt", "2026-11-20T09:58:00.000Z"}},
                  {{"setType", "failure"},
                   {"reps", 0},
                   {"weight", 60},
                   {"duration", nullptr},
                   {"distance", nullptr},
                   {"rpe", 10},
                   {"doneAt", nullptr}}};
  const Json done = training.squat({{"sets", sets}});
  CHECK(done["sets"] == sets);
  CHECK(done["actualSets"] == 2);
  CHECK(done["actualReps"] == 8);
  CHECK(training.get("/api/exercise-completions")[0]["sets"] == sets);
  CHECK(done["firstTime"] == true);
  CHECK(training.squat({{"sets", {sets[1]}}}, 200)["sets"].size() == 1);
  CHECK(training.squat({{"sets", {Json::object()}}}, 200)["sets"][0]["setType"] == "normal");
}

TEST_CASE("invalid sets are reported with their position") {
  Training training;
  auto problem = [&](const char* field, const Json& value) {
    Json body{{"exerciseName", "Row"}, {"sets", {{{"reps", 1}}, {{field, value}}}}};
    return training.post_completion(body).field(std::string("sets[1].") + field);
  };
  CHECK(problem("rpe", 0.5) != "");
  CHECK(problem("rpe", 10.5) != "");
  CHECK(problem("rpe", 7.3) == "RPE must be a multiple of 0.5");
  CHECK(problem("reps", -1) != "");
  CHECK(problem("reps", 10'001) != "");
  CHECK(problem("weight", 5000.01) != "");
  CHECK(problem("duration", 86'401) != "");
  CHECK(problem("setType", "super") == "Invalid input");
  CHECK(problem("doneAt", "soon") == "Invalid date");
  CHECK(problem("rpe", 6.5) == "");
}

TEST_CASE("actual values have limits") {
  Training training;
  for (const auto& [field, value] : std::vector<std::pair<std::string, Json>>{{"actualSets", 101},
                                                                              {"actualReps", 10'001},
                                                                              {"actualReps", 1.5},
                                                                              {"actualWeight", -1},
                                                                              {"actualDuration", 86'401},
                                                                              {"notes", std::string(2001, 'n')},
                                                                              {"category", "middle"},
                                                                              {"date", "soon"}}) {
    CHECK(training.post_completion({{"exerciseName", "Row"}, {field, value}}).field(field) != "");
  }
}

TEST_CASE("the actual values of a completion with sets are always derived from its sets") {
  Training training;
  const Json sets{{{"reps", 5}, {"weight", 135}}, {{"reps", 0}, {"weight", 150}}};
  const Json done = training.add_unplanned("Row", {{"sets", sets}, {"actualWeight", 300}, {"actualReps", 50}});
  CHECK(done["actualWeight"] == 135);
  CHECK(done["actualReps"] == 5);
  CHECK(training.put(done, {{"actualWeight", 300}})["actualWeight"] == 135);
  CHECK(training.put(done, {{"actualWeight", nullptr}})["actualWeight"] == 135);
  CHECK(training.put(done, {{"sets", {{{"reps", 6}, {"weight", 130}}}}, {"actualWeight", 300}})["actualWeight"] == 130);
}

TEST_CASE("a record contains the previous best, not the previous value") {
  Training training;
  for (const double weight : {50, 60, 40}) training.add_unplanned("Row", {{"actualReps", 5}, {"actualWeight", weight}});
  CHECK(training.add_unplanned("Row", {{"actualReps", 5}, {"actualWeight", 65}})["newRecord"]["previousValue"] == 60);
}

TEST_CASE("the first value is no record, a heavier one is, a lighter one is not") {
  Training training;
  const Json first = training.add_unplanned("Row", {{"actualReps", 5}, {"actualWeight", 100}});
  CHECK(first["newRecord"].is_null());
  CHECK(first["firstTime"] == true);
  training.app.clock.advance(hours{24});
  CHECK(training.add_unplanned("Row", {{"actualReps", 5}, {"actualWeight", 95}})["newRecord"].is_null());
  CHECK(training.add_unplanned("ROW", {{"actualReps", 5}, {"actualWeight", 100}})["newRecord"].is_null());
  const Json heavier = training.add_unplanned("Row", {{"actualReps", 5}, {"actualWeight", 100.5}});
  CHECK(heavier["firstTime"] == false);
  CHECK(heavier["newRecord"]["value"] == 100.5);
  CHECK(heavier["newRecord"]["unit"] == "lb");
  CHECK(heavier["newRecord"]["exerciseName"] == "Row");
  CHECK(heavier["newRecord"]["previousValue"] == 100);
  const auto beaten = [&](const char* name, const Json& before, const Json& after) {
    CHECK(training.add_unplanned(name, before)["firstTime"] == true);
    return training.add_unplanned(name, after)["newRecord"]["unit"];
  };
  CHECK(beaten("Pull-up on a tree", {{"actualReps", 7}}, {{"actualReps", 8}}) == "reps");
  CHECK(beaten("Tree hold", {{"actualDuration", 70}}, {{"actualDuration", 71}}) == "s");
  // The first value in another unit is neither a record nor a first completion.
  const Json other_unit = training.add_unplanned("Tree hold", {{"actualReps", 3}});
  CHECK(other_unit["newRecord"].is_null());
  CHECK(other_unit["firstTime"] == false);
  const Json records = training.records();
  CHECK(records.size() == 3);
  CHECK(records[2]["value"] == 100.5);  // the oldest
  CHECK(records[2]["localDate"] == "2026-11-21");
}

TEST_CASE("a correction on the same day corrects the record, up and down") {
  Training training;
  training.squat({{"actualWeight", 45}, {"date", "2026-11-13"}});
  const Json first = training.squat({{"actualWeight", 500}});
  CHECK(first["newRecord"]["value"] == 500);
  const Json corrected = training.squat({{"actualWeight", 50}}, 200);
  CHECK(corrected["newRecord"]["value"] == 50);
  CHECK(corrected["newRecord"]["id"] == first["newRecord"]["id"]);
  CHECK(training.squat({{"actualReps", 0}}, 200)["newRecord"].is_null());
  CHECK(training.records().empty());
  CHECK(training.squat({{"actualWeight", 60}}, 200)["newRecord"]["value"] == 60);
  CHECK(training.records().size() == 1);
}

TEST_CASE("removing a tick removes its record and sets") {
  Training training;
  training.add_unplanned("Row", {{"actualReps", 5}, {"actualWeight", 90}, {"date", "2026-11-13"}});
  const Json first = training.add_unplanned("Row", {{"actualReps", 5}, {"actualWeight", 100}});
  training.app.clock.advance(hours{24});
  const Json best = training.add_unplanned(
      "Row", {{"actualReps", 5}, {"actualWeight", 120}, {"sets", {{{"reps", 5}, {"weight", 120}}}}});
  training.app.clock.advance(hours{24});
  CHECK(training.add_unplanned("Row", {{"actualReps", 5}, {"actualWeight", 110}})["newRecord"].is_null());
  training.send("DELETE", "/api/exercise-completions/" + best["id"].dump(), nullptr, 204);
  const Json records = training.records();
  REQUIRE(records.size() == 2);
  CHECK(records[0]["value"] == 110);  // now it is a record
  CHECK(records[1]["value"] == 100);
  training.send("DELETE", "/api/exercise-completions/" + best["id"].dump(), nullptr, 404);
  CHECK(training.get("/api/exercise-completions").size() == 3);
}

TEST_CASE("a workout of a past day corrects the later records") {
  Training training;
  const auto row = [&](int weight, const char* date) {
    return training.add_unplanned("Row", {{"actualReps", 5}, {"actualWeight", weight}, {"date", date}});
  };
  row(80, "2026-10-01");
  CHECK(row(100, "2026-11-20")["newRecord"]["value"] == 100);
  const Json earlier = row(130, "2026-11-01");
  CHECK(earlier["date"] == "2026-11-01");
  CHECK(earlier["newRecord"]["value"] == 130);
  CHECK(training.records().size() == 1);
  const Json first = row(140, "2026-09-01");
  CHECK(first["firstTime"] == true);
  CHECK(first["newRecord"].is_null());
  CHECK(training.records().empty());
}

TEST_CASE("warm-up and cool-down set no records, nor do stretches and mobility in the main part") {
  Training training;
  const auto counts_for_nothing = [](const Json& done) {
    CHECK(done["newRecord"].is_null());
    CHECK(done["firstTime"] == false);
  };
  for (int more = 0; more < 2; ++more) {
    counts_for_nothing(training.add_unplanned("Row", {{"actualReps", 50 + more}, {"category", "warmup"}}));
    counts_for_nothing(training.add_unplanned("Cobra Pose", {{"actualDuration", 20 + more}}));
    counts_for_nothing(training.add_unplanned("pigeon pose", {{"actualDuration", 20 + more}}));
  }
  const Json stretch =
      training.send("POST", "/api/exercise-completions", {{"plannedExerciseId", training.exercises[2]["id"]}}, 201);
  CHECK(stretch["actualDuration"] == 30);
  counts_for_nothing(stretch);
  CHECK(training.records().empty());
}

TEST_CASE("a tick after midnight belongs to the day on which the workout began, if it is sent") {
  Training training("America/New_York");
  training.app.clock.set(*parse_timestamp("2026-11-21T05:10:00.000Z"));  // 00:10 on Saturday
  const Json done = training.squat({{"date", "2026-11-20"}});
  CHECK(done["date"] == "2026-11-20");
  CHECK(done["localDate"] == "2026-11-20");
  CHECK(done["completedAt"] == "2026-11-21T05:10:00.000Z");
  CHECK(training.squat({{"date", "2026-11-20"}, {"actualReps", 4}}, 200)["id"] == done["id"]);
  const Json log =
      training.send("POST", "/api/workouts",
                    {{"type", "strength"}, {"plannedWorkoutId", training.workout["id"]}, {"date", "2026-11-20"}}, 201);
  CHECK(log["localDate"] == "2026-11-20");
  CHECK(training.get("/api/exercise-completions?date=2026-11-20")[0]["workoutId"] == log["id"]);
  CHECK(training.get("/api/exercise-completions?date=2026-11-21").empty());
  CHECK(training.squat()["date"] == "2026-11-21");
}

TEST_CASE("a logged planned workout includes that day's ticks that belong to no other workout") {
  Training training;
  const Json squat = training.squat();
  const Json hold =
      training.send("POST", "/api/exercise-completions", {{"plannedExerciseId", training.exercises[1]["id"]}}, 201);
  const Json add_unplanned = training.add_unplanned("Row", {{"actualReps", 5}});
  const Json body{{"type", "strength"}, {"plannedWorkoutId", training.workout["id"]}};
  const Json first = training.send("POST", "/api/workouts", body, 201);
  CHECK(first["plannedWorkoutId"] == training.workout["id"]);
  const Json second = training.send("POST", "/api/workouts", body, 201);
  for (const Json& each : training.get("/api/exercise-completions")) {
    CHECK(each["workoutId"] == (each["id"] == add_unplanned["id"] ? Json() : first["id"]));
  }
  training.send("DELETE", "/api/workouts/" + second["id"].dump(), nullptr, 204);
  CHECK(training.get("/api/exercise-completions").size() == 3);
  training.send("DELETE", "/api/workouts/" + first["id"].dump(), nullptr, 204);
  CHECK(training.get("/api/exercise-completions").size() == 1);
}

TEST_CASE("completions are listed newest first and by day") {
  Training training;
  training.add_unplanned("A", {{"date", "2026-11-10"}});
  training.add_unplanned("B", Json::object());
  training.add_unplanned("C", {{"completedAt", "2026-11-15T08:00:00.000Z"}});
  const Json all = training.get("/api/exercise-completions");
  CHECK(all[0]["exerciseName"] == "B");
  CHECK(all[1]["exerciseName"] == "C");
  CHECK(all[2]["exerciseName"] == "A");
  CHECK(training.get("/api/exercise-completions?date=2026-11-15").size() == 1);
  CHECK(training.get("/api/exercise-completions?from=2026-11-11&to=2026-11-20").size() == 2);
  CHECK(training.get("/api/exercise-completions?limit=1&offset=2")[0]["exerciseName"] == "A");
  CHECK(training.app.call("GET", "/api/exercise-completions?date=today", nullptr, training.me).field("date") ==
        "Invalid date");
}

TEST_CASE("a repeated client key returns the first tick") {
  Training training;
  const Json body{{"exerciseName", "Row"}, {"actualReps", 5}, {"actualWeight", 90}, {"clientKey", "tick-1"}};
  const Json first = training.send("POST", "/api/exercise-completions", body, 201);
  CHECK(training.send("POST", "/api/exercise-completions", body, 200) == first);
  Json other = body;
  other["actualReps"] = 6;
  CHECK(training.post_completion(other).status == 409);
}

TEST_CASE("another user's exercise, completion and records are not accessible") {
  Training training;
  const Json done = training.squat();
  const Send eve{.token = training.app.sign_up("eve@example.com", "Eve")};
  const Answer tick =
      training.app.call("POST", "/api/exercise-completions", {{"plannedExerciseId", training.exercises[0]["id"]}}, eve);
  CHECK(tick.status == 404);
  CHECK(tick.field("plannedExerciseId") != "");
  const std::string target = "/api/exercise-completions/" + done["id"].dump();
  CHECK(training.app.call("DELETE", target, nullptr, eve).status == 404);
  CHECK(training.app.call("PUT", target, {{"actualReps", 1}}, eve).status == 404);
  CHECK(training.app.call("GET", "/api/exercise-completions", nullptr, eve).body.empty());
  CHECK(training.app.call("GET", "/api/personal-records", nullptr, eve).body.empty());
  CHECK(training.get("/api/exercise-completions").size() == 1);
}

TEST_CASE("renaming an exercise between two ticks leaves no record under the old name") {
  Training training;
  training.squat({{"actualWeight", 70}, {"date", "2026-11-13"}});
  CHECK(training.squat({{"actualWeight", 100}})["newRecord"].is_object());
  training.send("PUT", "/api/planned-exercises/" + training.exercises[0]["id"].dump(),
                {{"exerciseName", "Box Squat of mine"}}, 200);
  const Json done = training.squat({{"actualWeight", 80}}, 200);
  CHECK(done["exerciseName"] == "Box Squat of mine");
  CHECK(done["exerciseKey"].is_null());
  CHECK(done["firstTime"] == true);
  CHECK(training.records().empty());
}

TEST_CASE("one request returns the last completion of each exercise, regardless of case") {
  Training training;
  training.add_unplanned("Back Squat",
                         {{"actualSets", 3}, {"actualReps", 8}, {"actualWeight", 95}, {"date", "2026-11-10"}});
  training.add_unplanned("back squat", {{"sets", {{{"reps", 10}, {"weight", 95}}, {{"reps", 9}, {"weight", 95}}}},
                                        {"date", "2026-11-17"}});
  training.add_unplanned("Plank", {{"actualDuration", 40}, {"date", "2026-11-12"}});
  const Json last = training.get("/api/exercise-completions/last");
  REQUIRE(last.size() == 2);
  CHECK(last[0]["exerciseName"] == "back squat");
  CHECK(last[0]["localDate"] == "2026-11-17");
  CHECK(last[0]["sets"].size() == 2);
  CHECK(last[0]["actualReps"] == 10);
  CHECK(last[1]["exerciseName"] == "Plank");
  CHECK(last[1]["actualDuration"] == 40);
}

TEST_CASE("ticks on the day of the workout do not count as the last completion") {
  Training training;
  training.add_unplanned("Goblet Squat", {{"actualReps", 8}, {"date", "2026-11-13"}});
  training.squat({{"actualReps", 12}});
  const Json last = training.get("/api/exercise-completions/last?before=2026-11-20");
  REQUIRE(last.size() == 1);
  CHECK(last[0]["localDate"] == "2026-11-13");
  CHECK(training.get("/api/exercise-completions/last")[0]["localDate"] == "2026-11-20");
  CHECK(training.get("/api/exercise-completions/last?before=2026-11-13").empty());
}

TEST_CASE("the sets of another workout that was logged on the same day are the last completion") {
  Training training;
  training.add_unplanned("Goblet Squat", {{"actualReps", 8}, {"date", "2026-11-13"}});
  const Json done = training.squat({{"actualReps", 12}});
  const Json logged =
      training.send("POST", "/api/workouts", {{"type", "strength"}, {"completionIds", {done["id"]}}}, 201);
  const auto reps_of = [&](const std::string& query) {
    const Json last = training.get("/api/exercise-completions/last?before=2026-11-20" + query);
    REQUIRE(last.size() == 1);
    CHECK(last[0]["localDate"] == (last[0]["actualReps"] == 12 ? "2026-11-20" : "2026-11-13"));
    return last[0]["actualReps"];
  };
  CHECK(reps_of("") == 12);
  for (const auto& [field, id] :
       {std::pair{"&workoutId=", logged["id"]}, {"&plannedWorkoutId=", done["plannedWorkoutId"]}}) {
    CHECK(reps_of(field + id.dump()) == 8);  // its own sets
    CHECK(reps_of(field + id.dump() + "99") == 12);
  }
}

TEST_CASE("the last completion is the user's own") {
  Training training;
  training.squat();
  const Send eve{.token = training.app.sign_up("eve@example.com", "Eve"), .zone = "UTC"};
  CHECK(training.app.call("GET", "/api/exercise-completions/last", nullptr, eve).body.empty());
}
