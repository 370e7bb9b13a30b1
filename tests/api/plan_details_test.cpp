// Tests defaults of custom exercises, supersets and the only favourite plan.
#include <doctest/doctest.h>

#include "api/planner.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("a custom exercise defaults to three sets, one in the cool-down, and 60 seconds of rest") {
  Planner planner;
  const Json workout = planner.day(planner.plan(), 1, "Own",
                                   {{"exercises",
                                     {{{"exerciseName", "Tyre Flip"}},
                                      {{"exerciseName", "Door Stretch"}, {"category", "cooldown"}, {"duration", 30}},
                                      {{"exerciseName", "Log Carry"}, {"sets", 5}, {"restTime", 0}},
                                      {{"exerciseName", "goblet squat"}}}}});
  const Json list = planner.exercises(workout);
  const auto is = [](const Json& exercise, const Json& sets, const Json& rest) {
    CHECK(exercise["sets"] == sets);
    CHECK(exercise["restTime"] == rest);
  };
  is(list[0], 3, 60);
  is(list[1], 1, 60);
  is(list[2], 5, 0);
  is(list[3], nullptr, nullptr);
  is(planner.call_ok("POST", "/api/planned-exercises",
                     {{"plannedWorkoutId", workout["id"]}, {"exerciseName", "Sandbag"}, {"category", "warmup"}}),
     3, 60);
}

TEST_CASE("the superset flag can be set on every route that plans exercises") {
  Planner planner;
  const Json workout = planner.day(
      planner.plan(), 1, "Arms",
      {{"exercises",
        {{{"exerciseName", "Dumbbell Curl"}, {"supersetWithNext", true}}, {{"exerciseName", "Triceps Kickback"}}}}});
  const Json list = planner.exercises(workout);
  CHECK(list[0]["supersetWithNext"] == true);
  CHECK(list[1]["supersetWithNext"] == false);
  const std::string path = "/api/planned-exercises/" + list[0]["id"].dump();
  CHECK(planner.call_ok("PUT", path, {{"reps", 8}})["supersetWithNext"] == true);
  CHECK(planner.call_ok("PUT", path, {{"supersetWithNext", false}})["supersetWithNext"] == false);
  CHECK(planner.call("PUT", path, {{"supersetWithNext", "yes"}}).field("supersetWithNext") != "");
}

TEST_CASE("making a plan the only favourite removes the flag from all others") {
  Planner planner;
  const Json old = planner.plan("Old", {{"isFavorite", true}});
  const Json made = planner.plan("New", {{"onlyFavorite", true}});
  CHECK(made["isFavorite"] == true);
  const auto favorites = [&] {
    std::vector<std::string> names;
    for (const Json& each : planner.call_ok("GET", "/api/workout-plans")) {
      if (each["isFavorite"] == true) names.push_back(each["name"].get<std::string>());
    }
    return names;
  };
  CHECK(favorites() == std::vector<std::string>{"New"});
  CHECK(planner.call_ok("PUT", "/api/workout-plans/" + old["id"].dump(), {{"onlyFavorite", true}})["isFavorite"] ==
        true);
  CHECK(favorites() == std::vector<std::string>{"Old"});
  planner.call_ok("PUT", "/api/workout-plans/" + made["id"].dump(), {{"isFavorite", true}, {"onlyFavorite", false}});
  CHECK(favorites().size() == 2);
  const Json personal = planner.call_ok("POST", "/api/generate-personalized-workout",
                                        {{"targetAreas", {"core"}}, {"onlyFavorite", true}});
  CHECK(favorites() == std::vector<std::string>{personal["workoutPlan"]["name"].get<std::string>()});
}
