// Tests plans, planned workouts and planned exercises.
// Over 400 lines because copies are made of the same plans.
#include <doctest/doctest.h>

#include "api/planner.h"

using namespace fitapp;
using namespace fitapp::tests;

namespace {

Json many(int count, const std::string& section) {
  Json list = Json::array();
  for (int i = 0; i < count; ++i) list.push_back({{"exerciseName", "E" + std::to_string(i)}, {"category", section}});
  return list;
}

std::vector<std::string> values(const Json& list, const char* field) {
  std::vector<std::string> out;
  for (const Json& each : list) out.push_back(each[field].get<std::string>());
  return out;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a plan needs a name and lasts twelve weeks by default") {
  Planner planner;
  const Json made = planner.plan(" Week ");
  CHECK(made["name"] == "Week");
  CHECK(made["duration"] == "12 weeks");
  CHECK(made["isFavorite"] == false);
  CHECK(made["description"].is_null());
  CHECK(planner.call("POST", "/api/workout-plans", {{"name", "  "}}).field("name") == "Required");
  CHECK(planner.call("POST", "/api/workout-plans", {{"name", std::string(201, 'a')}}).field("name") != "");
}

TEST_CASE("plans are listed favourites first, then newest, and several can be favourites") {
  Planner planner;
  for (const char* name : {"a", "b", "c", "d"}) {
    planner.app.clock.advance(std::chrono::minutes{1});
    planner.plan(name, {{"isFavorite", std::string(name) == "b"}});
  }
  CHECK(values(planner.call_ok("GET", "/api/workout-plans"), "name") == Names{"b", "d", "c", "a"});
  const Json a = planner.call_ok("GET", "/api/workout-plans")[3];
  const std::string path = "/api/workout-plans/" + a["id"].dump();
  CHECK(planner.call_ok("PUT", path, {{"isFavorite", true}})["name"] == "a");
  CHECK(values(planner.call_ok("GET", "/api/workout-plans"), "name") == Names{"b", "a", "d", "c"});
  planner.call_ok("PUT", path, {{"description", "easy"}, {"duration", "4 weeks"}});
  CHECK(planner.call_ok("PUT", path, {{"isFavorite", false}})["description"] == "easy");
  CHECK(planner.call_ok("PUT", path, {{"description", nullptr}})["description"].is_null());
  CHECK(planner.call("PUT", path, {{"name", nullptr}}).status == 400);
}

TEST_CASE("a plan is created with its week in one request, Monday first") {
  Planner planner;
  const Json plan = planner.plan("Week", {{"workouts",
                                           {{{"dayOfWeek", 0}, {"title", "Sunday"}, {"type", "rest"}},
                                            {{"dayOfWeek", 3},
                                             {"title", "Wednesday"},
                                             {"type", "yoga"},
                                             {"exercises", {{{"exerciseName", "Plank"}}, {{"exerciseName", "Own"}}}}},
                                            {{"dayOfWeek", 1}, {"title", "Monday"}, {"type", "hiit"}}}}});
  const Json week = planner.days(plan);
  CHECK(values(week, "title") == Names{"Monday", "Wednesday", "Sunday"});
  CHECK(values(planner.exercises(week[1]), "exerciseName") == Names{"Plank", "Own"});
  CHECK(planner.exercises(week[0]).empty());
}

TEST_CASE("an invalid exercise is reported with its position, and no plan is created") {
  Planner planner;
  auto post_completion = [&](const Json& workouts) {
    return planner.call("POST", "/api/workout-plans", {{"name", "Week"}, {"workouts", workouts}});
  };
  const Json call_ok{{"dayOfWeek", 1}, {"title", "Monday"}, {"type", "strength"}};
  const Answer bad = post_completion(
      {call_ok,
       {{"dayOfWeek", 2},
        {"title", "Tuesday"},
        {"type", "strength"},
        {"exercises", {{{"exerciseName", "Squat"}}, {{"exerciseName", "Row"}, {"sets", 0}, {"reps", "ten"}}}}}});
  CHECK(bad.status == 400);
  CHECK(bad.field("workouts[1].exercises[1].sets") == "Must be at least 1");
  CHECK(bad.field("workouts[1].exercises[1].reps") == "Expected number, received string");
  CHECK(post_completion(
            {call_ok, {{"dayOfWeek", 2}, {"title", "Full"}, {"type", "yoga"}, {"exercises", many(6, "cooldown")}}})
            .field("workouts[1].exercises") == "Cool-down can have at most 5 exercises");
  CHECK(post_completion({{{"dayOfWeek", 2}, {"title", "Rest"}, {"type", "rest"}, {"exercises", many(1, "main")}}})
            .field("workouts[0].exercises") == "A rest day cannot have exercises");
  CHECK(post_completion({call_ok, call_ok}).field("workouts[1].dayOfWeek") != "");
  CHECK(post_completion({{{"dayOfWeek", 7}, {"title", "Eighth"}, {"type", "yoga"}}}).field("workouts[0].dayOfWeek") !=
        "");
  CHECK(planner.call_ok("GET", "/api/workout-plans").empty());
}

TEST_CASE("a day with a workout is a conflict unless it is to be replaced") {
  Planner planner;
  const Json plan = planner.plan();
  const Json old = planner.day(plan, 1, "Old");
  Json body{{"workoutPlanId", plan["id"]},
            {"dayOfWeek", 1},
            {"title", "New"},
            {"type", "hiit"},
            {"exercises", many(2, "main")}};
  const Answer taken = planner.call("POST", "/api/planned-workouts", body);
  CHECK(taken.status == 409);
  CHECK(taken.code() == "DAY_TAKEN");
  CHECK(taken.field("dayOfWeek") != "");
  CHECK(taken.message().find("Old") != std::string::npos);
  CHECK(planner.days(plan)[0] == old);
  body["replace"] = true;
  const Json made = planner.call_ok("POST", "/api/planned-workouts", body);
  CHECK(planner.days(plan) == Json::array({made}));
  CHECK(planner.exercises(made).size() == 2);
  CHECK(planner.call("GET", "/api/planned-workouts/" + old["id"].dump() + "/exercises").status == 404);
}

TEST_CASE("moving to a free day succeeds, to a taken day it is a conflict, and with replace the two swap") {
  Planner planner;
  const Json plan = planner.plan();
  const Json legs = planner.day(plan, 1, "Legs");
  const Json arms = planner.day(plan, 3, "Arms");
  const std::string path = "/api/planned-workouts/" + legs["id"].dump();
  CHECK(planner.call_ok("PUT", path, {{"dayOfWeek", 5}})["dayOfWeek"] == 5);
  CHECK(planner.call_ok("PUT", path, {{"dayOfWeek", 5}, {"title", "Legs"}})["dayOfWeek"] ==
        5);  // the day it already has
  const Answer taken = planner.call("PUT", path, {{"dayOfWeek", 3}, {"title", "Changed"}});
  CHECK(taken.status == 409);
  CHECK(taken.code() == "DAY_TAKEN");
  CHECK(planner.days(plan)[1]["title"] == "Legs");
  CHECK(planner.call_ok("PUT", path, {{"dayOfWeek", 3}, {"replace", true}})["dayOfWeek"] == 3);
  const Json week = planner.days(plan);
  REQUIRE(week.size() == 2);
  CHECK(week[0]["id"] == legs["id"]);
  CHECK(week[1]["id"] == arms["id"]);
  CHECK(week[1]["dayOfWeek"] == 5);
}

TEST_CASE("a planned workout and its exercises change together or not at all") {
  Planner planner;
  const Json legs = planner.day(planner.plan(), 1, "Legs", {{"exercises", many(2, "main")}});
  const std::string path = "/api/planned-workouts/" + legs["id"].dump();
  const Json first = planner.exercises(legs)[0];
  const Json list{{{"exerciseName", "Plank"}, {"duration", 30}},
                  {{"id", first["id"]}, {"exerciseName", first["exerciseName"]}, {"reps", 12}}};
  CHECK(planner.call_ok("PUT", path, {{"title", "Core"}, {"exercises", list}})["title"] == "Core");
  const Json now = planner.exercises(legs);
  REQUIRE(now.size() == 2);
  CHECK(now[0]["exerciseName"] == "Plank");
  CHECK(now[1]["id"] == first["id"]);
  CHECK(now[1]["reps"] == 12);

  const Answer gone =
      planner.call("PUT", path, {{"title", "Arms"}, {"exercises", {{{"id", 999}, {"exerciseName", "Dip"}}}}});
  CHECK(gone.status == 404);
  CHECK(gone.field("exercises[0].id") == "Planned exercise not found");
  CHECK(planner.call("PUT", path, {{"title", "Arms"}, {"exercises", many(11, "main")}}).field("exercises") ==
        "Main can have at most 10 exercises");
  CHECK(planner.call("PUT", path, {{"type", "rest"}, {"exercises", many(1, "main")}}).field("exercises") ==
        "A rest day cannot have exercises");
  CHECK(planner.exercises(legs) == now);
  CHECK(planner.call_ok("PUT", path, {{"notes", "slow"}})["title"] == "Core");
  CHECK(planner.exercises(legs) == now);
}

TEST_CASE("a planned workout that becomes a rest day loses its exercises") {
  Planner planner;
  const Json workout = planner.day(planner.plan(), 1, "Legs", {{"notes", "slow"}, {"exercises", many(3, "main")}});
  const std::string path = "/api/planned-workouts/" + workout["id"].dump();
  const Json rest = planner.call_ok("PUT", path, {{"type", "rest"}, {"title", "Rest"}});
  CHECK(rest["notes"] == "slow");
  CHECK(planner.exercises(workout).empty());
  CHECK(planner.call("POST", "/api/planned-exercises", {{"plannedWorkoutId", workout["id"]}, {"exerciseName", "Squat"}})
            .field("plannedWorkoutId") == "A rest day cannot have exercises");
  CHECK(planner.call("PUT", path + "/exercises", many(1, "main")).field("exercises") ==
        "A rest day cannot have exercises");
  CHECK(planner.call_ok("PUT", path, {{"notes", nullptr}})["notes"].is_null());
}

TEST_CASE("a full section accepts no more exercises on any route, and the error names it") {
  Planner planner;
  Json full = many(7, "warmup");
  for (const Json& each : many(10, "main")) full.push_back(each);
  for (const Json& each : many(5, "cooldown")) full.push_back(each);
  const Json workout = planner.day(planner.plan(), 1, "Full", {{"exercises", full}});
  CHECK(planner.exercises(workout).size() == 22);
  auto add = [&](const char* section) {
    return planner.call("POST", "/api/planned-exercises",
                        {{"plannedWorkoutId", workout["id"]}, {"exerciseName", "More"}, {"category", section}});
  };
  CHECK(add("warmup").message() == "Warm-up can have at most 7 exercises");
  CHECK(add("main").message() == "Main can have at most 10 exercises");
  CHECK(add("cooldown").message() == "Cool-down can have at most 5 exercises");
  const Json first = planner.exercises(workout)[0];
  CHECK(planner.call("PUT", "/api/planned-exercises/" + first["id"].dump(), {{"category", "main"}}).status == 400);
  CHECK(
      planner.call("PUT", "/api/planned-workouts/" + workout["id"].dump() + "/exercises", many(11, "main")).message() ==
      "Main can have at most 10 exercises");
  CHECK(planner.exercises(workout).size() == 22);
  CHECK(planner.exercises(workout)[0] == first);
}

TEST_CASE("replacing the list keeps the exercises with ids, in the new order, and deletes the others") {
  Planner planner;
  const Json workout = planner.day(planner.plan(), 5, "Legs", {{"exercises", many(3, "main")}});
  const std::string path = "/api/planned-workouts/" + workout["id"].dump() + "/exercises";
  const Json before = planner.exercises(workout);
  const Json list = planner.call_ok("PUT", path,
                                    {{{"exerciseName", "New"}, {"sets", 2}},
                                     {{"id", before[2]["id"]}, {"exerciseName", "E2"}, {"reps", 8}},
                                     {{"id", before[0]["id"]}, {"exerciseName", "Plank"}}});
  CHECK(values(list, "exerciseName") == Names{"New", "E2", "Plank"});
  CHECK(list[1]["id"] == before[2]["id"]);
  CHECK(list[1]["reps"] == 8);
  CHECK(list[2]["id"] == before[0]["id"]);
  CHECK(list[2]["instructions"].is_string());
  CHECK(list[0]["orderIndex"] == 0);
  CHECK(list == planner.exercises(workout));
  CHECK(planner.call_ok("PUT", path, list) == list);
  CHECK(planner.call("DELETE", "/api/planned-exercises/" + before[1]["id"].dump()).status == 404);
  CHECK(planner.call_ok("PUT", path, Json::array()).empty());
}

TEST_CASE("a list with an exercise of another workout, or a duplicate, changes nothing") {
  Planner planner;
  const Json plan = planner.plan();
  const Json legs = planner.day(plan, 1, "Legs", {{"exercises", many(1, "main")}});
  const Json arms = planner.day(plan, 2, "Arms", {{"exercises", many(2, "main")}});
  const Json leg = planner.exercises(legs)[0];
  const Json before = planner.exercises(arms);
  const std::string path = "/api/planned-workouts/" + arms["id"].dump() + "/exercises";
  const Answer foreign =
      planner.call("PUT", path, {{{"exerciseName", "New"}}, {{"id", leg["id"]}, {"exerciseName", "E0"}}});
  CHECK(foreign.status == 404);
  CHECK(foreign.field("[1].id") != "");
  const Answer twice = planner.call("PUT", path, {before[0], before[0]});
  CHECK(twice.status == 400);
  CHECK(twice.field("[1].id") != "");
  CHECK(planner.call("PUT", path, {{{"exerciseName", ""}}}).field("[0].exerciseName") == "Required");
  CHECK(planner.exercises(arms) == before);
  CHECK(planner.exercises(legs)[0] == leg);
}

TEST_CASE("a catalogue exercise has its texts regardless of case, a custom one has none") {
  Planner planner;
  const Json workout = planner.day(planner.plan(), 1);
  auto add = [&](const std::string& name) {
    return planner.call_ok("POST", "/api/planned-exercises",
                           {{"plannedWorkoutId", workout["id"]}, {"exerciseName", name}});
  };
  const Json known = add("  goblet SQUAT");
  CHECK(known["exerciseName"] == "Goblet Squat");
  CHECK(known["exerciseKey"].is_string());
  for (const char* field : {"instructions", "coachingCues", "whyIncluded", "difficulty"})
    CHECK(known[field].is_string());
  CHECK(known["muscleGroups"].size() > 0);
  CHECK(known["videoUrl"].get<std::string>().find("search_query=Goblet+Squat") != std::string::npos);
  CHECK(known["sets"].is_null());  // catalogue exercises get no default sets
  const Json own = add("Goblet Squat of mine");
  for (const char* field : {"exerciseKey", "instructions", "coachingCues", "videoUrl", "whyIncluded", "difficulty"}) {
    CHECK(own[field].is_null());
  }
  CHECK(own["muscleGroups"] == Json::array());
  const std::string path = "/api/planned-exercises/" + known["id"].dump();
  CHECK(planner.call_ok("PUT", path, {{"exerciseName", "Something else"}})["instructions"].is_null());
  CHECK(planner.call_ok("PUT", path, {{"exerciseName", "plank"}})["exerciseName"] == "Plank");
}

TEST_CASE("an added exercise is put at the end unless it has a position") {
  Planner planner;
  const Json workout = planner.day(planner.plan(), 1, "Legs", {{"exercises", many(2, "main")}});
  const Json body{{"plannedWorkoutId", workout["id"]}, {"exerciseName", "Last"}};
  CHECK(planner.call_ok("POST", "/api/planned-exercises", body)["orderIndex"] == 2);
  Json first = body;
  first["exerciseName"] = "Early";
  first["orderIndex"] = 1;
  planner.call_ok("POST", "/api/planned-exercises", first);
  CHECK(values(planner.exercises(workout), "exerciseName") == Names{"E0", "E1", "Early", "Last"});
}

TEST_CASE("an exercise's update keeps, sets and clears fields within their limits") {
  Planner planner;
  const Json workout = planner.day(planner.plan(), 1, "Legs",
                                   {{"exercises",
                                     {{{"exerciseName", "Own"},
                                       {"sets", 3},
                                       {"reps", 10},
                                       {"weight", 20.25},
                                       {"duration", 60},
                                       {"restTime", 90},
                                       {"notes", "slow"}}}}});
  const Json exercise = planner.exercises(workout)[0];
  const std::string path = "/api/planned-exercises/" + exercise["id"].dump();
  Json expected = exercise;
  expected["reps"] = 12;
  expected["weight"] = nullptr;
  CHECK(planner.call_ok("PUT", path, {{"reps", 12}, {"weight", nullptr}}) == expected);
  for (const auto& [field, value] : std::vector<std::pair<std::string, Json>>{{"sets", 0},
                                                                              {"sets", 101},
                                                                              {"reps", 0},
                                                                              {"reps", 10'001},
                                                                              {"weight", 5000.01},
                                                                              {"duration", 86'401},
                                                                              {"restTime", -1},
                                                                              {"orderIndex", -1},
                                                                              {"category", "middle"},
                                                                              {"notes", std::string(2001, 'n')}}) {
    CHECK(planner.call("PUT", path, {{field, value}}).field(field) != "");
  }
  CHECK(planner.exercises(workout)[0] == expected);
}

TEST_CASE("training history survives the deletion of plans, workouts and exercises") {
  Planner planner;
  const Json plan = planner.plan();
  const Json workout =
      planner.day(plan, 5, "Legs",
                  {{"exercises", {{{"exerciseName", "Goblet Squat"}, {"sets", 3}, {"reps", 10}, {"weight", 50}}}}});
  const Json exercise = planner.exercises(workout)[0];
  const Json done =
      planner.call_ok("POST", "/api/exercise-completions",
                      {{"plannedExerciseId", exercise["id"]}, {"sets", {{{"reps", 10}, {"weight", 50}}}}});
  planner.call_ok("POST", "/api/workouts", {{"type", "strength"}, {"plannedWorkoutId", workout["id"]}});
  const Json records = planner.call_ok("GET", "/api/personal-records");
  planner.call_ok("PUT", "/api/planned-workouts/" + workout["id"].dump() + "/exercises", Json::array());
  Json kept = planner.call_ok("GET", "/api/exercise-completions")[0];
  CHECK(kept["id"] == done["id"]);
  CHECK(kept["plannedExerciseId"].is_null());
  CHECK(kept["plannedWorkoutId"] == workout["id"]);
  CHECK(kept["exerciseName"] == "Goblet Squat");
  CHECK(kept["plannedReps"] == 10);
  CHECK(kept["sets"].size() == 1);
  CHECK(planner.call("DELETE", "/api/workout-plans/" + plan["id"].dump()).status == 204);
  kept = planner.call_ok("GET", "/api/exercise-completions")[0];
  CHECK(kept["plannedWorkoutId"].is_null());
  CHECK(kept["workoutId"].is_number());
  CHECK(planner.call_ok("GET", "/api/personal-records") == records);
  CHECK(planner.call_ok("GET", "/api/workouts")[0]["plannedWorkoutId"].is_null());
  CHECK(planner.call_ok("GET", "/api/stats")["totalWorkouts"] == 1);
}

TEST_CASE("a repeated client key creates one plan") {
  Planner planner;
  const Json first = planner.plan(
      "Week", {{"clientKey", "k"}, {"workouts", {{{"dayOfWeek", 1}, {"title", "Legs"}, {"type", "yoga"}}}}});
  const Answer again = planner.call(
      "POST", "/api/workout-plans",
      {{"name", "Week"}, {"clientKey", "k"}, {"workouts", {{{"dayOfWeek", 1}, {"title", "Legs"}, {"type", "yoga"}}}}});
  CHECK(again.status == 200);
  CHECK(again.body == first);
  CHECK(planner.call_ok("GET", "/api/workout-plans").size() == 1);
  CHECK(planner.days(first).size() == 1);
}

TEST_CASE("a plan is copied with its week under a name of its own, in the user's language") {
  Planner planner;
  const Json plan = planner.plan("Push", {{"isFavorite", true}, {"description", "Heavy"}});
  const Json monday = planner.day(plan, 1, "Chest", {{"exercises", {{{"exerciseName", "Push-Up"}, {"sets", 3}}}}});
  const std::string path = "/api/workout-plans/" + plan["id"].dump() + "/copy";
  const Json copy = planner.call_ok("POST", path);
  CHECK(copy["name"] == "Copy of Push");
  CHECK(copy["description"] == "Heavy");
  CHECK(copy["isFavorite"] == false);
  CHECK(values(planner.days(copy), "title") == Names{"Chest"});
  CHECK(values(planner.exercises(planner.days(copy)[0]), "exerciseName") == Names{"Push-Up"});
  CHECK(planner.days(copy)[0]["id"] != monday["id"]);
  CHECK(planner.call_ok("POST", path)["name"] == "Copy of Push 2");
  planner.me.language = "de-DE";
  CHECK(planner.call_ok("POST", path, {{"onlyFavorite", true}})["isFavorite"] == true);
  CHECK(values(planner.call_ok("GET", "/api/workout-plans"), "name").front() == "Kopie von Push");
  CHECK(planner.call("POST", "/api/workout-plans/99/copy").status == 404);
}

TEST_CASE("a copied plan is created once for each client key") {
  Planner planner;
  const Json plan = planner.plan("Push");
  const std::string path = "/api/workout-plans/" + plan["id"].dump() + "/copy";
  const Answer first = planner.call("POST", path, {{"clientKey", "k"}});
  CHECK(first.status == 201);
  planner.call_ok("DELETE", "/api/workout-plans/" + plan["id"].dump());
  const Answer retry = planner.call("POST", path, {{"clientKey", "k"}});
  CHECK(retry.status == 200);
  CHECK(retry.body["id"] == first.body["id"]);
  CHECK(planner.call_ok("GET", "/api/workout-plans").size() == 1);
}

TEST_CASE("a day is copied to a free day, asks before it replaces another, and never replaces itself") {
  Planner planner;
  const Json plan = planner.plan();
  const Json legs = planner.day(plan, 1, "Legs", {{"exercises", {{{"exerciseName", "Goblet Squat"}}}}});
  planner.day(plan, 2, "Arms");
  const std::string path = "/api/planned-workouts/" + legs["id"].dump() + "/copy";
  const Json copy = planner.call_ok("POST", path, {{"dayOfWeek", 5}});
  CHECK(copy["title"] == "Legs");
  CHECK(values(planner.exercises(copy), "exerciseName") == Names{"Goblet Squat"});
  CHECK(planner.call("POST", path, {{"dayOfWeek", 2}}).code() == "DAY_TAKEN");
  planner.call_ok("POST", path, {{"dayOfWeek", 2}, {"replace", true}});
  CHECK(values(planner.days(plan), "title") == Names{"Legs", "Legs", "Legs"});
  CHECK(planner.call("POST", path, {{"dayOfWeek", 1}, {"replace", true}}).field("dayOfWeek") ==
        "Choose another day: the workout is on this one");
  CHECK(planner.call("POST", path, {{"dayOfWeek", 7}}).status == 400);
  const Answer gone = planner.call("POST", path, {{"dayOfWeek", 3}, {"workoutPlanId", 99}});
  CHECK(gone.status == 404);
  CHECK(gone.field("workoutPlanId") == "Workout plan not found");
  CHECK(planner.call("POST", "/api/planned-workouts/99/copy", {{"dayOfWeek", 3}}).status == 404);
  CHECK(planner.call("POST", "/api/planned-workouts/99/copy").status == 404);
}
