// Tests of records for exercises with and without a weight and for assisted machines.
#include "store/records.h"

#include <doctest/doctest.h>

#include "planned_support.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

namespace {

domain::SetLog of_reps(int reps, std::optional<double> weight = std::nullopt) {
  domain::SetLog set;
  set.reps = reps;
  set.weight = weight;
  return set;
}

SavedCompletion train(TwoUsers& users, const char* exercise, const char* date, std::vector<domain::SetLog> sets) {
  domain::Completion done;
  done.exercise_name = exercise;
  done.sets = std::move(sets);
  done.when = noon(date);
  return save_completion(users.ada, *users.database, done, {}, now);
}

}  // namespace

TEST_CASE("a body-weight record set together with weighted sets is beaten only by more repetitions") {
  TwoUsers users;
  CHECK(train(users, "Pull-Up", "2026-11-01", {of_reps(8)}).first_time);
  CHECK(train(users, "Pull-Up", "2026-11-03", {of_reps(9)}).new_record->value == 9);
  const auto mixed = train(users, "Pull-Up", "2026-11-05", {of_reps(15), of_reps(5, 10)});
  REQUIRE(mixed.new_record);
  CHECK(mixed.new_record->value == 15);
  CHECK(mixed.new_record->unit == domain::RecordUnit::reps);
  CHECK(mixed.beaten == 9);
  CHECK_FALSE(train(users, "Pull-Up", "2026-11-07", {of_reps(12)}).new_record);
  CHECK(train(users, "Pull-Up", "2026-11-09", {of_reps(16)}).new_record->value == 16);
}

TEST_CASE("a session that beats two units reports the weight, and neither is beaten by less later") {
  TwoUsers users;
  train(users, "Dip", "2026-11-01", {of_reps(10), of_reps(5, 20)});
  const auto best = train(users, "Dip", "2026-11-03", {of_reps(14), of_reps(5, 25)});
  REQUIRE(best.new_record);
  CHECK(best.new_record->unit == domain::RecordUnit::lb);
  CHECK(best.new_record->value == 25);
  CHECK(best.beaten == 20);
  CHECK_FALSE(train(users, "Dip", "2026-11-05", {of_reps(12)}).new_record);
  CHECK_FALSE(train(users, "Dip", "2026-11-07", {of_reps(3, 22.5)}).new_record);
  CHECK(list_records(users.ada, *users.database, {}).size() == 1);
}

TEST_CASE("on an assisted machine more repetitions are a record, but more assistance is not") {
  TwoUsers users;
  users.database->write([](Connection& connection) {
    connection.insert(
        "INSERT INTO exercises (key, name, category, equipment, instructions, coaching_cues, difficulty, pattern,"
        " implement) VALUES ('assisted', 'Assisted Pull-Up', 'main', 'full_gym', '', '', 'beginner', 'vertical_pull',"
        " 'assistance')");
    return 0;
  });
  CHECK(train(users, "Assisted Pull-Up", "2026-11-01", {of_reps(8, 60)}).first_time);
  CHECK_FALSE(train(users, "Assisted Pull-Up", "2026-11-03", {of_reps(8, 80)}).new_record);
  CHECK_FALSE(train(users, "Assisted Pull-Up", "2026-11-05", {of_reps(12, 90)}).new_record);
  const auto better = train(users, "Assisted Pull-Up", "2026-11-07", {of_reps(10, 50)});
  REQUIRE(better.new_record);
  CHECK(better.new_record->unit == domain::RecordUnit::reps);
  CHECK(better.new_record->value == 10);
  CHECK(better.beaten == 8);
}
