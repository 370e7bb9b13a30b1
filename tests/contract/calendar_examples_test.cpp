// Records examples of a month of logged workouts for the calendar.
#include <doctest/doctest.h>

#include "support/test_app.h"

using namespace fitapp;
using namespace fitapp::tests;

TEST_CASE("examples of a month of workouts are as recorded") {
  TestApp app;  // Friday, 20 November 2026
  const Send me{.token = app.sign_up(), .zone = "Europe/Berlin"};
  const auto log = [&](const Json& body) {
    const Answer made = app.call("POST", "/api/workouts", body, me);
    REQUIRE(made.status == 201);
    return made.body["id"].get<int>();
  };
  log({{"type", "running"}, {"name", "Long run"}, {"duration", 75}, {"distance", 12000}, {"date", "2026-10-31"}});
  log({{"type", "strength"}, {"name", "Push day"}, {"duration", 50}, {"date", "2026-11-03"}});
  log({{"type", "walking"}, {"name", "Way to work"}, {"duration", 20}, {"date", "2026-11-18T06:30:00Z"}});
  log({{"type", "yoga"}, {"duration", 30}, {"notes", "Slow and long"}, {"date", "2026-11-18T11:00:00Z"}});
  log({{"type", "running"}, {"name", "Evening run"}, {"duration", 42}, {"date", "2026-11-18T18:00:00Z"}});
  const Answer tick = app.call("POST", "/api/exercise-completions",
                               {{"exerciseName", "Goblet Squat"}, {"actualSets", 3}, {"actualReps", 10}}, me);
  REQUIRE(tick.status == 201);
  const int legs = log({{"type", "strength"},
                        {"name", "Leg day"},
                        {"exercises", {"Goblet Squat"}},
                        {"duration", 40},
                        {"completionIds", {tick.body["id"]}}});

  CHECK(call_example(app, "list_workouts.month", "GET", "/api/workouts?from=2026-11-01&to=2026-12-12", nullptr, me)
            .body.size() == 5);
  CHECK(call_example(app, "list_exercise_completions.linked", "GET", "/api/exercise-completions?date=2026-11-20",
                     nullptr, me)
            .body[0]["workoutId"] == legs);
  // Moves the workout and its completions to the day before.
  CHECK(call_example(app, "update_workout.moved", "PUT", "/api/workouts/" + std::to_string(legs),
                     {{"date", "2026-11-19"}}, me)
            .body["localDate"] == "2026-11-19");
  CHECK(app.call("GET", "/api/exercise-completions?date=2026-11-19", nullptr, me).body.size() == 1);
}
