// Tests of marked and recent exercises in the database.
#include "store/exercise_marks.h"

#include <doctest/doctest.h>

#include "planned_support.h"
#include "store/completions.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;
using Mark = domain::ExerciseMark;

namespace {

void do_exercise(UserId user, Database& database, const std::string& name, const char* date) {
  domain::Completion done;
  done.exercise_name = name;
  done.when = noon(date);
  save_completion(user, database, done, {}, done.when.at);
}

std::vector<std::string> recent_of(UserId user, Database& database, int count = 20) {
  std::vector<std::string> names;
  for (const auto& each : list_recent_exercises(user, database, count)) {
    names.push_back(each.exercise_name + " " + format_date(each.local_date));
  }
  return names;
}

}  // namespace

TEST_CASE("an exercise has one mark per user, ignoring the case of its name") {
  TwoUsers users;
  Database& database = *users.database;
  save_exercise_mark(users.ada, database, "Row", Mark::favorite, now);
  save_exercise_mark(users.ada, database, "ROW", Mark::hidden, now);
  save_exercise_mark(users.ada, database, "Bench Press", Mark::favorite, now);
  save_exercise_mark(users.eve, database, "row", Mark::favorite, now);
  const auto marks = list_exercise_marks(users.ada, database);
  REQUIRE(marks.size() == 2);
  CHECK(marks[0].exercise_name == "Bench Press");
  CHECK(marks[1].exercise_name == "ROW");
  CHECK(marks[1].mark == Mark::hidden);
}

TEST_CASE("removing a mark leaves other users' marks, and may be repeated") {
  TwoUsers users;
  Database& database = *users.database;
  save_exercise_mark(users.ada, database, "Row", Mark::favorite, now);
  save_exercise_mark(users.eve, database, "Row", Mark::favorite, now);
  save_exercise_mark(users.ada, database, "row", std::nullopt, now);
  save_exercise_mark(users.ada, database, "row", std::nullopt, now);
  CHECK(list_exercise_marks(users.ada, database).empty());
  CHECK(list_exercise_marks(users.eve, database).size() == 1);
}

TEST_CASE("recent exercises are listed once, with their last day, newest first and no more than asked") {
  TwoUsers users;
  Database& database = *users.database;
  do_exercise(users.ada, database, "Row", "2026-11-10");
  do_exercise(users.ada, database, "Plank", "2026-11-12");
  do_exercise(users.ada, database, "ROW", "2026-11-14");
  do_exercise(users.ada, database, "Squat", "2026-11-11");
  do_exercise(users.eve, database, "Curl", "2026-11-15");
  CHECK(recent_of(users.ada, database) ==
        std::vector<std::string>{"ROW 2026-11-14", "Plank 2026-11-12", "Squat 2026-11-11"});
  CHECK(recent_of(users.ada, database, 1) == std::vector<std::string>{"ROW 2026-11-14"});
}
