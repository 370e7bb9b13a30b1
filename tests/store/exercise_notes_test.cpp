// Pinned notes of exercises in the database.
#include "store/exercise_notes.h"

#include <doctest/doctest.h>

#include "entries_support.h"

using namespace fitapp;
using namespace fitapp::store;
using namespace fitapp::tests;

TEST_CASE("an exercise has one note, whatever the case of its name, and each person their own") {
  TwoUsers both;
  Database& database = *both.database;
  save_exercise_note(both.ada, database, {"Row", "Elbows in", now});
  save_exercise_note(both.ada, database, {"ROW", "Seat at 4", now + std::chrono::hours{1}});
  save_exercise_note(both.ada, database, {"Bench Press", "Feet flat", now});
  save_exercise_note(both.eve, database, {"row", "Eve's", now});
  const auto notes = list_exercise_notes(both.ada, database);
  REQUIRE(notes.size() == 2);
  CHECK(notes[0].exercise_name == "Bench Press");
  CHECK(notes[1].exercise_name == "ROW");
  CHECK(notes[1].note == "Seat at 4");
  CHECK(notes[1].updated_at == now + std::chrono::hours{1});
  CHECK(find_exercise_note(both.ada, database, "row") == "Seat at 4");
  CHECK_FALSE(find_exercise_note(both.ada, database, "Squat"));
}

TEST_CASE("a note goes from one person's exercise alone") {
  TwoUsers both;
  Database& database = *both.database;
  save_exercise_note(both.ada, database, {"Row", "Elbows in", now});
  save_exercise_note(both.eve, database, {"Row", "Eve's", now});
  CHECK(delete_exercise_note(both.ada, database, "row"));
  CHECK_FALSE(delete_exercise_note(both.ada, database, "row"));
  CHECK(list_exercise_notes(both.ada, database).empty());
  CHECK(find_exercise_note(both.eve, database, "Row") == "Eve's");
}
