// Tests of the notes pinned to exercises in the database.
#include "store/exercise_notes.h"

#include <doctest/doctest.h>

#include "entries_support.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

TEST_CASE("an exercise has one note per user, ignoring the case of its name") {
  TwoUsers users;
  Database& database = *users.database;
  save_exercise_note(users.ada, database, {"Row", "Elbows in", now});
  save_exercise_note(users.ada, database, {"ROW", "Seat at 4", now + std::chrono::hours{1}});
  save_exercise_note(users.ada, database, {"Bench Press", "Feet flat", now});
  save_exercise_note(users.eve, database, {"row", "Eve's", now});
  const auto notes = list_exercise_notes(users.ada, database);
  REQUIRE(notes.size() == 2);
  CHECK(notes[0].exercise_name == "Bench Press");
  CHECK(notes[1].exercise_name == "ROW");
  CHECK(notes[1].note == "Seat at 4");
  CHECK(notes[1].updated_at == now + std::chrono::hours{1});
  CHECK(find_exercise_note(users.ada, database, "row") == "Seat at 4");
  CHECK_FALSE(find_exercise_note(users.ada, database, "Squat"));
}

TEST_CASE("deleting a note leaves other users' notes") {
  TwoUsers users;
  Database& database = *users.database;
  save_exercise_note(users.ada, database, {"Row", "Elbows in", now});
  save_exercise_note(users.eve, database, {"Row", "Eve's", now});
  CHECK(delete_exercise_note(users.ada, database, "row"));
  CHECK_FALSE(delete_exercise_note(users.ada, database, "row"));
  CHECK(list_exercise_notes(users.ada, database).empty());
  CHECK(find_exercise_note(users.eve, database, "Row") == "Eve's");
}
