// Tests of the aggregates on the progress screen: one user, within the requested days.
#include "store/progress.h"

#include <doctest/doctest.h>

#include "entries_support.h"
#include "store/completions.h"
#include "store/measurements.h"
#include "store/nutrition.h"
#include "store/records.h"
#include "store/sleep.h"
#include "store/workouts.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

namespace {

const domain::Span november_so_far{day("2026-11-01"), day("2026-11-20")};

void log(UserId user, Database& database, const char* date, std::optional<int> minutes) {
  domain::Workout made;
  made.name = date;
  made.duration = minutes;
  made.when = noon(date);
  insert_workout(user, database, made, {}, {}, now);
}

void eat(UserId user, Database& database, const char* date, double calories) {
  domain::FoodEntry entry;
  static_cast<domain::DayStamp&>(entry) = noon(date);
  entry.name = "Soup";
  entry.calories = calories;
  insert_food_entry(user, database, entry, {}, now);
}

domain::Completion done(const char* exercise, const char* date, int sets, int reps, double weight) {
  domain::Completion made;
  made.exercise_name = exercise;
  made.actual_sets = sets;
  made.actual_reps = reps;
  made.actual_weight = weight;
  made.when = noon(date);
  return made;
}

domain::SetLog set_of(domain::SetType type, int reps, double weight) {
  domain::SetLog set;
  set.set_type = type;
  set.reps = reps;
  set.weight = weight;
  return set;
}

void add_exercise(Database& database, const std::string& key, const std::string& muscles,
                  const std::string& helpers = "[]", const std::string& implement = "barbell") {
  database.write([&](Connection& connection) {
    connection.insert(
        "INSERT INTO exercises (key, name, category, equipment, instructions, coaching_cues, difficulty,"
        " primary_muscles, secondary_muscles, implement)"
        " VALUES (?1, ?1, 'main', 'bodyweight', '', '', 'beginner', ?2, ?3, ?4)",
        key, muscles, helpers, implement);
    return 0;
  });
}

// A completion, set by set, of an exercise that `add_exercise` added.
domain::Completion in_sets(const char* key, const char* date, std::vector<domain::SetLog> sets) {
  domain::Completion made;
  made.exercise_name = key;
  made.exercise_key = key;
  made.sets = std::move(sets);
  made.when = noon(date);
  return made;
}

}  // namespace

TEST_CASE("training, food and nights are summed per day for one user within the span") {
  TwoUsers users;
  Database& database = *users.database;
  log(users.ada, database, "2026-10-31", 99);
  log(users.ada, database, "2026-11-01", 30);
  log(users.ada, database, "2026-11-01", std::nullopt);
  log(users.eve, database, "2026-11-02", 10);
  const auto trained = list_trained_days(users.ada, database, november_so_far);
  REQUIRE(trained.size() == 1);
  CHECK(trained[0].date == day("2026-11-01"));
  CHECK(trained[0].workouts == 2);
  CHECK(trained[0].minutes == 30);

  eat(users.ada, database, "2026-11-03", 300.5);
  eat(users.ada, database, "2026-11-03", 200);
  eat(users.ada, database, "2026-11-21", 200);
  eat(users.eve, database, "2026-11-04", 100);
  const auto eaten = list_food_days(users.ada, database, november_so_far);
  REQUIRE(eaten.size() == 1);
  CHECK(eaten[0].calories == 500.5);
  CHECK(count_days_with_food(users.ada, database, november_so_far) == 1);
}

TEST_CASE("a night without bedtime or wake time has no hours") {
  TwoUsers users;
  domain::Sleep night;
  night.sleep_date = day("2026-11-10");
  night.wake_time = noon("2026-11-10").at;
  insert_sleep(users.ada, *users.database, night, {}, now);
  CHECK(list_nights(users.ada, *users.database, november_so_far).empty());
  night.bedtime = *night.wake_time - std::chrono::minutes{450};
  insert_sleep(users.ada, *users.database, night, {}, now);
  const auto nights = list_nights(users.ada, *users.database, november_so_far);
  REQUIRE(nights.size() == 1);
  CHECK(nights[0].hours == 7.5);
}

TEST_CASE("weights are listed in the order of measurement, without measurements that have no weight") {
  TwoUsers users;
  Database& database = *users.database;
  const auto weigh = [&](UserId user, const char* date, std::optional<double> weight) {
    domain::BodyMeasurement made;
    static_cast<domain::DayStamp&>(made) = noon(date);
    made.weight = weight;
    made.waist = 30;
    insert_measurement(user, database, made, {}, now);
  };
  weigh(users.ada, "2026-11-09", 150);
  weigh(users.ada, "2026-11-02", 151);
  weigh(users.ada, "2026-11-10", std::nullopt);
  weigh(users.eve, "2026-11-03", 200);
  const auto list = list_weighings(users.ada, database, november_so_far);
  REQUIRE(list.size() == 2);
  CHECK(list[0].weight == 151);
  CHECK(list[1].date == day("2026-11-09"));
}

