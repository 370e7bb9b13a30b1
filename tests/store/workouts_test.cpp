// Tests of logged workouts in the database: ownership, links and totals.
#include "store/workouts.h"

#include <doctest/doctest.h>

#include "entries_support.h"
#include "store/completions.h"
#include "store/records.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

namespace {

domain::Workout workout(const char* date, std::optional<int> minutes = 30, std::optional<double> calories = 100) {
  domain::Workout made;
  made.name = date;
  made.type = domain::WorkoutType::running;
  made.exercises = {"Easy Run", "It's \"quoted\", ünd so"};
  made.duration = minutes;
  made.calories = calories;
  made.when = noon(date);
  return made;
}

domain::Workout add(UserId user, Database& database, const domain::Workout& made, const WorkoutLinks& links = {}) {
  return insert_workout(user, database, made, links, {}, now).entity;
}

domain::Completion completion(const char* exercise, const char* date, double weight) {
  domain::Completion done;
  done.exercise_name = exercise;
  done.actual_reps = 5;
  done.actual_weight = weight;
  done.when = noon(date);
  return done;
}

CompletionId tick(UserId user, Database& database, const char* exercise, const char* date, double weight) {
  return save_completion(user, database, completion(exercise, date, weight), {}, now).completion.id;
}

std::vector<std::string> names(const std::vector<domain::Workout>& list) {
  std::vector<std::string> out;
  for (const auto& each : list) out.push_back(each.name);
  return out;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a workout is read back as it was written") {
  TwoUsers users;
  domain::Workout made = workout("2026-11-20");
  made.intensity = domain::Intensity::very_high;
  made.weight = 20.25;
  made.distance = 5000.5;
  made.notes = "rain";
  made.when.utc_offset = -300;
  const auto id = add(users.ada, *users.database, made).id;
  const auto read = find_workout(users.ada, *users.database, id);
  REQUIRE(read);
  CHECK(read->name == made.name);
  CHECK(read->type == made.type);
  CHECK(read->exercises == made.exercises);
  CHECK(read->duration == 30);
  CHECK(read->calories == 100);
  CHECK(read->intensity == made.intensity);
  CHECK(read->weight == 20.25);
  CHECK(read->distance == 5000.5);
  CHECK(read->notes == "rain");
  CHECK(read->when.at == made.when.at);
  CHECK(read->when.local_date == made.when.local_date);
  CHECK(read->when.utc_offset == -300);
}

TEST_CASE("another user's id finds, changes and deletes no workout") {
  TwoUsers users;
  Database& database = *users.database;
  const auto id = add(users.ada, database, workout("2026-11-20")).id;
  CHECK_FALSE(find_workout(users.eve, database, id));
  CHECK(list_workouts(users.eve, database, {}).empty());
  bool asked = false;
  CHECK_FALSE(update_workout(users.eve, database, id, now, [&](domain::Workout&) { asked = true; }));
  CHECK_FALSE(asked);
  CHECK_FALSE(delete_workout(users.eve, database, id));
  CHECK(find_training_days(users.eve, database).days.empty());
  CHECK(find_workout(users.ada, database, id));
}

TEST_CASE("workouts are listed newest first, filtered by local days and by pages") {
  TwoUsers users;
  Database& database = *users.database;
  for (const char* date : {"2026-11-12", "2026-11-20", "2026-11-01", "2026-11-15"})
    add(users.ada, database, workout(date));
  add(users.eve, database, workout("2026-11-16"));
  CHECK(names(list_workouts(users.ada, database, {})) == Names{"2026-11-20", "2026-11-15", "2026-11-12", "2026-11-01"});
  CHECK(names(list_workouts(users.ada, database, {day("2026-11-12"), day("2026-11-15"), {}, 0})) ==
        Names{"2026-11-15", "2026-11-12"});
  CHECK(names(list_workouts(users.ada, database, {{}, {}, 2, 1})) == Names{"2026-11-15", "2026-11-12"});
  CHECK(list_workouts(users.ada, database, {{}, {}, {}, 4}).empty());
}

TEST_CASE("a client key creates one workout per user") {
  TwoUsers users;
  Database& database = *users.database;
  const auto first = insert_workout(users.ada, database, workout("2026-11-20"), {}, key("k", "body"), now);
  CHECK_FALSE(first.existed);
  const auto again = insert_workout(users.ada, database, workout("2026-11-19"), {}, key("k", "body"), now);
  CHECK(again.existed);
  CHECK(again.entity.id == first.entity.id);
  CHECK(again.entity.name == "2026-11-20");
  CHECK(error_of([&] {
          insert_workout(users.ada, database, workout("2026-11-20"), {}, key("k", "other"), now);
        }).kind() == ErrorKind::conflict);
  CHECK_FALSE(insert_workout(users.eve, database, workout("2026-11-20"), {}, key("k", "body"), now).existed);
  CHECK(list_workouts(users.ada, database, {}).size() == 1);
}

TEST_CASE("a workout that names another user's completion or an unknown planned workout is rejected") {
  TwoUsers users;
  Database& database = *users.database;
  const auto foreign = tick(users.eve, database, "Row", "2026-11-20", 50);
  const auto own = tick(users.ada, database, "Row", "2026-11-20", 50);
  const Error error = error_of([&] { add(users.ada, database, workout("2026-11-20"), {{own, foreign}}); });
  CHECK(error.kind() == ErrorKind::not_found);
  CHECK(error.fields().front().first == "completionIds[1]");
  domain::Workout planned = workout("2026-11-20");
  planned.planned_workout_id = PlannedWorkoutId{12345};
  CHECK(error_of([&] { add(users.ada, database, planned); }).fields().front().first == "plannedWorkoutId");
  CHECK(list_workouts(users.ada, database, {}).empty());
  CHECK_FALSE(list_completions(users.ada, database, {})[0].workout_id);
}

TEST_CASE("deleting a workout deletes its completions and rebuilds its user's records") {
  TwoUsers users;
  Database& database = *users.database;
  tick(users.ada, database, "Row", "2026-11-01", 50);
  const auto heavy = tick(users.ada, database, "Row", "2026-11-10", 200);
  tick(users.ada, database, "ROW", "2026-11-12", 100);
  tick(users.eve, database, "Row", "2026-11-01", 50);
  tick(users.eve, database, "Row", "2026-11-10", 300);
  const auto id = add(users.ada, database, workout("2026-11-10"), {{heavy}}).id;
  CHECK(list_records(users.ada, database, {}).size() == 1);
  CHECK(delete_workout(users.ada, database, id));
  CHECK(list_completions(users.ada, database, {}).size() == 2);
  const auto records = list_records(users.ada, database, {});
  REQUIRE(records.size() == 1);
  CHECK(records[0].value == 100);
  CHECK(list_records(users.eve, database, {})[0].value == 300);
}

TEST_CASE("moving a workout to another day moves its completions, sets and records") {
  TwoUsers users;
  Database& database = *users.database;
  domain::Completion heavy = completion("Row", "2026-11-10", 200);
  domain::SetLog set;
  set.weight = 200;
  set.done_at = noon("2026-11-10").at;
  heavy.sets = {set};
  const auto moved = save_completion(users.ada, database, heavy, {}, now).completion.id;
  tick(users.ada, database, "row", "2026-11-12", 150);
  tick(users.eve, database, "Row", "2026-11-10", 300);
  const auto id = add(users.ada, database, workout("2026-11-10"), {{moved}}).id;
  CHECK(list_records(users.ada, database, {}).empty());

  domain::DayStamp there = noon("2026-11-14");
  there.utc_offset = 60;
  update_workout(users.ada, database, id, now, [&](domain::Workout& each) { each.when = there; });

  const auto of_day = [&](UserId user, const char* text) {
    return list_completions(user, database, {day(text), day(text), std::nullopt, 0});
  };
  CHECK(of_day(users.ada, "2026-11-10").empty());
  const auto arrived = of_day(users.ada, "2026-11-14");
  REQUIRE(arrived.size() == 1);
  CHECK(arrived[0].id == moved);
  CHECK(arrived[0].when.at == there.at);
  CHECK(arrived[0].when.utc_offset == 60);
  REQUIRE(arrived[0].sets.size() == 1);
  CHECK(arrived[0].sets[0].done_at == there.at);
  // Now 150 lb on the 12th is the first completion, and 200 lb on the 14th beats it.
  const auto records = list_records(users.ada, database, {});
  REQUIRE(records.size() == 1);
  CHECK(records[0].value == 200);
  CHECK(records[0].when.local_date == day("2026-11-14"));
  CHECK(of_day(users.eve, "2026-11-10").size() == 1);
}

TEST_CASE("training days count one user's workouts, minutes and energy, with the goals") {
  TwoUsers users;
  Database& database = *users.database;
  add(users.ada, database, workout("2026-11-10", 30, 100));
  add(users.ada, database, workout("2026-11-10", std::nullopt, 50.5));
  add(users.ada, database, workout("2026-11-08", 45, std::nullopt));
  add(users.eve, database, workout("2026-11-09"));
  const auto training = find_training_days(users.ada, database);
  REQUIRE(training.days.size() == 2);
  CHECK(training.days[0].date == day("2026-11-08"));
  CHECK(training.days[1].workouts == 2);
  CHECK(training.totals.workouts == 3);
  CHECK(training.totals.minutes == 75);
  CHECK(training.totals.workouts_with_duration == 2);
  CHECK(training.totals.calories == 150.5);
  REQUIRE(training.goals.size() == 1);
  CHECK(training.goals[0].weekly_goal == 5);
}

TEST_CASE("the stored streaks follow every edit and deletion") {
  TwoUsers users;
  Database& database = *users.database;
  auto streaks = [&] {
    const auto user = find_user(users.ada, database);
    return std::pair(user->current_streak, user->longest_streak);
  };
  const auto first = add(users.ada, database, workout("2026-11-10")).id;
  const auto second = add(users.ada, database, workout("2026-11-11")).id;
  CHECK(streaks() == std::pair(2, 2));
  update_workout(users.ada, database, first, now, [](domain::Workout& each) { each.when = noon("2026-11-09"); });
  CHECK(streaks() == std::pair(1, 1));
  add(users.ada, database, workout("2026-11-10"));
  CHECK(streaks() == std::pair(3, 3));
  delete_workout(users.ada, database, second);
  CHECK(streaks() == std::pair(2, 2));
  for (const auto& each : list_workouts(users.ada, database, {})) delete_workout(users.ada, database, each.id);
  CHECK(streaks() == std::pair(0, 0));
  CHECK(find_user(users.eve, database)->longest_streak == 0);
}

TEST_CASE("the current weight is the latest measured one, or else the one in the profile") {
  TwoUsers users;
  Database& database = *users.database;
  CHECK_FALSE(find_current_weight(users.ada, database));
  database.write(
      [&](Connection& connection) { connection.change("UPDATE users SET weight = 160 WHERE id = ?", users.ada); });
  CHECK(find_current_weight(users.ada, database) == 160);
  auto measure = [&](const char* date, std::optional<double> weight) {
    const auto when = noon(date);
    database.write([&](Connection& connection) {
      connection.insert(
          "INSERT INTO body_measurements (user_id, weight, waist, measured_at, local_date, utc_offset,"
          " created_at, updated_at) VALUES (?1, ?2, 30.0, ?3, ?4, 0, ?3, ?3)",
          users.ada, weight, when.at, when.local_date);
    });
  };
  measure("2026-11-10", 150);
  measure("2026-11-01", 170);
  measure("2026-11-15", std::nullopt);
  CHECK(find_current_weight(users.ada, database) == 150);
  CHECK_FALSE(find_current_weight(users.eve, database));
}
