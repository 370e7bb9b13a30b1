// Tests of the level progression in the database: whose logs count, what is saved, and what a response changes.
#include "store/progression.h"

#include <doctest/doctest.h>

#include "entries_support.h"
#include "store/completions.h"
#include "store/levels.h"
#include "store/workouts.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;
using std::chrono::days;

namespace {

const domain::DayStamp today = noon("2026-11-20");

domain::DayStamp ago(int count) { return domain::stamp_of(today.at - days{count}, Zone::utc()); }

// Logs ten weeks of five workouts each, the usual goal, and a record every week.
void train(UserId user, Database& database) {
  for (int week = 10; week >= 1; --week) {
    for (int weekday = 4; weekday >= 0; --weekday) {  // Monday to Friday; `today` is a Friday
      domain::Workout workout;
      workout.name = "Strength Workout";
      workout.type = domain::WorkoutType::strength;
      workout.intensity = domain::Intensity::moderate;
      workout.when = ago(week * 7 + weekday);
      insert_workout(user, database, workout, {}, {}, workout.when.at);
    }
    domain::Completion lift;
    lift.exercise_name = "Goblet Squat";
    lift.actual_reps = 10;
    lift.actual_weight = 60 - 2 * week;
    lift.when = ago(week * 7);
    save_completion(user, database, lift, {}, lift.when.at);
  }
}

std::int64_t count_status(Database& database) {
  return database.read([](Connection& connection) {
    return connection.value<std::int64_t>("SELECT count(*) FROM progression_status").value_or(0);
  });
}

}  // namespace

TEST_CASE("one user's training does not affect another user's progression") {
  TwoUsers users;
  train(users.ada, *users.database);
  const ProgressionStatus ada = refresh_progression(users.ada, *users.database, today);
  CHECK(ada.progression.suggested_level == domain::Level::intermediate);
  CHECK(ada.progression.records_beaten == 3);
  CHECK(ada.progression.perceived_effort == 3);
  const ProgressionStatus eve = refresh_progression(users.eve, *users.database, today);
  CHECK(eve.progression.readiness_score == 0);
  CHECK(eve.progression.records_beaten == 0);
  CHECK_FALSE(eve.progression.perceived_effort.has_value());
  CHECK_THROWS_AS(respond_to_suggestion(users.eve, *users.database, {domain::ProgressionResponse::accepted, {}}, today),
                  Error);
  CHECK(list_level_changes(users.eve, *users.database, {}).empty());
}

TEST_CASE("a user has one row, saved when something changed or a new day began") {
  TwoUsers users;
  train(users.ada, *users.database);
  const ProgressionStatus first = refresh_progression(users.ada, *users.database, today);
  auto later = today;
  later.at += std::chrono::hours{2};
  const ProgressionStatus again = refresh_progression(users.ada, *users.database, later);
  CHECK(again.calculated.at == first.calculated.at);
  CHECK(again.suggested_at == first.suggested_at);
  const auto tomorrow = domain::stamp_of(today.at + days{1}, Zone::utc());
  const ProgressionStatus next = refresh_progression(users.ada, *users.database, tomorrow);
  CHECK(next.calculated.at == tomorrow.at);
  CHECK(next.suggested_at == first.suggested_at);  // the same suggestion
  CHECK(count_status(*users.database) == 1);
}

TEST_CASE("accepting a suggestion changes level, status and history together") {
  TwoUsers users;
  train(users.ada, *users.database);
  const ProgressionStatus after =
      respond_to_suggestion(users.ada, *users.database, {domain::ProgressionResponse::accepted, {}}, today);
  CHECK(after.progression.current_level == domain::Level::intermediate);
  CHECK(find_user(users.ada, *users.database)->fitness_level == domain::Level::intermediate);
  const auto history = list_level_changes(users.ada, *users.database, {});
  REQUIRE(history.size() == 1);
  CHECK(history[0].from_level == domain::Level::beginner);
  CHECK(history[0].triggered_by == "suggestion");
  CHECK(history[0].reason.has_value());
  CHECK_FALSE(history[0].notes.has_value());
}

TEST_CASE("declining a suggestion counts from the user's local day") {
  TwoUsers users;
  train(users.ada, *users.database);
  const Zone& auckland = *Zone::find("Pacific/Auckland");
  const auto late = domain::stamp_of(today.at, auckland);  // already the 21st in Auckland
  REQUIRE(late.local_date == day("2026-11-21"));
  const ProgressionStatus after =
      respond_to_suggestion(users.ada, *users.database, {domain::ProgressionResponse::declined, "Not yet"}, late);
  CHECK(after.progression.rests_until == day("2026-12-21"));
  CHECK(after.declined_reason == "Not yet");
  CHECK(list_level_changes(users.ada, *users.database, {}).empty());
}