TEST_CASE("a muscle's sets and volume count lifted weight, without warm-up sets") {
  TwoUsers users;
  Database& database = *users.database;
  add_exercise(database, "squat", R"(["quadriceps", "glutes"])");
  add_exercise(database, "push_up", R"(["chest"])");
  domain::Completion by_set = done("Squat", "2026-11-02", 3, 10, 100);
  by_set.exercise_key = "squat";
  by_set.sets = {set_of(domain::SetType::warmup, 10, 45), set_of(domain::SetType::normal, 5, 100),
                 set_of(domain::SetType::normal, 4, 110)};
  save_completion(users.ada, database, by_set, {}, now);
  domain::Completion totals = done("Squat", "2026-11-03", 3, 10, 50);
  totals.exercise_key = "squat";
  save_completion(users.ada, database, totals, {}, now);
  domain::Completion bodyweight = done("Push-up", "2026-11-03", 4, 12, 0);
  bodyweight.exercise_key = "push_up";
  bodyweight.actual_weight = std::nullopt;
  save_completion(users.ada, database, bodyweight, {}, now);
  domain::Completion stretch = done("Squat", "2026-11-04", 9, 1, 1);
  stretch.exercise_key = "squat";
  stretch.category = domain::Section::cooldown;
  save_completion(users.ada, database, stretch, {}, now);
  totals.when = noon("2026-10-31");
  save_completion(users.ada, database, totals, {}, now);
  totals.when = noon("2026-11-05");
  save_completion(users.eve, database, totals, {}, now);

  const auto muscles = list_muscle_volumes(users.ada, database, november_so_far);
  REQUIRE(muscles.size() == 3);
  CHECK(muscles[0].muscle == "glutes");
  CHECK(muscles[0].sets == 5);
  CHECK(muscles[0].volume == 5 * 100 + 4 * 110 + 3 * 10 * 50);
  CHECK(muscles[1].muscle == "quadriceps");
  CHECK(muscles[2].muscle == "chest");
  CHECK(muscles[2].sets == 4);
  CHECK(muscles[2].volume == 0);
}

TEST_CASE("a failed attempt is not a hard set for any muscle") {
  TwoUsers users;
  Database& database = *users.database;
  add_exercise(database, "press", R"(["chest"])");
  add_exercise(database, "squat", R"(["quadriceps"])");
  const auto normal = domain::SetType::normal;
  save_completion(users.ada, database, in_sets("press", "2026-11-02", {set_of(normal, 8, 100), set_of(normal, 0, 150)}),
                  {}, now);
  save_completion(users.ada, database, in_sets("squat", "2026-11-03", {set_of(normal, 0, 300)}), {}, now);
  domain::Completion totals = done("squat", "2026-11-04", 3, 0, 300);
  totals.exercise_key = "squat";
  save_completion(users.ada, database, totals, {}, now);
  const auto muscles = list_muscle_volumes(users.ada, database, november_so_far);
  REQUIRE(muscles.size() == 1);
  CHECK(muscles[0].muscle == "chest");
  CHECK(muscles[0].sets == 1);
  CHECK(muscles[0].volume == 800);
}

TEST_CASE("a secondary muscle counts half, and cardiovascular and full body are not muscles") {
  TwoUsers users;
  Database& database = *users.database;
  add_exercise(database, "press", R"(["chest", "full body"])", R"(["triceps", "cardiovascular"])");
  add_exercise(database, "pushdown", R"(["triceps"])");
  const auto normal = domain::SetType::normal;
  save_completion(users.ada, database, in_sets("press", "2026-11-02", {set_of(normal, 8, 100), set_of(normal, 5, 100)}),
                  {}, now);
  save_completion(users.ada, database, in_sets("press", "2026-11-04", {set_of(normal, 7, 100)}), {}, now);
  save_completion(users.ada, database, in_sets("pushdown", "2026-11-04", {set_of(normal, 10, 50)}), {}, now);
  const auto muscles = list_muscle_volumes(users.ada, database, november_so_far);
  REQUIRE(muscles.size() == 2);
  CHECK(muscles[0].muscle == "chest");
  CHECK(muscles[0].sets == 3);
  CHECK(muscles[0].volume == 2000);
  CHECK(muscles[1].muscle == "triceps");
  CHECK(muscles[1].sets == 2.5);
  CHECK(muscles[1].volume == 1500);
}

TEST_CASE("an assisted machine counts as a set but adds no volume") {
  TwoUsers users;
  Database& database = *users.database;
  add_exercise(database, "assisted", R"(["lats"])", "[]", "assistance");
  save_completion(users.ada, database, in_sets("assisted", "2026-11-02", {set_of(domain::SetType::normal, 8, 60)}), {},
                  now);
  domain::Completion totals = done("assisted", "2026-11-04", 3, 10, 60);
  totals.exercise_key = "assisted";
  save_completion(users.ada, database, totals, {}, now);
  const auto muscles = list_muscle_volumes(users.ada, database, november_so_far);
  REQUIRE(muscles.size() == 1);
  CHECK(muscles[0].sets == 4);
  CHECK(muscles[0].volume == 0);
}

TEST_CASE("lifts are the heaviest per day and repetition count, taken from the sets if there are any") {
  TwoUsers users;
  Database& database = *users.database;
  domain::Completion squat = done("Squat", "2026-11-02", 3, 10, 300);
  squat.sets = {set_of(domain::SetType::warmup, 5, 500), set_of(domain::SetType::normal, 5, 100),
                set_of(domain::SetType::normal, 5, 110), set_of(domain::SetType::failure, 0, 150)};
  save_completion(users.ada, database, squat, {}, now);
  save_completion(users.ada, database, done("squat", "2026-11-09", 3, 8, 90), {}, now);
  save_completion(users.ada, database, done("Row", "2026-11-09", 0, 8, 90), {}, now);
  save_completion(users.eve, database, done("Squat", "2026-11-09", 3, 8, 200), {}, now);
  const auto lifts = list_lifts(users.ada, database, november_so_far);
  REQUIRE(lifts.size() == 2);
  CHECK(lifts[0].date == day("2026-11-02"));
  CHECK(lifts[0].repetitions == 5);
  CHECK(lifts[0].weight == 110);
  CHECK(lifts[1].repetitions == 8);
  CHECK(lifts[1].weight == 90);
}

TEST_CASE("the latest record of each exercise is listed, newest first") {
  TwoUsers users;
  Database& database = *users.database;
  for (const char* name : {"Squat", "Row", "Press"}) {
    save_completion(users.ada, database, done(name, "2026-11-01", 3, 5, 50), {}, now);
    save_completion(users.eve, database, done(name, "2026-11-01", 3, 5, 50), {}, now);
  }
  save_completion(users.ada, database, done("Squat", "2026-11-02", 3, 5, 100), {}, now);
  save_completion(users.ada, database, done("Row", "2026-11-03", 3, 5, 60), {}, now);
  save_completion(users.ada, database, done("SQUAT", "2026-11-04", 3, 5, 110), {}, now);
  save_completion(users.eve, database, done("Press", "2026-11-05", 3, 5, 70), {}, now);
  const auto records = list_latest_records(users.ada, database, 6);
  REQUIRE(records.size() == 2);
  CHECK(records[0].value == 110);
  CHECK(records[1].exercise_name == "Row");
  CHECK(list_latest_records(users.ada, database, 1).size() == 1);
}

TEST_CASE("goals are per user and start with the account") {
  TwoUsers users;
  const auto weekly = list_weekly_goals(users.ada, *users.database);
  REQUIRE(weekly.size() == 1);
  CHECK(weekly[0].weekly_goal == 5);
  const auto calories = list_calorie_goals(users.ada, *users.database);
  REQUIRE(calories.size() == 1);
  CHECK(calories[0].from == day("2026-11-01"));
  CHECK(calories[0].daily_calories == 1800);
}

TEST_CASE("the last weight of an exercise is one that was actually lifted") {
  TwoUsers users;
  Database& database = *users.database;
  const auto normal = domain::SetType::normal;
  save_completion(users.ada, database, in_sets("press", "2026-11-02", {set_of(normal, 8, 100)}), {}, now);
  save_completion(users.ada, database, in_sets("press", "2026-11-04", {set_of(normal, 0, 150)}), {}, now);
  save_completion(users.ada, database, in_sets("press", "2026-11-05", {set_of(domain::SetType::warmup, 8, 45)}), {},
                  now);
  save_completion(users.ada, database, in_sets("squat", "2026-11-04", {set_of(normal, 8, 100), set_of(normal, 0, 150)}),
                  {}, now);
  domain::Completion none = done("squat", "2026-11-06", 0, 5, 200);
  none.exercise_key = "squat";
  save_completion(users.ada, database, none, {}, now);
  const LastWeights last = list_last_weights(users.ada, database, day("2026-11-01"));
  CHECK(last == LastWeights{{"press", 100}, {"squat", 100}});
}
